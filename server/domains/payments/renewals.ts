import { accountPath } from '@/contract/addresses'
import { DAY_MS } from '@/contract/constants'
import type { Subscription } from '@/contract/entities/account/plan'
import type { Actor } from '../../auth/actor'
import { audit, auditAutomatic } from '../../auth/audit'
import type { Db } from '../../db/openDatabase'
import { ApiError, refused } from '../../errors/apiError'
import { translate } from '../../language/messages'
import { iso } from '../../language/times'
import type { World } from '../../world'
import { loadSubscription } from '../accounts/loadAccountData'
import { readersOf, sendOnce } from '../accounts/mail/letters'
import { lockAccount, type OrderRow } from './ledger'
import { refreshOrder, startPayment } from './orders'
import { inTurn, isOpen, setStatus } from './settle'

/** The saved card is charged a day before the end, and after a refusal again 8 hours later; three attempts at most. */
const BEFORE_MS = DAY_MS
const RETRY_MS = 8 * 60 * 60 * 1000
const TRIES = 3
/** No charge later than this after the end, such as after a long outage: it would surprise the person. */
const LATE_MS = 3 * DAY_MS

export const renewalTime = (paidUntil: number): number => paidUntil - BEFORE_MS

/** Switches the automatic renewal on again after a person cancelled it. */
export async function resumeRenewal(world: World, actor: Actor): Promise<Subscription> {
  return world.db.transaction().execute(async (db) => {
    const { id } = actor.account
    const { numUpdatedRows } = await db
      .updateTable('account')
      .set({ is_auto_renewal: 1, renewal_cancelled_at: null })
      .where('id', '=', id)
      .where('is_auto_renewal', '=', 0)
      .where('renewal_cancelled_at', 'is not', null)
      .executeTakeFirstOrThrow()
    const subscription = await loadSubscription(db, id)
    if (numUpdatedRows === 0n || !subscription) throw refused('nothing-to-resume')
    await audit(db, world, actor, {
      action: 'subscription.resume',
      entity: 'account',
      id,
      detail: { paidUntil: subscription.paidUntil },
    })
    return subscription
  })
}

/** Charges the saved cards of all accounts whose paid time is about to end. A failure of one does not stop the others. */
export async function renewLicences(world: World): Promise<void> {
  if (world.settings.yookassa === null) return
  const now = world.clock.now()
  const due = await world.db
    .selectFrom('account')
    .where('is_auto_renewal', '=', 1)
    .where('renewal_order_id', 'is not', null)
    .where('paid_until', '<=', now + BEFORE_MS)
    .where('deletion_asked_at', 'is', null)
    .select('id')
    .orderBy('id')
    .execute()
  for (const { id } of due) {
    try {
      await renew(world, id)
    } catch (error) {
      // The provider did not answer: the next round asks again, with the same key.
      if (!(error instanceof ApiError)) world.report(error)
    }
  }
}

async function renew(world: World, accountId: number): Promise<void> {
  const order = await planCharge(world, accountId)
  if (order === 'stopped') {
    await sendRefusal(world, accountId)
  } else if (order !== null) {
    await charge(world, order)
  }
}

async function charge(world: World, order: OrderRow): Promise<void> {
  try {
    await (order.provider_id === null ? startPayment(world, order) : refreshOrder(world, order))
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'payment-refused') throw error
    await inTurn(world, order.id, async (db, latest) => {
      if (isOpen(latest)) await setStatus(db, world, latest, 'cancelled')
    })
  }
}

/** The order to charge or to check now; null when none is due; `stopped`, once, after the last attempt. */
async function planCharge(world: World, accountId: number): Promise<OrderRow | 'stopped' | null> {
  const { clock, ids, settings } = world
  return world.db.transaction().execute(async (db) => {
    const account = await lockAccount(db, accountId)
    const { paid_until, renewal_order_id } = account
    if (account.deletion_asked_at !== null) return null
    if (account.is_auto_renewal === 0 || renewal_order_id === null || paid_until === null) {
      return null
    }
    const now = clock.now()
    if (paid_until > now + BEFORE_MS) return null
    const tries = await db
      .selectFrom('plan_order')
      .where('account_id', '=', accountId)
      .where('method', '=', 'renewal')
      .where('key', 'like', `${keyOf(paid_until)}%`)
      .selectAll()
      .orderBy('id')
      .execute()
    const last = tries.at(-1)
    if (last && isOpen(last)) return last
    if (tries.length >= TRIES || now > paid_until + LATE_MS) {
      await stopRenewal(db, world, accountId)
      return 'stopped'
    }
    if (last && now < last.created_at + RETRY_MS) return null
    const model = await db
      .selectFrom('plan_order')
      .where('id', '=', renewal_order_id)
      .selectAll()
      .executeTakeFirstOrThrow()
    return db
      .insertInto('plan_order')
      .values({
        account_id: accountId,
        plan_id: model.plan_id,
        months: model.months,
        amount: model.amount,
        method: 'renewal',
        status: 'created',
        key: `${keyOf(paid_until)}${String(tries.length)}`,
        provider_key: ids.token(),
        method_id: model.method_id,
        seller: settings.operatorCompany && JSON.stringify(settings.operatorCompany),
        is_renewed: 1,
        created_at: now,
        checked_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}

/** The prefix of the keys of attempts for one end of paid time. Keys of orders by people have no colon. */
const keyOf = (paidUntil: number): string => `renewal:${String(paidUntil)}:`

async function stopRenewal(db: Db, world: World, accountId: number): Promise<void> {
  await db
    .updateTable('account')
    .set({
      is_auto_renewal: 0,
      renewal_order_id: null,
      renewal_cancelled_at: null,
      renewal_failed_at: world.clock.now(),
    })
    .where('id', '=', accountId)
    .execute()
  await auditAutomatic(db, world, accountId, {
    action: 'subscription.refused',
    entity: 'account',
    id: accountId,
  })
}

/** Mails the refusal to the members who get letters about limits; the cabinet shows it too. */
async function sendRefusal(world: World, accountId: number): Promise<void> {
  const { db, settings, sendLetter, clock } = world
  if (sendLetter === null) return
  const { name: shop, username } = await db
    .selectFrom('account')
    .where('id', '=', accountId)
    .select(['name', 'username'])
    .executeTakeFirstOrThrow()
  const occasion = { shop, topic: 'limits' as const, code: 'renewal', period: iso(clock.now()) }
  for (const reader of await readersOf(db, accountId, 'limits')) {
    await sendOnce(world, reader, occasion, ({ locale }) => ({
      subject: translate(locale, 'server.letter_tariff-subject', { shop }),
      lines: [translate(locale, 'server.letter_renewal-refused')],
      action: {
        label: translate(locale, 'server.letter_tariff-action'),
        url: `${settings.publicUrl}${accountPath(username)}#/profile`,
      },
    }))
  }
}
