import { Text } from '@mantine/core'
import { FormattedMessage, type IntlShape } from 'react-intl'
import { formatMoney } from '@/common/lib/format'
import type { Column } from '@/common/ui/table/column'
import { RowName } from '@/common/ui/table/RowName'
import type { Payment, Plan } from '@/contract/entities/account/plan'
import { planName } from '../planWords'

/** Payments with their tariff and period. */
export function paymentColumns(intl: IntlShape, plans: readonly Plan[]): Column<Payment>[] {
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
      cell: ({ planId, months, isAutoRenewal }) => (
        <>
          {nameOf(planId)}
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
  ]
}
