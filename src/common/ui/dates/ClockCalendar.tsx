import { InlineDateTimePicker } from '@mantine/dates'
import dayjs from 'dayjs'
import { useIntl } from 'react-intl'
import { useNow } from '../../lib/useNow'
import { useCalendarProps } from './useCalendarProps'
import classes from './calendar.module.css'

export interface ClockCalendarProps {
  /** `2026-03-01T09:30` in local time; '' for none. */
  value: string
  /** The first day that can be chosen, `2026-03-01`. */
  min: string
  onChange: (clock: string) => void
  onDone: () => void
}

/** A month and a 24-hour clock; each choice is applied at once. */
export function ClockCalendar({ value, min, onChange, onDone }: ClockCalendarProps) {
  const intl = useIntl()
  const nextHour = dayjs(useNow()).add(1, 'hour').format('HH:00')
  return (
    <InlineDateTimePicker
      {...useCalendarProps(value.slice(0, 10))}
      fullWidth={false}
      minDate={min}
      value={value === '' ? null : value.replace('T', ' ')}
      // A day without a time gets the next full hour, until another is chosen.
      {...(value === '' ? { defaultTimeValue: nextHour } : {})}
      timePickerProps={{
        classNames: { input: classes.time ?? '' },
        'aria-label': intl.formatMessage({ id: 'days.label_time' }),
        hoursInputLabel: intl.formatMessage({ id: 'days.label_hours' }),
        minutesInputLabel: intl.formatMessage({ id: 'days.label_minutes' }),
      }}
      submitButtonProps={{
        className: classes.done ?? '',
        'aria-label': intl.formatMessage({ id: 'days.action_done' }),
      }}
      onChange={(time) => {
        if (time !== null) onChange(dayjs(time).format('YYYY-MM-DDTHH:mm'))
      }}
      onSubmit={onDone}
    />
  )
}
