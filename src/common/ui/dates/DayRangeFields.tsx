import { Group } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocale } from '@/common/i18n/useLocale'
import type { DayRange } from '@/common/lib/days'
import { useTyped } from '@/common/lib/useTyped'
import { DAY_CALENDARS } from './calendars'
import { DateTextField } from './DateTextField'
import classes from './DayRangeFields.module.css'
import { dayWords, readDay } from './typedDates'

interface DayRangeFieldsProps {
  legend: ReactNode
  range: DayRange
  onChange: (range: DayRange) => void
}

/** A range of days, both included; either end may stay open. A range that ends before it begins is rejected. */
export function DayRangeFields({ legend, range, onChange }: DayRangeFieldsProps) {
  const intl = useIntl()
  const [since, setSince] = useTyped(range.since ?? '')
  const [till, setTill] = useTyped(range.till ?? '')
  const isReversed = since > till && till !== ''

  function take(typed: DayRange) {
    const { since: from = '', till: to = '' } = typed
    if (from > to && to !== '') return
    onChange({ ...(from ? { since: from } : {}), ...(to ? { till: to } : {}) })
  }

  return (
    <fieldset className={classes.range}>
      <legend className={classes.name}>{legend}</legend>
      <Group grow gap="xs" align="start">
        <DayField
          label={intl.formatMessage({ id: 'days.label_since' })}
          value={since}
          max={till}
          onChange={(day) => {
            setSince(day)
            take({ since: day, till })
          }}
        />
        <DayField
          label={intl.formatMessage({ id: 'days.label_till' })}
          value={till}
          min={since}
          error={isReversed && <FormattedMessage id="days.error_reversed" />}
          onChange={(day) => {
            setTill(day)
            take({ since, till: day })
          }}
        />
      </Group>
    </fieldset>
  )
}

interface DayFieldProps {
  label: string
  /** `2026-03-01`; '' for none. */
  value: string
  /** Days outside of this range are not offered. */
  min?: string
  max?: string
  error?: ReactNode
  onChange: (day: string) => void
}

/** A day of the calendar, written as the interface's language writes it. */
function DayField({ value, min = '', max = '', onChange, ...shown }: DayFieldProps) {
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
