import { InlineDateTimePicker, DatePicker } from '@mantine/dates'
import '@mantine/dates/styles.css'
import dayjs from 'dayjs'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocale } from '@/common/i18n/useLocale'
import { useNow } from '@/common/lib/useNow'
import type { Locale } from '@/contract/locale'
import classes from './calendar.module.css'

export interface ClockCalendarProps {
  /** `2026-03-01T09:30` in local time; '' for none. */
  value: string
  /** The first day that can be chosen, `2026-03-01`. */
  min: string
  onChange: (clock: string) => void
  onDone: () => void
}

/** A month and a 24-hour clock; each choice is applied immediately. */
export function ClockCalendar({ value, min, onChange, onDone }: ClockCalendarProps) {
  const intl = useIntl()
  const nextHour = dayjs(useNow()).add(1, 'hour').format('HH:00')
  return (
    <InlineDateTimePicker
      {...useCalendarProps(value.slice(0, 10))}
      fullWidth={false}
      minDate={min}
      value={value === '' ? null : value.replace('T', ' ')}
      // The time picker starts at the next full hour, which a chosen day gets unless another time is chosen.
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

export interface DayCalendarProps {
  /** `2026-03-01`; '' for none. */
  value: string
  /** Days outside of this range cannot be chosen. */
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

export interface RangeCalendarProps {
  /** The chosen days, both included. */
  since: string
  till: string
  /** The last day that can be chosen. */
  max: string
  /** The last day of a range that begins on a day. */
  lastFrom: (since: string) => string
  /** Called when both ends are chosen. */
  onChange: (since: string, till: string) => void
}

/** A month to choose two days from, one after the other; the same day twice is a range of one day. */
export function RangeCalendar({ since, till, max, lastFrom, onChange }: RangeCalendarProps) {
  const [begun, setBegun] = useState<string | null>(null)
  const last = begun === null ? max : [max, lastFrom(begun)].sort()[0]
  return (
    <DatePicker
      {...useCalendarProps(till)}
      type="range"
      allowSingleDateInRange
      // Names of pressed days follow the range.
      getDayProps={(day) => ({
        'aria-pressed': begun ? day === begun : since <= day && day <= till,
      })}
      defaultDate={till}
      maxDate={last ?? max}
      value={begun === null ? [since, till] : [begun, null]}
      onChange={([from, to]) => {
        setBegun(to === null ? from : null)
        if (from !== null && to !== null) onChange(from, to)
      }}
    />
  )
}

// Our styles are imported after the library's, because they override some of them.

const FIRST_DAY: Record<Locale, 0 | 1> = { ru: 1, en: 0 }

/**
 * Props of every calendar: its language, its names, and the focus on the chosen day or on today.
 * @param chosen `2026-03-01`; '' for none
 */
function useCalendarProps(chosen: string) {
  const intl = useIntl()
  const locale = useLocale()
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Waits until the popover has noted where the focus was before.
    const timer = setTimeout(() => {
      root.current?.querySelector<HTMLElement>('td [tabindex="0"]')?.focus()
    })
    return () => {
      clearTimeout(timer)
    }
  }, [])
  return {
    ref: root,
    locale,
    firstDayOfWeek: FIRST_DAY[locale],
    highlightToday: true,
    getDayProps: (day: string) => ({ 'aria-pressed': day === chosen }),
    ariaLabels: {
      previousMonth: intl.formatMessage({ id: 'days.action_previous-month' }),
      nextMonth: intl.formatMessage({ id: 'days.action_next-month' }),
      previousYear: intl.formatMessage({ id: 'days.action_previous-year' }),
      nextYear: intl.formatMessage({ id: 'days.action_next-year' }),
      previousDecade: intl.formatMessage({ id: 'days.action_previous-decade' }),
      nextDecade: intl.formatMessage({ id: 'days.action_next-decade' }),
    },
    classNames: {
      day: classes.day ?? '',
      weekday: classes.weekday ?? '',
      calendarHeaderControl: classes.control ?? '',
      calendarHeaderLevel: classes.level ?? '',
    },
    // Escape closes the calendar, and not the dialog below it.
    __stopPropagation: true,
  }
}
