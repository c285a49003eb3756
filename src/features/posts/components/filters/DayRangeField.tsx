import { Group, TextInput } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { isDay } from '../../library/addressCodecs'
import { useTyped } from '../../hooks/useTyped'
import type { DayRange, LibraryFilter } from '../../library/libraryFilter'
import classes from './DayRangeField.module.css'

export type DayRangeName = 'created' | 'added' | 'published'

interface DayRangeFieldProps {
  name: DayRangeName
  label: MessageId
  filter: LibraryFilter
  onChange: (part: LibraryFilter) => void
}

/** A span of days, both included; either end may stay open. A span that ends before it begins is not taken. */
export function DayRangeField({ name, label, filter, onChange }: DayRangeFieldProps) {
  const intl = useIntl()
  const range = filter[name] ?? {}
  const [since, setSince] = useTyped(range.since ?? '')
  const [till, setTill] = useTyped(range.till ?? '')
  const isReversed = isDay(since) && isDay(till) && since > till

  function take(typed: DayRange) {
    const { since: from = '', till: to = '' } = typed
    // A year that is being typed is a day of long ago.
    const isWhole = [from, to].every((day) => day === '' || isDay(day))
    if (!isWhole || (from > to && to !== '')) return
    const taken = { ...(from ? { since: from } : {}), ...(to ? { till: to } : {}) }
    onChange({ [name]: from || to ? taken : undefined })
  }

  return (
    <fieldset className={classes.range}>
      <legend className={classes.name}>
        <FormattedMessage id={label} />
      </legend>
      <Group grow gap="xs" align="start">
        <TextInput
          type="date"
          classNames={{ label: classes.label ?? '' }}
          label={intl.formatMessage({ id: 'filters.label_since' })}
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
          label={intl.formatMessage({ id: 'filters.label_till' })}
          value={till}
          min={since || undefined}
          error={isReversed && <FormattedMessage id="filters.error_reversed" />}
          onChange={({ currentTarget: { value } }) => {
            setTill(value)
            take({ since, till: value })
          }}
        />
      </Group>
    </fieldset>
  )
}
