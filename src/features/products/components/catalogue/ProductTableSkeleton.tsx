import { TableSkeleton } from '@/common/ui/table/TableSkeleton'
import { useProductColumns } from './productColumns'

const PICTURE_PX = 40

/** The table's shape while its products are on their way. */
export function ProductTableSkeleton({ rows = 8 }: { rows?: number }) {
  return <TableSkeleton columns={useProductColumns()} rows={rows} picture={PICTURE_PX} />
}
