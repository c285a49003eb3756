import { useIntl } from 'react-intl'
import { useAppDispatch } from '@/common/store/hooks'
import { Table } from '@/common/ui/table/Table'
import { TableSkeleton } from '@/common/ui/table/TableSkeleton'
import { useSortedRows } from '@/common/ui/table/useSortedRows'
import type { Segment } from '@/contract/entities/segment'
import { segmentDialogOpened } from '../segmentsSlice'
import { segmentColumns } from './segmentColumns'

const LOADING_ROWS = 4
const IDLE = { onCode: () => undefined, onDelete: () => undefined }

/** All segments as a sortable table. */
export function SegmentTable({ segments }: { segments: readonly Segment[] }) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const columns = segmentColumns(intl, {
    onCode: (segmentId) => {
      dispatch(segmentDialogOpened({ kind: 'code', segmentId }))
    },
    onDelete: (segmentId) => {
      dispatch(segmentDialogOpened({ kind: 'delete', segmentId }))
    },
  })
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

/** The skeleton of the table while segments are loading. */
export function SegmentTableSkeleton() {
  const intl = useIntl()
  return <TableSkeleton columns={segmentColumns(intl, IDLE)} rows={LOADING_ROWS} />
}
