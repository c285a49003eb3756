import type { LicenceMonths } from '@/contract/entities/account/order'

/** A stretch of paid time of one plan. */
export interface Period {
  planId: number
  /** UTC, ms. */
  from: number
  until: number
  /** Kopecks that the whole stretch is worth. */
  amount: number
}

/** The periods of an account's plan, in order; all are of one plan. */
export interface Licence {
  periods: readonly Period[]
  /** When the last payment was applied: a clock that goes back takes nothing. */
  at: number
}

/** A paid order in the order of the ledger. */
export interface PaidOrder {
  planId: number
  months: LicenceMonths
  /** Kopecks. */
  amount: number
  /** Kopecks that went back. */
  refunded: number
  paidAt: number
}

export const NO_LICENCE: Licence = { periods: [], at: 0 }

/**
 * The licence after a payment: the same plan continues from the later of now and its end; another plan begins now, and what was not used of the
 * old one lengthens it by its price. Money that went back takes its share of the time with it.
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

/** No licence lasts longer: of a large rest and a tiny price follows a time that no date can hold. */
const LATEST = Date.UTC(2200, 0)
const atMost = (time: number): number => Math.min(time, LATEST)

/** The time (ms) that an unused amount buys of a plan, for whose price it would be `length`. */
export const restLength = (rest: number, length: number, price: number): number =>
  Math.floor((length / price) * rest)

/** Kopecks that the time after `at` is worth. */
export function restOf({ periods }: Licence, at: number): number {
  return periods.reduce((sum, { from, until, amount }) => {
    const left = until - Math.max(from, at)
    return left > 0 && until > from ? sum + Math.floor((amount / (until - from)) * left) : sum
  }, 0)
}

/** What the account's columns say of a licence. */
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
