/**
 * Beginnings of the ids of texts that the first screen (the library in its layout) may show. These texts load before
 * the first screen, all others after it, so each entry here delays every visit.
 */
const FIRST_SCREEN = [
  'common.',
  'shell.',
  'library.',
  'source.',
  'serverError',
  'have_no_permission_that_user',
]

/** Exceptions that only other screens show; they load with the other texts. */
const LATER = [
  'common.action_drop',
  'common.action_leave',
  'common.action_more',
  'common.action_next-page',
  'common.action_previous-page',
  'common.action_reset-filters',
  'common.label_actions',
  'common.label_page',
  'common.text_drop',
  'common.text_leave',
  'common.text_nothing-found',
  'common.text_shown',
  'common.title_drop',
  'common.title_leave',
  'common.title_nothing-found',
  'library.text_empty',
  'library.title_empty',
]

/** Texts of the page that is shown when the start fails. */
const START_FAILURE = [
  'start.action_accounts',
  'start.title_failed',
  'start-failed.',
  'user-not-exist',
  'serverError',
  'common.action_retry',
  'session-record.label_code',
  'session-record.action_write',
  'session-record.letter_subject',
]

module.exports = {
  isOfStartFailure: (id) => START_FAILURE.some((beginning) => id.startsWith(beginning)),
  isOfFirstScreen: (id) =>
    FIRST_SCREEN.some((beginning) => id.startsWith(beginning)) &&
    !LATER.some((beginning) => id.startsWith(beginning)),
}
