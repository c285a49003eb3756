import { CloseButton, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { timeZoneHere } from '@/common/lib/timeZone'
import { instantOf, wallClockOf } from '@/common/lib/wallClock'
import { useAppDispatch } from '@/common/store/hooks'
import type { ScheduleProblem } from '@/contract/posts/schedule'
import { scheduleTimeChosen } from '../../editorSlice'
import { useInstantWords } from '../../hooks/panel/useInstantWords'
import { useProblemFocus } from '../../hooks/panel/useSaveProblem'
import { useTimeError } from '../../hooks/panel/useTimeError'

interface ScheduleTimeFieldProps {
  field: ScheduleProblem['field']
  label: MessageId
  /** The instant (ISO); null while none is chosen. */
  value: string | null
  /** Shown while nothing is chosen. */
  hint: MessageId | null
}

/** One time of the schedule, chosen by the clock here; the instant that comes of it is told below. */
export function ScheduleTimeField({ field, label, value, hint }: ScheduleTimeFieldProps) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const error = useTimeError(field)
  const input = useRef<HTMLInputElement>(null)
  useProblemFocus(field, () => input.current?.focus())
  const zone = timeZoneHere()
  // What was typed stays as typed, also where clocks leap over it, until the time changes elsewhere.
  const [typed, setTyped] = useState({ clock: '', time: value })
  const stored = value === null ? '' : wallClockOf(value, zone)
  const clock = typed.time === value && typed.clock !== '' ? typed.clock : stored
  const words = intl.formatMessage({ id: label })

  function choose(next: string) {
    const time = next === '' ? null : instantOf(next, zone)
    setTyped({ clock: next, time })
    dispatch(scheduleTimeChosen({ field, time }))
  }
  return (
    <TextInput
      ref={input}
      type="datetime-local"
      label={words}
      description={
        value === null ? (
          hint && <FormattedMessage id={hint} />
        ) : (
          <ChosenInstant value={value} isLeapt={clock !== stored} />
        )
      }
      error={error}
      value={clock}
      onChange={(event) => {
        choose(event.currentTarget.value)
      }}
      rightSection={
        value !== null && (
          <CloseButton
            aria-label={intl.formatMessage(
              { id: 'publishing.action_clear-time' },
              { label: words },
            )}
            onClick={() => {
              choose('')
              input.current?.focus()
            }}
          />
        )
      }
    />
  )
}

function ChosenInstant({ value, isLeapt }: { value: string; isLeapt: boolean }) {
  const wordsOf = useInstantWords()
  return (
    <FormattedMessage
      id={isLeapt ? 'publishing.text_leap' : 'publishing.text_instant'}
      values={wordsOf(value)}
    />
  )
}
