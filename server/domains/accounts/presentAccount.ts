import type { Selectable } from 'kysely'
import { CURRENCY } from '@/contract/constants'
import type { OrderMethod } from '@/contract/entities/account/order'
import type { DocumentKind, Payment, Plan } from '@/contract/entities/account/plan'
import type { User } from '@/contract/entities/account/user'
import type { Integration } from '@/contract/entities/sources/integration'
import type { Actor } from '../../auth/actor'
import { presentVisit } from '../../auth/visits'
import type { IntegrationTable } from '../../db/tables/integrations'
import type { PaymentTable, PlanTable } from '../../db/tables/people'
import { translate } from '../../language/messages'
import { presentDeletion } from './privacy/presentDeletion'
import { iso, isoOrNull } from '../../language/times'

/** The part of the user data that belongs to the account; see `loadAccountData`. */
export type AccountData = Pick<
  User,
  | 'funnelStatus'
  | 'plan'
  | 'payments'
  | 'feed'
  | 'dataSourceList'
  | 'facebookIntegrations'
  | 'activeIntegration'
  | 'connections'
  | 'googleIntegration'
  | 'yandexIntegration'
  | 'isGettingStarted'
  | 'isGettingStartedClosed'
>

/** User data: the person, the account that they work in and their rights there. */
export function presentUser(actor: Actor, accountData: AccountData): User {
  const { person, account, member, visit, isOwner, isViewedByAdmin, permissions } = actor
  return {
    personId: person.id,
    email: person.email,
    username: account.username,
    name: person.name,
    accountName: account.name,
    timeZone: account.timeZone,
    locale: person.locale,
    isViewedByAdmin,
    visit:
      visit && presentVisit(visit, { isSuspended: account.isSuspended, hasTips: person.hasTips }),
    deletion: presentDeletion({
      deletion_asked_at: account.deletionAskedAt,
      deletes_at: account.deletesAt,
    }),
    isOwner,
    teamMembership: member?.role
      ? {
          id: member.id,
          teamRole: {
            id: member.role.id,
            name: translate(person.locale, `server.role_${member.role.code}`),
            description: translate(person.locale, `server.role-about_${member.role.code}`),
            teamRolePermissions: permissions.map((name) => ({ name })),
          },
        }
      : null,
    ...accountData,
  }
}

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

/** The order of a payment; all null without one. */
interface PaidOrder {
  method: OrderMethod | null
  seller: string | null
  order_amount: number | null
  order_refunded: number | null
}

/** The documents of a payment; a refund has none. */
function documentsOf({
  amount,
  order_id,
  ...row
}: Pick<Selectable<PaymentTable>, 'amount' | 'order_id'> & PaidOrder): Payment['documents'] {
  if (order_id === null || amount < 0) return null
  const isInvoice = row.method === 'invoice'
  const isKept = row.order_amount !== row.order_refunded
  const kinds: DocumentKind[] = [
    ...(isInvoice ? (['invoice'] as const) : []),
    ...(row.seller !== null && isKept ? (['act'] as const) : []),
    ...(row.seller !== null && !isInvoice ? (['receipt'] as const) : []),
  ]
  return { orderId: order_id, kinds }
}

export function presentPayment(row: Selectable<PaymentTable> & PaidOrder): Payment {
  return {
    id: row.id,
    amount: row.amount,
    currency: CURRENCY,
    paidAt: iso(row.paid_at),
    planId: row.plan_id,
    months: row.months,
    paidUntil: iso(row.paid_until),
    isAutoRenewal: row.is_auto_renewal === 1,
    documents: documentsOf(row),
  }
}

/** A connection for the cabinet, without its token. */
export function presentIntegration(row: Selectable<IntegrationTable>): Integration {
  return {
    id: row.id,
    type: row.type,
    name: row.name,
    status: row.status,
    tokenExpiresAt: isoOrNull(row.token_expires_at),
    syncedAt: isoOrNull(row.synced_at),
    nextReadAt: null,
  }
}
