import * as v from 'valibot'
import { CURRENCY, LICENCE_MONTHS } from '@/contract/constants'

/** A plan (product-rules/account.md#tariffs). A null limit is unlimited. */
export const planSchema = v.object({
  id: v.number(),
  code: v.string(),
  /** Visitors of the site per month. */
  trafficLimit: v.nullable(v.number()),
  widgetLoadsPerMonth: v.nullable(v.number()),
  widgetLimit: v.nullable(v.number()),
  storageBytes: v.nullable(v.number()),
})
export type Plan = v.InferOutput<typeof planSchema>

export const paymentSchema = v.object({
  id: v.number(),
  /** Kopecks; negative for a refund. */
  amount: v.number(),
  currency: v.literal(CURRENCY),
  paidAt: v.string(),
  planId: v.number(),
  months: v.picklist(LICENCE_MONTHS),
  paidUntil: v.string(),
  isAutoRenewal: v.boolean(),
  /** The order whose invoice was paid; null without one. */
  invoiceOrderId: v.nullable(v.number()),
})
export type Payment = v.InferOutput<typeof paymentSchema>

/** The account's subscription: its plan, its end, and whether it renews automatically. */
export const subscriptionSchema = v.object({
  plan: planSchema,
  /** Null when unlimited. */
  paidUntil: v.nullable(v.string()),
  isAutoRenewal: v.boolean(),
})
export type Subscription = v.InferOutput<typeof subscriptionSchema>
