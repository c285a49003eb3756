import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import { paymentSchema, planSchema, subscriptionSchema } from '@/contract/entities/account/plan'
import { usageSchema } from '@/contract/entities/account/usage'

/** Payments and the plan. */
export const profileEndpoints = {
  listPayments: endpoint({
    method: 'GET',
    path: 'payments',
    base: 'account',
    permission: 'VIEW_TARIFF',
    response: v.object({ payments: v.array(paymentSchema) }),
  }),
  /** Cancels the automatic renewal; the paid period continues. */
  unsubscribe: endpoint({
    method: 'GET',
    path: 'payments/unsubscribe',
    base: 'account',
    permission: 'VIEW_TARIFF',
    isWrite: true,
    response: v.object({ plan: subscriptionSchema }),
  }),
  /** All plans, to choose from. */
  listPlans: endpoint({
    method: 'GET',
    path: 'plan/list',
    base: 'account',
    permission: 'VIEW_TARIFF',
    response: v.object({ plans: v.array(planSchema) }),
  }),
  /** How much of its tariff the account has used. */
  getUsage: endpoint({
    method: 'GET',
    path: 'usage',
    base: 'account',
    permission: 'VIEW_TARIFF',
    response: v.object({ usage: usageSchema }),
  }),
  getPlan: endpoint({
    method: 'GET',
    path: 'plan/{id}',
    base: 'account',
    permission: 'VIEW_TARIFF',
    response: v.object({ plan: planSchema }),
  }),
} as const
