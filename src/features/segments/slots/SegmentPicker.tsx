import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { IdNamePicker } from '@/common/ui/fields/IdNamePicker'
import type { IdName } from '@/contract/entities/posts/post'
import { useListSegmentsQuery } from '../segmentsApi'

interface SegmentPickerProps {
  /** Ids of the chosen segments. */
  value: readonly number[]
  onChange: (segments: IdName[]) => void
  label?: ReactNode
}

/** Chooses segments; shown by the screens of other slices. */
export function SegmentPicker({ value, onChange, label }: SegmentPickerProps) {
  const intl = useIntl()
  const { data: segments, isError, refetch } = useListSegmentsQuery()
  return (
    <IdNamePicker
      label={label ?? intl.formatMessage({ id: 'segments.title' })}
      placeholder={intl.formatMessage({ id: 'segments.hint_picker' })}
      noneFound={intl.formatMessage({ id: 'segments.text_none-found' })}
      choices={segments}
      value={value}
      onChange={onChange}
      onRetry={isError ? () => void refetch() : undefined}
    />
  )
}
