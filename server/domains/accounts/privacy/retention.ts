import { sql } from 'kysely'
import { TARIFF_TIME_ZONE } from '@/contract/constants'
import { EVENT_MONTHS, type EventMonths, type Retention } from '@/contract/entities/account/privacy'
import type { Actor } from '../../../auth/actor'
import { audit } from '../../../auth/audit'
import type { Db } from '../../../db/openDatabase'
import { pauseForWriters } from '../../../db/writers'
import { refused } from '../../../errors/apiError'
import { daysIn, isoOrNull } from '../../../language/times'
import type { World } from '../../../world'

/** Events that one transaction deletes. */
const EVENTS_AT_ONCE = 1000

type Kept = Pick<World, 'db' | 'clock' | 'settings'>

/** The months for which events are kept: the account's choice or the operator's limit, whichever is shorter. Null: forever. */
export function keptMonths(months: EventMonths, limit: number | null): number | null {
  if (months === null) return limit
  return limit === null ? months : Math.min(months, limit)
}

const { dayOf } = daysIn(TARIFF_TIME_ZONE)

/** The start of the day in Moscow that precedes a time by `months`, or of that month's last day if it has no such day. */
export function monthsBefore(time: number, months: number): number {
  const [year = 0, month = 1, day = 1] = dayOf(time).split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 - months, 1))
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(day, days))
  return Date.parse(`${first.toISOString().slice(0, 10)}T00:00:00+03:00`)
}

/** The account's choice, and how many events each choice would delete now. */
export async function loadRetention(
  { db, clock, settings }: Kept,
  accountId: number,
): Promise<Retention> {
  const { event_months: months } = await db
    .selectFrom('account')
    .where('id', '=', accountId)
    .select('event_months')
    .executeTakeFirstOrThrow()
  const limit = settings.eventMonths
  const choices = []
  for (const choice of [...EVENT_MONTHS, null]) {
    if (choice !== null && limit !== null && choice > limit) continue
    const kept = keptMonths(choice, limit)
    const before = kept === null ? null : monthsBefore(clock.now(), kept)
    const count = before === null ? 0 : await countBefore(db, accountId, before)
    choices.push({ months: choice, before: isoOrNull(before), count })
  }
  // Chosen before the operator set a shorter limit.
  const isOver = months !== null && limit !== null && months > limit
  return { months: isOver ? null : months, limit, choices }
}

async function countBefore(db: Db, accountId: number, before: number): Promise<number> {
  const { count } = await db
    .selectFrom('event')
    .where('account_id', '=', accountId)
    .where('created_at', '<', before)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function saveRetention(
  world: World,
  actor: Actor,
  months: EventMonths,
): Promise<Retention> {
  const { id } = actor.account
  const { eventMonths: limit } = world.settings
  if (months !== null && limit !== null && months > limit) {
    throw refused('retention-too-long', 'months', { months: limit })
  }
  await world.db.transaction().execute(async (db) => {
    await db.updateTable('account').set({ event_months: months }).where('id', '=', id).execute()
    const detail = { months }
    await audit(db, world, actor, { action: 'account.retention', entity: 'account', id, detail })
  })
  return loadRetention(world, id)
}

/** Deletes the events that are older than their account's choice or the operator's limit, in small transactions. */
export async function deleteOldEvents(world: Kept, signal: AbortSignal): Promise<void> {
  const { db, clock, settings } = world
  const accounts = await db
    .selectFrom('account')
    .select(['id', 'event_months'])
    .orderBy('id')
    .execute()
  for (const { id, event_months } of accounts) {
    const months = keptMonths(event_months, settings.eventMonths)
    if (months === null) continue
    const before = monthsBefore(clock.now(), months)
    for (const [table, time] of AGEING) await deleteOld(world, { id, table, time, before }, signal)
  }
}

/** The tables of what shoppers did, by their times. */
const AGEING = [
  ['event', 'created_at'],
  ['shopper', 'began_at'],
] as const

interface Old {
  id: number
  table: (typeof AGEING)[number][0]
  time: (typeof AGEING)[number][1]
  before: number
}

async function deleteOld(
  world: Kept,
  { id, table, time, before }: Old,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    signal.throwIfAborted()
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where id in (
        select id from ${sql.table(table)} where account_id = ${id} and ${sql.ref(time)} < ${before}
        limit ${sql.lit(EVENTS_AT_ONCE)}
      )`.execute(world.db)
    if (numAffectedRows < BigInt(EVENTS_AT_ONCE)) break
    await pauseForWriters(world, signal)
  }
}
