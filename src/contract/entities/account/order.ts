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
  /** What was paid is not what was ordered: nothing follows from it until the operator looks. */
  hasProblem: v.boolean(),
  createdAt: v.string(),
  /** Where a card payment is completed; null when there is nothing to complete. */
  confirmationUrl: v.nullable(v.string()),
})
export type Order = v.InferOutput<typeof orderSchema>

/** What an account may order, and its orders under way. */
export const offerSchema = v.object({
  /** Kopecks; what is not in the list is by agreement. */
  prices: v.array(v.object({ planId: v.number(), months: monthsSchema, amount: v.number() })),
  hasCard: v.boolean(),
  hasInvoice: v.boolean(),
  /** Of the last invoice. */
  company: v.nullable(companySchema),
  /** Not paid yet, the newest first. */
  openOrders: v.array(orderSchema),
  /** What the saved card will be charged, and when; null when nothing will be. */
  renewal: v.nullable(
    v.object({ amount: v.number(), months: monthsSchema, planId: v.number(), at: v.string() }),
  ),
  /** The automatic renewal was cancelled and may be switched on again. */
  canResume: v.boolean(),
  /** The bank refused the renewal: it was switched off. */
  hasRenewalFailed: v.boolean(),
})
export type Offer = v.InferOutput<typeof offerSchema>

/** What an order would change (product-rules/account.md#payment). */
export const quoteSchema = v.object({
  planId: v.number(),
  months: monthsSchema,
  amount: v.number(),
  paidUntil: v.string(),
  /** The paid days of another tariff that end with the order, and what they are worth and become; null without them. */
  rest: v.nullable(
    v.object({ planId: v.number(), days: v.number(), amount: v.number(), newDays: v.number() }),
  ),
})
export type Quote = v.InferOutput<typeof quoteSchema>
