import type { Selectable } from 'kysely'
import { CURRENCY } from '@/contract/constants'
import type { Payment, Plan } from '@/contract/entities/account/plan'
import type { PaymentTable, PlanTable } from '../../db/tables/people'
import { iso } from '../../language/times'

export function presentPlan(row: Selectable<PlanTable>): Plan {
  return {
    id: row.id,
    code: row.code,
    trafficLimit: row.traffic_limit,
    widgetLoadsPerMonth: row.widget_loads_per_month,
    widgetLimit: row.widget_limit,
    storageBytes: row.storage_bytes,
  }
}

export function presentPayment(row: Selectable<PaymentTable>): Payment {
  return {
    id: row.id,
    amount: row.amount,
    currency: CURRENCY,
    paidAt: iso(row.paid_at),
    planId: row.plan_id,
    months: row.months,
    paidUntil: iso(row.paid_until),
    isAutoRenewal: row.is_auto_renewal === 1,
  }
}
