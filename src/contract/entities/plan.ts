import * as v from 'valibot'
import { CURRENCY, LICENCE_MONTHS } from '../constants'

/** A tariff (product-rules/account.md#tariffs). A limit that is null is no limit. */
export const planSchema = v.object({
  id: v.number(),
  code: v.string(),
  /** Visitors of the site a month. */
  trafficLimit: v.nullable(v.number()),
  widgetLoadsPerMonth: v.nullable(v.number()),
  widgetLimit: v.nullable(v.number()),
  storageBytes: v.nullable(v.number()),
})
export type Plan = v.InferOutput<typeof planSchema>

export const paymentSchema = v.object({
  id: v.number(),
  /** Kopecks. */
  amount: v.number(),
  currency: v.literal(CURRENCY),
  paidAt: v.string(),
  planId: v.number(),
  months: v.picklist(LICENCE_MONTHS),
  paidUntil: v.string(),
  isAutoRenewal: v.boolean(),
})
export type Payment = v.InferOutput<typeof paymentSchema>

/** What an account has now: its tariff, until when, and whether it goes on by itself. */
export const subscriptionSchema = v.object({
  plan: planSchema,
  /** Null: without end. */
  paidUntil: v.nullable(v.string()),
  isAutoRenewal: v.boolean(),
})
export type Subscription = v.InferOutput<typeof subscriptionSchema>
