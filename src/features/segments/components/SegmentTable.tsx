import { useIntl } from 'react-intl'
import { Table } from '@/common/ui/table/Table'
import { TableSkeleton } from '@/common/ui/table/TableSkeleton'
import { useSortedRows } from '@/common/ui/table/useSortedRows'
import type { Segment } from '@/contract/entities/segment'
import { useSegmentColumns } from './useSegmentColumns'

const LOADING_ROWS = 4

/** All segments, sorted by what a person chooses. */
export function SegmentTable({ segments }: { segments: readonly Segment[] }) {
  const intl = useIntl()
  const columns = useSegmentColumns()
  const sorted = useSortedRows(segments, columns)
  return (
    <Table
      label={intl.formatMessage({ id: 'segments.title' })}
      columns={columns}
      keyOf={({ id }) => id}
      {...sorted}
    />
  )
}

/** The shape of the table while they are on their way. */
export function SegmentTableSkeleton() {
  return <TableSkeleton columns={useSegmentColumns()} rows={LOADING_ROWS} />
}
