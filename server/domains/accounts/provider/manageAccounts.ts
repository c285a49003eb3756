import { noteFull } from '../../../allowance/countUsage'
import { endOfDay, monthOf } from '../../../allowance/months'
import { writeAudit, type Change } from '../../../auth/audit'
import type { Person } from '../../../auth/sessions'
import { beginVisit } from '../../../auth/visits'
import type { Db } from '../../../db/openDatabase'
import { raiseContentVersion } from '../../../db/raiseContentVersion'
import { ApiError, refused } from '../../../errors/apiError'
import type { World } from '../../../world'
import { tariffDay } from './listAllAccounts'
import { demandAdministrator, demandProvider } from './providerRole'

interface Reasoned {
  username: string
  reason: string
}

/** Opens an account to a person of the provider, for this session and some hours. */
export async function visitAccount(
  world: World,
  person: Person,
  { username, reason }: Reasoned,
): Promise<void> {
  demandProvider(person)
  const { session } = person
  if (session === null) throw new ApiError(401, 'signed-out')
  const { id } = await accountBy(world.db, username)
  const member = await world.db
    .selectFrom('member')
    .where('account_id', '=', id)
    .where('person_id', '=', person.id)
    .select('id')
    .executeTakeFirst()
  // A member needs no visit.
  if (!member) await beginVisit(world, { id: person.id, session }, id, reason)
}

/** A tariff and its last paid day, as a person chose it or saw it before. */
interface Tariff {
  plan: string | null
  paidUntil: string | null
}

/** Changes the tariff, unless another person has changed it since `before` was shown. */
export async function changeTariff(
  world: World,
  person: Person,
  { username, reason, tariff, before }: Reasoned & { tariff: Tariff; before: Tariff },
): Promise<void> {
  demandAdministrator(person)
  await world.db.transaction().execute(async (db) => {
    const { id } = await lockedAccount(db, username)
    const row = await db
      .selectFrom('account')
      .leftJoin('plan', 'plan.id', 'account.plan_id')
      .where('account.id', '=', id)
      .select(['plan.code as plan', 'account.paid_until'])
      .executeTakeFirstOrThrow()
    const stored = { plan: row.plan, paidUntil: tariffDay(row.paid_until) }
    // A repeated request.
    if (isSameTariff(stored, tariff)) return
    if (!isSameTariff(stored, before)) throw refused('tariff-changed-meanwhile')
    const plan = await db
      .selectFrom('plan')
      .where('code', '=', tariff.plan)
      .select('id')
      .executeTakeFirst()
    if (!plan) throw new ApiError(400, 'bad-request')
    const isSameDay = tariff.paidUntil === stored.paidUntil
    const end = tariff.paidUntil === null ? null : endOfDay(tariff.paidUntil)
    const paid_until = isSameDay ? row.paid_until : end
    await db
      .updateTable('account')
      .set({ plan_id: plan.id, paid_until })
      .where('id', '=', id)
      .execute()
    const now = world.clock.now()
    await noteFull(db, id, monthOf(now), now)
    await note(db, world, person, id, {
      action: 'account.tariff',
      entity: 'account',
      id,
      detail: {
        plan: tariff.plan,
        paidUntil: paid_until,
        reason,
        previousPlan: stored.plan,
        previousEnd: row.paid_until,
      },
    })
  })
}

const isSameTariff = (one: Tariff, other: Tariff) =>
  one.plan === other.plan && one.paidUntil === other.paidUntil

/** Closes the account to its team and freezes its widgets. Does nothing for a suspended account. */
export const suspendAccount = (world: World, person: Person, reasoned: Reasoned): Promise<void> =>
  setSuspended(world, person, reasoned, true)

export const restoreAccount = (world: World, person: Person, reasoned: Reasoned): Promise<void> =>
  setSuspended(world, person, reasoned, false)

async function setSuspended(
  world: World,
  person: Person,
  { username, reason }: Reasoned,
  isSuspended: boolean,
): Promise<void> {
  demandAdministrator(person)
  await world.db.transaction().execute(async (db) => {
    const { id } = await accountBy(db, username)
    const { numUpdatedRows } = await db
      .updateTable('account')
      .set({
        suspended_at: isSuspended ? world.clock.now() : null,
        suspended_reason: isSuspended ? reason : null,
      })
      .where('id', '=', id)
      .where('suspended_at', isSuspended ? 'is' : 'is not', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return
    await raiseContentVersion(db, id)
    const action = isSuspended ? 'account.suspend' : 'account.restore'
    const detail = { reason }
    await note(db, world, person, id, { action, entity: 'account', id, detail })
  })
}

/** Whether tours are shown to the person in accounts that they open. */
export async function saveTips(world: World, person: Person, hasTips: boolean): Promise<void> {
  demandProvider(person)
  await world.db
    .updateTable('person')
    .set({ has_tips: hasTips ? 1 : 0 })
    .where('id', '=', person.id)
    .execute()
}

export async function accountBy(db: Db, username: string): Promise<{ id: number }> {
  const account = await db
    .selectFrom('account')
    .where('username', '=', username.toLowerCase())
    .select('id')
    .executeTakeFirst()
  if (!account) throw new ApiError(404, 'user-not-exist')
  return account
}

/** Makes simultaneous changes of the account wait. */
async function lockedAccount(db: Db, username: string): Promise<{ id: number }> {
  const { id } = await accountBy(db, username)
  await db
    .updateTable('account')
    .set((row) => ({ name: row.ref('name') }))
    .where('id', '=', id)
    .execute()
  return { id }
}

export function note(
  db: Db,
  world: Pick<World, 'clock'>,
  person: Person,
  accountId: number,
  change: Change,
): Promise<void> {
  return writeAudit(db, world, { accountId, personId: person.id, visitId: null, change })
}
