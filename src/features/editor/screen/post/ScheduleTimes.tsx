import { Stack, Text } from '@mantine/core'
import dayjs from 'dayjs'
import { useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type MessageId, useMessage } from '@/common/i18n/messages'
import { useLocale } from '@/common/i18n/useLocale'
import { timeZoneHere, zoneName } from '@/common/lib/timeZone'
import { useNow } from '@/common/lib/useNow'
import { useAppSelector, useAppDispatch } from '@/common/store/hooks'
import { CLOCK_CALENDARS } from '@/common/ui/dates/calendars'
import { DateTextField } from '@/common/ui/dates/DateTextField'
import { clockWords, readClock } from '@/common/ui/dates/typedDates'
import { type ScheduleTime, scheduleProblem, type ScheduleProblem } from '@/contract/posts/schedule'
import {
  selectDocument,
  scheduleTimeChosen,
  invalidTimeTyped,
  selectInvalidTimes,
  selectStoredSchedule,
  selectSaveProblem,
} from '@/features/editor/editorSlice'
import { useProblemFocus } from '@/features/editor/screen/panel/useSaveProblem'
import { useInstantWords } from '@/features/editor/screen/words'
import { isTime } from '@/features/editor/state/editorState'

/** The times of an enabled schedule, and the time zone in which they are shown. */
export function ScheduleTimes() {
  const intl = useIntl()
  const now = useNow()
  const { isPublished, schedule } = useAppSelector(selectDocument)
  const { publishTime, unpublishTime } = schedule
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        <FormattedMessage
          id="publishing.text_zone"
          values={{ zone: zoneName(intl.locale, timeZoneHere(), now) }}
        />
      </Text>
      {(!isPublished || publishTime !== null) && (
        <ScheduleTimeField
          field="publishTime"
          label="publishing.label_publish-at"
          value={publishTime}
          after={null}
          hint={null}
        />
      )}
      <ScheduleTimeField
        field="unpublishTime"
        label="publishing.label_unpublish-at"
        value={unpublishTime}
        after={publishTime}
        hint={isPublished ? null : 'publishing.hint_optional'}
      />
    </Stack>
  )
}

interface ScheduleTimeFieldProps {
  field: ScheduleTime
  label: MessageId
  /** The instant (ISO); null while none is chosen. */
  value: string | null
  /** The earliest instant (ISO); null for now. */
  after: string | null
  /** Shown while no time is chosen. */
  hint: MessageId | null
}

/** One time of the schedule, chosen in local time; the resulting instant is shown below. */
function ScheduleTimeField({ field, label, value, after, hint }: ScheduleTimeFieldProps) {
  const intl = useIntl()
  const locale = useLocale()
  const dispatch = useAppDispatch()
  const error = useTimeError(field)
  const input = useRef<HTMLInputElement>(null)
  useProblemFocus(field, () => input.current?.focus())
  const letters = useAppSelector(selectInvalidTimes)[field]
  const invalid = letters?.time === value ? letters.text : null
  const words = intl.formatMessage({ id: label })
  const clock = value === null ? '' : clockAt(value)
  const now = useNow()
  const min = dayjs(after === null ? now : Math.max(now, Date.parse(after))).format('YYYY-MM-DD')
  const ClockCalendar = CLOCK_CALENDARS[locale]

  function choose(next: string) {
    // A local time that occurs twice is read as the first one. A local time that the clocks skip is shifted by the
    // length of the gap.
    const time = next === '' ? null : dayjs(next).toISOString()
    dispatch(scheduleTimeChosen({ field, time }))
  }
  return (
    <DateTextField
      inputRef={input}
      label={words}
      placeholder={intl.formatMessage({ id: 'days.placeholder_time' })}
      renderDescription={(isMoved) =>
        value === null
          ? hint && <FormattedMessage id={hint} />
          : invalid === null && <ChosenInstant value={value} isLeapt={isMoved} />
      }
      error={error}
      value={clock}
      invalid={invalid}
      invalidMessage={<FormattedMessage id="days.error_time" />}
      read={(text) => readClock(text, locale)}
      write={(time) => clockWords(time, locale)}
      settle={clockAt}
      onChange={choose}
      onInvalid={(text) => dispatch(invalidTimeTyped({ field, text }))}
      clearLabel={intl.formatMessage({ id: 'publishing.action_clear-time' }, { label: words })}
      renderCalendar={(close) => (
        <ClockCalendar value={clock} min={min} onChange={choose} onDone={close} />
      )}
    />
  )
}

/** The local time at an instant. */
const clockAt = (instant: string) => dayjs(instant).format('YYYY-MM-DDTHH:mm')

function ChosenInstant({ value, isLeapt }: { value: string; isLeapt: boolean }) {
  const wordsOf = useInstantWords()
  return (
    <FormattedMessage
      id={isLeapt ? 'publishing.text_leap' : 'publishing.text_instant'}
      values={wordsOf(value)}
    />
  )
}

/** The problems of a missing time, which are shown only after an attempt to save. */
const MISSING: readonly ScheduleProblem['code'][] = ['schedule-empty', 'schedule-not-published']

/** The problem of a time of the schedule, as text: the one that stopped the last save, or one that is already known. */
function useTimeError(field: ScheduleTime): string | null {
  const words = useMessage()
  const now = useNow()
  const { schedule, isPublished } = useAppSelector(selectDocument)
  const stored = useAppSelector(selectStoredSchedule)
  const problem = useAppSelector(selectSaveProblem)
  if (problem?.place === field) return problem.message && words(problem.message)
  if (problem && isTime(problem.place)) return null
  const seen = scheduleProblem(schedule, { isPublished, stored, now })
  if (!seen || seen.field !== field || MISSING.includes(seen.code)) return null
  return words({ id: seen.code })
}
