import { useIntl } from 'react-intl'
import { TableSkeleton } from '@/common/ui/table/TableSkeleton'
import { productColumns } from './productColumns'

const PICTURE_PX = 40

/** The skeleton of the table while its products are loading. */
export function ProductTableSkeleton({ rows = 8 }: { rows?: number }) {
  const intl = useIntl()
  return <TableSkeleton columns={productColumns(intl, '', null)} rows={rows} picture={PICTURE_PX} />
}
