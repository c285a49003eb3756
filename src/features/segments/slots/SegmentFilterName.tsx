import { FormattedMessage } from 'react-intl'
import { useListSegmentsQuery } from '../segmentsApi'

/** The name of a segment in a filter; shown by the screens of other slices. */
export function SegmentFilterName({ id }: { id: number }) {
  const { data: segments } = useListSegmentsQuery()
  const name = segments?.find((segment) => segment.id === id)?.name
  if (segments && name === undefined) return <FormattedMessage id="filters.chip_segment-deleted" />
  return <FormattedMessage id="filters.chip_segment" values={{ name: name ?? '…' }} />
}
