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

/** The documents of an order: its invoice; once it is paid, an act; and for a payment by card, a receipt. */
export const DOCUMENT_KINDS = ['invoice', 'act', 'receipt'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

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
  /** The PDFs of its order; absent in records of older builds. */
  documents: v.optional(
    v.nullable(v.object({ orderId: v.number(), kinds: v.array(v.picklist(DOCUMENT_KINDS)) })),
    null,
  ),
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
