import { useIntl } from 'react-intl'
import { Table } from '@/common/ui/table/Table'
import { TableSkeleton } from '@/common/ui/table/TableSkeleton'
import { useSortedRows } from '@/common/ui/table/useSortedRows'
import type { Payment, Plan } from '@/contract/entities/plan'
import { paymentColumns } from './paymentColumns'

const LOADING_ROWS = 3

interface PaymentTableProps {
  payments: readonly Payment[]
  plans: readonly Plan[]
}

/** Payments, the newest first until they are sorted. */
export function PaymentTable({ payments, plans }: PaymentTableProps) {
  const intl = useIntl()
  const columns = paymentColumns(intl, plans)
  const sorted = useSortedRows(payments, columns)
  return (
    <Table
      label={intl.formatMessage({ id: 'profile.title_payments' })}
      columns={columns}
      keyOf={({ id }) => id}
      isPlain
      {...sorted}
    />
  )
}

/** The skeleton of the table while payments are loading. */
export function PaymentTableSkeleton() {
  const intl = useIntl()
  return <TableSkeleton columns={paymentColumns(intl, [])} rows={LOADING_ROWS} isPlain />
}
