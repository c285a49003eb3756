import { Text } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { useListPaymentsQuery, useListPlansQuery } from '../profileApi'
import { PaymentTable, PaymentTableSkeleton } from './PaymentTable'
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
