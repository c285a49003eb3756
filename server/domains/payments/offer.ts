import { DAY_MS, LICENCE_MONTHS } from '@/contract/constants'
import type { Company } from '@/contract/entities/account/company'
import type { LicenceMonths, Offer, Quote } from '@/contract/entities/account/order'
import type { Actor } from '../../auth/actor'
import { iso } from '../../language/times'
import type { World } from '../../world'
import { applyPayment, monthsLater, restLength, restOf, summaryOf } from './licence'
import { loadLicence, pricesOf } from './ledger'
import { demandPrice, presentOrder } from './orders'
import { renewalTime } from './renewals'

/** The plans and periods that the actor's account may order, with its open orders. */
export async function loadOffer(world: World, { account: { id } }: Actor): Promise<Offer> {
  const { db, settings } = world
  const account = await loadAccount(world, id)
  const plans = await db.selectFrom('plan').select(['id', 'code']).orderBy('id').execute()
  const isEndless = account.plan_id !== null && account.paid_until === null
  const open = await db
    .selectFrom('plan_order')
    .where('account_id', '=', id)
    .where(({ or, and, eb }) =>
      or([
        eb('status', '=', 'pending'),
        and([eb('status', '=', 'created'), eb('method', '=', 'card')]),
      ]),
    )
    .selectAll()
    .orderBy('id', 'desc')
    .limit(MAX_OPEN)
    .execute()
  const renewed =
    account.renewal_order_id === null
      ? undefined
      : await db
          .selectFrom('plan_order')
          .where('id', '=', account.renewal_order_id)
          .selectAll()
          .executeTakeFirst()
  const isRenewing = account.is_auto_renewal === 1 && settings.yookassa !== null
  return {
    prices: isEndless
      ? []
      : plans.flatMap(({ id: planId, code }) =>
          LICENCE_MONTHS.flatMap((months) => {
            const amount = pricesOf(settings, code)?.[months]
            return amount === undefined ? [] : [{ planId, months, amount }]
          }),
        ),
    hasCard: settings.yookassa !== null,
    hasInvoice: settings.operatorCompany !== null,
    company: account.company === null ? null : (JSON.parse(account.company) as Company),
    openOrders: open.map(presentOrder),
    renewal:
      isRenewing && renewed && account.paid_until !== null
        ? {
            amount: renewed.amount,
            months: renewed.months,
            planId: renewed.plan_id,
            at: iso(renewalTime(account.paid_until)),
          }
        : null,
    canResume: account.is_auto_renewal === 0 && account.renewal_cancelled_at !== null,
    hasRenewalFailed: account.renewal_failed_at !== null,
  }
}

/** More open orders than any account has. */
const MAX_OPEN = 50

const loadAccount = ({ db }: World, id: number) =>
  db.selectFrom('account').where('id', '=', id).selectAll().executeTakeFirstOrThrow()

/** What an order would change, computed by the rule that applies its payment. */
export async function loadQuote(
  world: World,
  { account: { id }, requestedAt: now }: Actor,
  { planId, months }: { planId: number; months: LicenceMonths },
): Promise<Quote> {
  const account = await loadAccount(world, id)
  const amount = await demandPrice(world.db, world, account, { planId, months })
  const { licence } = await loadLicence(world.db, world, account, now)
  const next = applyPayment(licence, { planId, months, amount, refunded: 0, paidAt: now })
  const before = summaryOf(licence)
  const left = (before.paidUntil ?? now) - now
  const isChange = before.planId !== null && before.planId !== planId && left > 0
  const worth = restOf(licence, now)
  return {
    planId,
    months,
    amount,
    paidUntil: iso(summaryOf(next).paidUntil ?? now),
    rest:
      isChange && before.planId !== null
        ? {
            planId: before.planId,
            days: Math.ceil(left / DAY_MS),
            amount: worth,
            newDays: Math.floor(restLength(worth, monthsLater(now, months) - now, amount) / DAY_MS),
          }
        : null,
  }
}
