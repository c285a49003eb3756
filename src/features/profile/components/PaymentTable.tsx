import { FormattedMessage, useIntl } from 'react-intl'
import { formatMoney } from '@/common/lib/format'
import type { Payment, Plan } from '@/contract/entities/plan'
import { planName } from '../planWords'
import classes from './PaymentTable.module.css'

interface PaymentTableProps {
  payments: Payment[]
  plans: Plan[]
}

/** Payments with the tariff and the time that they are for. */
export function PaymentTable({ payments, plans }: PaymentTableProps) {
  const intl = useIntl()
  const dateOf = (iso: string) => intl.formatDate(iso, { dateStyle: 'medium' })
  const nameOf = (id: number) => {
    const plan = plans.find((one) => one.id === id)
    return plan ? planName(intl, plan.code) : '–'
  }
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="profile.label_date" />
          </th>
          <th scope="col">
            <FormattedMessage id="profile.label_plan" />
          </th>
          <th scope="col" className={classes.number}>
            <FormattedMessage id="profile.label_amount" />
          </th>
          <th scope="col">
            <FormattedMessage id="profile.label_paid-until" />
          </th>
        </tr>
      </thead>
      <tbody>
        {payments.map((payment) => (
          <tr key={payment.id}>
            <td>{dateOf(payment.paidAt)}</td>
            <td>
              {nameOf(payment.planId)}
              <div className={classes.detail}>
                <FormattedMessage id="profile.text_months" values={{ count: payment.months }} />
                {payment.isAutoRenewal && (
                  <>
                    {', '}
                    <FormattedMessage id="profile.text_automatic" />
                  </>
                )}
              </div>
            </td>
            <td className={classes.number}>
              {formatMoney(intl, payment.amount, payment.currency)}
            </td>
            <td>{dateOf(payment.paidUntil)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
