import * as v from 'valibot'
import { endpoint, nothingSchema } from '../../endpoint'
import { companySchema } from '@/contract/entities/account/company'
import {
  monthsSchema,
  offerSchema,
  orderSchema,
  quoteSchema,
} from '@/contract/entities/account/order'
import { subscriptionSchema } from '@/contract/entities/account/plan'
import { LIMITS } from '../../limits'

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

/** Orders of tariffs and their payment. */
export const paymentEndpoints = {
  getOffer: endpoint({
    method: 'GET',
    path: 'payments/offer',
    base: 'account',
    permission: 'VIEW_TARIFF',
    response: v.object({ offer: offerSchema }),
  }),
  /** The changes that an order would make. */
  getQuote: endpoint({
    method: 'POST',
    path: 'payments/quote',
    isOpenInDeletion: true,
    base: 'account',
    permission: 'VIEW_TARIFF',
    body: v.object({ planId: id, months: monthsSchema }),
    response: v.object({ quote: quoteSchema }),
  }),
  /** The same key is the same order, however often it is sent. */
  createOrder: endpoint({
    method: 'POST',
    path: 'payments/order/create',
    base: 'account',
    permission: 'VIEW_TARIFF',
    body: v.object({
      key: v.pipe(v.string(), v.minLength(8), v.maxLength(LIMITS.orderKey), v.regex(/^[\w-]+$/)),
      planId: id,
      months: monthsSchema,
      /** The price that the person saw. */
      amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
      method: v.picklist(['card', 'invoice']),
      isRenewed: v.boolean(),
      company: v.nullable(companySchema),
    }),
    response: v.object({ order: orderSchema }),
  }),
  /** Asks the provider for the state of an order. */
  checkOrder: endpoint({
    method: 'POST',
    path: 'payments/order/{id}/check',
    isOpenInDeletion: true,
    base: 'account',
    permission: 'VIEW_TARIFF',
    response: v.object({ order: orderSchema }),
  }),
  cancelOrder: endpoint({
    method: 'POST',
    path: 'payments/order/{id}/cancel',
    base: 'account',
    permission: 'VIEW_TARIFF',
    response: v.object({ order: orderSchema }),
  }),
  /** The invoice of an order, as a PDF. */
  getInvoice: endpoint({
    method: 'GET',
    path: 'payments/order/{id}/invoice',
    base: 'account',
    permission: 'VIEW_TARIFF',
    isFile: true,
    response: nothingSchema,
  }),
  /** The act of a paid order, as a PDF. */
  getAct: endpoint({
    method: 'GET',
    path: 'payments/order/{id}/act',
    base: 'account',
    permission: 'VIEW_TARIFF',
    isFile: true,
    response: nothingSchema,
  }),
  /** The receipt of an order that was paid by card, as a PDF. */
  getReceipt: endpoint({
    method: 'GET',
    path: 'payments/order/{id}/receipt',
    base: 'account',
    permission: 'VIEW_TARIFF',
    isFile: true,
    response: nothingSchema,
  }),
  /** Switches the automatic renewal on again. */
  resumeRenewal: endpoint({
    method: 'POST',
    path: 'payments/resume',
    base: 'account',
    permission: 'VIEW_TARIFF',
    response: v.object({ plan: subscriptionSchema }),
  }),
} as const
