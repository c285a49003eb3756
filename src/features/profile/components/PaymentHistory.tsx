import { Text } from '@mantine/core'
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl'
import { formatMoney } from '@/common/lib/format'
import { ErrorState } from '@/common/ui/states/ErrorState'
import type { Column } from '@/common/ui/table/column'
import { RowName } from '@/common/ui/table/RowName'
import { useSortedRows } from '@/common/ui/table/sortedRows'
import { Table } from '@/common/ui/table/Table'
import { TableSkeleton } from '@/common/ui/table/TableSkeleton'
import type { Payment, Plan } from '@/contract/entities/account/plan'
import { planName } from '@/features/profile/planWords'
import { useListPaymentsQuery, useListPlansQuery } from '@/features/profile/profileApi'
import { DocumentLink } from './OpenOrders'
import { ProfileSection } from './ProfileSection'

/** Payments, the newest first. */
export function PaymentHistory() {
  const { data: payments, ...paymentsQuery } = useListPaymentsQuery()
  const { data: plans, ...plansQuery } = useListPlansQuery()
  // Where tariffs are chosen, a failure to load them is shown. Payments are shown without their names then.
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

/** Payments with their tariff and period. */
function paymentColumns(intl: IntlShape, plans: readonly Plan[]): Column<Payment>[] {
  const dateOf = (iso: string) => intl.formatDate(iso, { dateStyle: 'medium' })
  const nameOf = (id: number) => {
    const plan = plans.find((one) => one.id === id)
    return plan ? planName(intl, plan.code) : '–'
  }
  return [
    {
      key: 'date',
      title: intl.formatMessage({ id: 'profile.label_date' }),
      cell: ({ paidAt }) => <RowName>{dateOf(paidAt)}</RowName>,
      sortBy: ({ paidAt }) => Date.parse(paidAt),
    },
    {
      key: 'plan',
      title: intl.formatMessage({ id: 'profile.label_plan' }),
      cell: ({ planId, months, isAutoRenewal, amount }) => (
        <>
          {amount < 0 ? <FormattedMessage id="profile.text_refund" /> : nameOf(planId)}
          <Text component="div" size="xs" c="dimmed">
            <FormattedMessage id="profile.text_months" values={{ count: months }} />
            {isAutoRenewal && (
              <>
                {', '}
                <FormattedMessage id="profile.text_automatic" />
              </>
            )}
          </Text>
        </>
      ),
      sortBy: ({ planId }) => nameOf(planId),
    },
    {
      key: 'paid-until',
      title: intl.formatMessage({ id: 'profile.label_paid-until' }),
      cell: ({ paidUntil }) => dateOf(paidUntil),
      sortBy: ({ paidUntil }) => Date.parse(paidUntil),
    },
    {
      key: 'amount',
      title: intl.formatMessage({ id: 'profile.label_amount' }),
      align: 'end',
      cell: ({ amount, currency }) => formatMoney(intl, amount, currency),
      sortBy: ({ amount }) => amount,
    },
    {
      key: 'document',
      title: intl.formatMessage({ id: 'profile.label_document' }),
      cell: ({ documents }) =>
        documents && documents.kinds.length > 0
          ? documents.kinds.map((kind) => (
              <div key={kind}>
                <DocumentLink kind={kind} id={documents.orderId} />
              </div>
            ))
          : '–',
    },
  ]
}
