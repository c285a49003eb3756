import { Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { Table } from '@/common/ui/table/Table'
import { TableSkeleton } from '@/common/ui/table/TableSkeleton'
import { useSortedRows } from '@/common/ui/table/sortedRows'
import type { Payment, Plan } from '@/contract/entities/account/plan'
import { useListPaymentsQuery, useListPlansQuery } from '@/features/profile/profileApi'
import { paymentColumns } from './paymentColumns'
import { ProfileSection } from './ProfileSection'

/** Payments, the newest first. */
export function PaymentHistory() {
  const { data: payments, ...paymentsQuery } = useListPaymentsQuery()
  const { data: plans, ...plansQuery } = useListPlansQuery()
  // Tariffs that failed to load are reported where they are chosen; payments are useful without their names.
  const isLoaded = payments !== undefined && (plans !== undefined || plansQuery.isError)
  return (
    <ProfileSection title={<FormattedMessage id="profile.title_payments" />}>
      {isLoaded && payments.length === 0 && (
        <Text size="sm" c="dimmed">
          <FormattedMessage id="profile.text_no-payments" />
        </Text>
      )}
      {isLoaded && payments.length > 0 && <PaymentTable payments={payments} plans={plans ?? []} />}
      {!isLoaded &&
        (paymentsQuery.isError ? (
          <ErrorState onRetry={() => void paymentsQuery.refetch()} />
        ) : (
          <PaymentTableSkeleton />
        ))}
    </ProfileSection>
  )
}

const LOADING_ROWS = 3

interface PaymentTableProps {
  payments: readonly Payment[]
  plans: readonly Plan[]
}

/** Payments, the newest first until they are sorted. */
function PaymentTable({ payments, plans }: PaymentTableProps) {
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
function PaymentTableSkeleton() {
  const intl = useIntl()
  return <TableSkeleton columns={paymentColumns(intl, [])} rows={LOADING_ROWS} isPlain />
}
