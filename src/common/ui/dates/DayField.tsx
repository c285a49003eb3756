import { useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocale } from '../../i18n/useLocale'
import { DAY_CALENDARS } from './calendars'
import { DateTextField } from './DateTextField'
import { dayWords, readDay } from './typedDates'

interface DayFieldProps {
  label: string
  /** `2026-03-01`; '' for none. */
  value: string
  /** Days before and after these are not offered. */
  min?: string
  max?: string
  error?: ReactNode
  onChange: (day: string) => void
}

/** A day of the calendar, written as the interface's language writes it. */
export function DayField({ value, min = '', max = '', onChange, ...shown }: DayFieldProps) {
  const intl = useIntl()
  const locale = useLocale()
  const DayCalendar = DAY_CALENDARS[locale]
  const [invalid, setInvalid] = useState({ text: '', value })

  function choose(day: string) {
    setInvalid({ text: '', value: day })
    onChange(day)
  }
  return (
    <DateTextField
      {...shown}
      isLabelDimmed
      placeholder={intl.formatMessage({ id: 'days.placeholder_day' })}
      value={value}
      invalid={invalid.text !== '' && invalid.value === value ? invalid.text : null}
      invalidMessage={<FormattedMessage id="days.error_day" />}
      read={(text) => readDay(text, locale)}
      write={(day) => dayWords(day, locale)}
      onChange={choose}
      onInvalid={(text) => {
        setInvalid({ text, value })
      }}
      renderCalendar={(close) => (
        <DayCalendar
          value={value}
          min={min}
          max={max}
          onChange={(day) => {
            choose(day)
            close()
          }}
        />
      )}
    />
  )
}
