import type { PaymentTable } from '../../server/db/tables/people'

interface DemoPayment extends Pick<PaymentTable, 'months'> {
  plan: 'start' | 'shop' | 'large'
  /** Kopecks. */
  amount: number
  daysAgo: number
  isAutoRenewal: boolean
}

/** The demo shop's payments, oldest first: a trial, growth, a yearly plan without a limit of widgets. */
export const PAYMENTS: readonly DemoPayment[] = [
  { plan: 'start', amount: 199_000, months: 1, daysAgo: 128, isAutoRenewal: false },
  { plan: 'shop', amount: 1_470_000, months: 3, daysAgo: 98, isAutoRenewal: false },
  { plan: 'large', amount: 10_692_000, months: 12, daysAgo: 8, isAutoRenewal: true },
]
