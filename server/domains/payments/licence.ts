import type { LicenceMonths } from '@/contract/entities/account/order'

/** A period of paid time of one plan. */
export interface Period {
  planId: number
  /** UTC, ms. */
  from: number
  until: number
  /** The value of the whole period, in kopecks. */
  amount: number
}

/** The periods of an account's plan, in order; all are of one plan. */
export interface Licence {
  periods: readonly Period[]
  /** When the last payment was applied. A later payment never counts as earlier, even if the clock was set back. */
  at: number
}

/** A paid order, as the ledger has it. */
export interface PaidOrder {
  planId: number
  months: LicenceMonths
  /** Kopecks. */
  amount: number
  /** Refunded kopecks. */
  refunded: number
  paidAt: number
}

export const NO_LICENCE: Licence = { periods: [], at: 0 }

/**
 * The licence after a payment. A payment for the same plan continues from now or from the end of the licence, whichever is later. Another plan begins
 * now, and the unused value of the old plan extends it. A refund removes its share of the time.
 */
export function applyPayment(licence: Licence, order: PaidOrder): Licence {
  const kept = order.amount - order.refunded
  if (kept <= 0) return licence
  const at = Math.max(order.paidAt, licence.at)
  const share = kept / order.amount
  const last = licence.periods.at(-1)
  if (!last || last.planId === order.planId) {
    const from = Math.max(at, last?.until ?? at)
    const until = atMost(from + Math.floor((monthsLater(from, order.months) - from) * share))
    const period = { planId: order.planId, from, until, amount: kept }
    return { periods: [...licence.periods, period], at }
  }
  const rest = restOf(licence, at)
  const length = monthsLater(at, order.months) - at
  const until = atMost(at + Math.floor(length * share) + restLength(rest, length, order.amount))
  return { periods: [{ planId: order.planId, from: at, until, amount: kept + rest }], at }
}

/** The maximum end of a licence: a large unused value and a tiny price could exceed the range of dates. */
const LATEST = Date.UTC(2200, 0)
const atMost = (time: number): number => Math.min(time, LATEST)

/** The time (ms) that an unused amount (`rest`) buys of a plan that costs `price` for `length` ms. */
export const restLength = (rest: number, length: number, price: number): number =>
  Math.floor((length / price) * rest)

/** The value of the paid time after `at`, in kopecks. */
export function restOf({ periods }: Licence, at: number): number {
  return periods.reduce((sum, { from, until, amount }) => {
    const left = until - Math.max(from, at)
    return left > 0 && until > from ? sum + Math.floor((amount / (until - from)) * left) : sum
  }, 0)
}

/** The columns of the account that follow from a licence. */
export function summaryOf({ periods }: Licence): {
  planId: number | null
  paidUntil: number | null
} {
  const last = periods.at(-1)
  return { planId: last?.planId ?? null, paidUntil: last?.until ?? null }
}

/** The same day of a later month, or its last day. */
export function monthsLater(time: number, months: number): number {
  const date = new Date(time)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  return date.setUTCDate(Math.min(day, lastDay))
}
