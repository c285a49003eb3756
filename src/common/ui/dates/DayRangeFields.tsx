import { Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { DayRange } from '../../lib/days'
import { useTyped } from '../../lib/useTyped'
import { DayField } from './DayField'
import classes from './DayRangeFields.module.css'

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
