import { Group, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { isDay, type DayRange } from '../../lib/days'
import { useTyped } from '../../lib/useTyped'
import classes from './DayRangeFields.module.css'

interface DayRangeFieldsProps {
  legend: ReactNode
  range: DayRange
  onChange: (range: DayRange) => void
}

/** A span of days, both included; either end may stay open. A span that ends before it begins is not taken. */
export function DayRangeFields({ legend, range, onChange }: DayRangeFieldsProps) {
  const intl = useIntl()
  const [since, setSince] = useTyped(range.since ?? '')
  const [till, setTill] = useTyped(range.till ?? '')
  const isReversed = isDay(since) && isDay(till) && since > till

  function take(typed: DayRange) {
    const { since: from = '', till: to = '' } = typed
    // A year that is being typed is a day of long ago.
    const isWhole = [from, to].every((day) => day === '' || isDay(day))
    if (!isWhole || (from > to && to !== '')) return
    onChange({ ...(from ? { since: from } : {}), ...(to ? { till: to } : {}) })
  }

  return (
    <fieldset className={classes.range}>
      <legend className={classes.name}>{legend}</legend>
      <Group grow gap="xs" align="start">
        <TextInput
          type="date"
          classNames={{ label: classes.label ?? '' }}
          label={intl.formatMessage({ id: 'days.label_since' })}
          value={since}
          max={till || undefined}
          onChange={({ currentTarget: { value } }) => {
            setSince(value)
            take({ since: value, till })
          }}
        />
        <TextInput
          type="date"
          classNames={{ label: classes.label ?? '' }}
          label={intl.formatMessage({ id: 'days.label_till' })}
          value={till}
          min={since || undefined}
          error={isReversed && <FormattedMessage id="days.error_reversed" />}
          onChange={({ currentTarget: { value } }) => {
            setTill(value)
            take({ since, till: value })
          }}
        />
      </Group>
    </fieldset>
  )
}
