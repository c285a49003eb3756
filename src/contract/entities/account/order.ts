import * as v from 'valibot'
import { LICENCE_MONTHS } from '@/contract/constants'
import { companySchema } from './company'

/** The way that an order is paid: by card, by an invoice without cash, or by the saved card. */
export const ORDER_METHODS = ['card', 'invoice', 'renewal'] as const
export type OrderMethod = (typeof ORDER_METHODS)[number]
/** `created`: the provider does not know it yet. `pending`: the payment is awaited. */
export const ORDER_STATUSES = ['created', 'pending', 'paid', 'cancelled', 'refunded'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

export const monthsSchema = v.picklist(LICENCE_MONTHS)
export type LicenceMonths = v.InferOutput<typeof monthsSchema>

/** An order of a tariff; its id is its number. */
export const orderSchema = v.object({
  id: v.number(),
  planId: v.number(),
  months: monthsSchema,
  /** Kopecks. */
  amount: v.number(),
  refunded: v.number(),
  method: v.picklist(ORDER_METHODS),
  status: v.picklist(ORDER_STATUSES),
  /** The payment does not match the order: it has no effect until the operator checks it. */
  hasProblem: v.boolean(),
  createdAt: v.string(),
  /** Where a card payment is completed; null when there is nothing to complete. */
  confirmationUrl: v.nullable(v.string()),
})
export type Order = v.InferOutput<typeof orderSchema>

/** The orders that an account may place, and its open orders. */
export const offerSchema = v.object({
  /** In kopecks; a plan or period that is not listed is by agreement. */
  prices: v.array(v.object({ planId: v.number(), months: monthsSchema, amount: v.number() })),
  hasCard: v.boolean(),
  hasInvoice: v.boolean(),
  /** The company of the last invoice. */
  company: v.nullable(companySchema),
  /** Not paid yet, the newest first. */
  openOrders: v.array(orderSchema),
  /** The next charge of the saved card; null without one. */
  renewal: v.nullable(
    v.object({ amount: v.number(), months: monthsSchema, planId: v.number(), at: v.string() }),
  ),
  /** The automatic renewal was cancelled and may be switched on again. */
  canResume: v.boolean(),
  /** The bank refused the renewal: it was switched off. */
  hasRenewalFailed: v.boolean(),
})
export type Offer = v.InferOutput<typeof offerSchema>

/** The changes that an order would make (product-rules/account.md#payment). */
export const quoteSchema = v.object({
  planId: v.number(),
  months: monthsSchema,
  amount: v.number(),
  paidUntil: v.string(),
  /**
   * The remaining days of another tariff, which end with the order, with their value and the days of the new tariff that they become; null without
   * any.
   */
  rest: v.nullable(
    v.object({ planId: v.number(), days: v.number(), amount: v.number(), newDays: v.number() }),
  ),
})
export type Quote = v.InferOutput<typeof quoteSchema>
