import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { DayRangeFields } from '@/common/ui/dates/DayRangeFields'
import type { LibraryFilter } from '../libraryFilter'

export type DayRangeName = 'created' | 'added' | 'published'

interface DayRangeFieldProps {
  name: DayRangeName
  label: MessageId
  filter: LibraryFilter
  onChange: (part: LibraryFilter) => void
}

/** Filters the library by a range of days. */
export function DayRangeField({ name, label, filter, onChange }: DayRangeFieldProps) {
  return (
    <DayRangeFields
      legend={<FormattedMessage id={label} />}
      range={filter[name] ?? {}}
      onChange={(range) => {
        onChange({ [name]: range.since || range.till ? range : undefined })
      }}
    />
  )
}
