import { LANDING_LINK, LANDING_PATH } from '@/contract/addresses'
import type { Locale } from '@/contract/locale'
import { translate } from '../../../language/messages'
import { composeLetter } from '../../../outbound/composeLetter'
import type { Letter } from '../../../outbound/createMail'
import type { World } from '../../../world'

/** Within this time the person must open both mailboxes. */
export const LINK_HOURS = 24

/** The address that a link was sent to. */
export type Side = 'old' | 'new'

const LETTERS: Record<Side, { subject: string; line: string; action: string }> = {
  old: {
    subject: 'server.letter_email-old-subject',
    line: 'server.letter_email-old',
    action: 'server.letter_email-old-action',
  },
  new: {
    subject: 'server.letter_email-new-subject',
    line: 'server.letter_email-new',
    action: 'server.letter_email-new-action',
  },
}

/** The letter about a change of e-mail, to the old or the new address. */
export function changeLetter(
  { settings }: Pick<World, 'settings'>,
  side: Side,
  { locale, old, email }: { locale: Locale; old: string; email: string },
  token: string,
): Letter {
  const { subject, line, action } = LETTERS[side]
  return composeLetter({
    locale,
    to: side === 'old' ? old : email,
    subject: translate(locale, subject),
    lines: [translate(locale, line, { old, email })],
    action: {
      label: translate(locale, action),
      url: `${settings.publicUrl}${LANDING_PATH}#${LANDING_LINK}=${token}`,
    },
    notes: [translate(locale, 'server.letter_email-note', { hours: LINK_HOURS })],
  })
}
