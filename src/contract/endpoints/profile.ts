import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { paymentSchema, planSchema, subscriptionSchema } from '../entities/plan'

/** Payments and the tariff. */
export const profileEndpoints = {
  listPayments: endpoint({
    method: 'GET',
    path: 'payments',
    base: 'account',
    permission: 'VIEW_TARIFF',
    response: v.object({ payments: v.array(paymentSchema) }),
  }),
  /** Ends the automatic renewal; what is paid for stays. */
  unsubscribe: endpoint({
    method: 'GET',
    path: 'payments/unsubscribe',
    base: 'account',
    permission: 'VIEW_TARIFF',
    isWrite: true,
    response: v.object({ plan: subscriptionSchema }),
  }),
  /** Every tariff, to choose between. */
  listPlans: endpoint({
    method: 'GET',
    path: 'plan/list',
    base: 'account',
    permission: 'VIEW_TARIFF',
    response: v.object({ plans: v.array(planSchema) }),
  }),
  getPlan: endpoint({
    method: 'GET',
    path: 'plan/{id}',
    base: 'account',
    permission: 'VIEW_TARIFF',
    response: v.object({ plan: planSchema }),
  }),
} as const
