import type { DataSource, SourceType } from '@/contract/entities/sources/source'
import { hasPermission } from '@/contract/permissions'
import type { Actor } from '../../auth/actor'
import type { Db } from '../../db/openDatabase'
import { firstStepsOf } from './gettingStarted'
import { presentIntegration, presentPayment, presentPlan, type AccountData } from './presentAccount'
import { isoOrNull } from '../../language/times'
import { loadFeeds, mainFeed } from '../feeds/loadFeeds'

/** The part of the user data about the account itself (product-rules/records.md#user-data). */
export async function loadAccountData(db: Db, actor: Actor): Promise<AccountData> {
  const { id } = actor.account
  const account = await db
    .selectFrom('account')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const integrations = await db
    .selectFrom('integration')
    .selectAll()
    .where('account_id', '=', id)
    .orderBy('id')
    .execute()
  const sources = await db
    .selectFrom('source')
    .select(['type', 'name'])
    .where('account_id', '=', id)
    .orderBy('id')
    .execute()
  const working = integrations.find(({ status }) => status === 'working')
  const mayConnect = hasPermission(actor, 'MANAGE_INTEGRATIONS')
  return {
    funnelStatus: account.funnel_status,
    plan: await loadSubscription(db, id),
    payments: hasPermission(actor, 'VIEW_TARIFF') ? await loadPayments(db, id) : [],
    // A feed's address may contain a key.
    feed: hasPermission(actor, ['MANAGE_FEED', 'MANAGE_INTEGRATIONS'])
      ? mainFeed(await loadFeeds(db, actor, actor.requestedAt))
      : null,
    dataSourceList: sources.map(({ type, name }) => nameSource(type, name)),
    facebookIntegrations: mayConnect ? integrations.filter(isProfile).map(presentIntegration) : [],
    activeIntegration: working?.type ?? null,
    connections: integrations
      .filter((row) => row.type !== 'facebook' || isProfile(row))
      .map(({ id: connectionId, type, name, status }) => ({
        id: connectionId,
        type,
        name: mayConnect ? name : '',
        status,
      })),
    googleIntegration: mayConnect ? counterOf(account.google_counter) : null,
    yandexIntegration: mayConnect ? counterOf(account.yandex_counter) : null,
    ...(await firstStepsOf(db, actor, account.started_at)),
  }
}

/** The account's plan and how long it is paid; null without a plan. */
export async function loadSubscription(db: Db, accountId: number): Promise<AccountData['plan']> {
  const row = await db
    .selectFrom('account')
    .innerJoin('plan', 'plan.id', 'account.plan_id')
    .where('account.id', '=', accountId)
    .selectAll('plan')
    .select(['account.paid_until', 'account.is_auto_renewal'])
    .executeTakeFirst()
  return row
    ? {
        plan: presentPlan(row),
        paidUntil: isoOrNull(row.paid_until),
        isAutoRenewal: row.is_auto_renewal === 1,
      }
    : null
}

/** Newest first. */
export async function loadPayments(db: Db, accountId: number): Promise<AccountData['payments']> {
  const rows = await db
    .selectFrom('payment')
    .leftJoin('plan_order', 'plan_order.id', 'payment.order_id')
    .selectAll('payment')
    .select(['plan_order.method', 'plan_order.seller'])
    .select(['plan_order.amount as order_amount', 'plan_order.refunded as order_refunded'])
    .where('payment.account_id', '=', accountId)
    .orderBy('payment.paid_at', 'desc')
    .orderBy('payment.id', 'desc')
    .execute()
  return rows.map(presentPayment)
}

export function counterOf(counterId: string | null): AccountData['googleIntegration'] {
  return counterId === null ? null : { counterId }
}

const LANG_KEYS: Partial<Record<SourceType, DataSource['langKey']>> = {
  link: 'source.added_by_link',
  customer: 'source.customer_content',
  mention: 'source.mention',
}

/** A source has a message id as its name, or its own name (product-rules/records.md#user-data). */
function nameSource(type: SourceType, name: string): DataSource {
  return {
    name: type,
    langKey: LANG_KEYS[type] ?? null,
    langParam: name === '' ? null : name,
  }
}

/** Excludes a Facebook sign-in whose profile is not chosen yet. */
const isProfile = ({ type, name }: { type: string; name: string }) =>
  type === 'facebook' && name !== ''
