import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import type { MessageId } from '@/common/i18n/messages'
import { Table } from '@/common/ui/table/Table'
import type { Product } from '@/contract/entities/catalogue/productLink'
import type { ProductSelection } from '../../hooks/useProductSelection'
import { productColumns } from './productColumns'

interface ProductTableProps {
  label: MessageId
  products: readonly Product[]
  selection: ProductSelection
}

/** Products as a table, in the order of the back office. */
export function ProductTable({ label, products, selection }: ProductTableProps) {
  const intl = useIntl()
  const { pathname, search } = useLocation()
  const columns = productColumns(intl, pathname + search, selection)
  return (
    <Table
      label={intl.formatMessage({ id: label })}
      columns={columns}
      rows={products}
      keyOf={({ id }) => id}
    />
  )
}
