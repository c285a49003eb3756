import { DatePicker } from '@mantine/dates'
import { useCalendarProps } from './useCalendarProps'

export interface DayCalendarProps {
  /** `2026-03-01`; '' for none. */
  value: string
  /** Days before and after these cannot be chosen. */
  min: string
  max: string
  onChange: (day: string) => void
}

/** A month to choose a day from. */
export function DayCalendar({ value, min, max, onChange }: DayCalendarProps) {
  const shown = value || max || min
  return (
    <DatePicker
      {...useCalendarProps(value)}
      value={value || null}
      {...(shown ? { defaultDate: shown } : {})}
      {...(min ? { minDate: min } : {})}
      {...(max ? { maxDate: max } : {})}
      onChange={(day) => {
        if (day !== null) onChange(day)
      }}
    />
  )
}
