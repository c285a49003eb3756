import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { prepared } from '../db/statements'
import type { Db } from '../db/openDatabase'
import { dayOf, monthOf } from './months'

/** Loads and visitors of an account. `loads` has the time (ms) of each load. */
export interface UsedNow {
  loads: readonly number[]
  /** Network and browser of callers; see `visitorOf`. */
  visitors: readonly string[]
}

/**
 * Adds loads and new visitors to the account's month, and notes when a limit of its plan is reached. Run in the transaction that stores the events:
 * both are counted, or neither.
 */
export async function countUsage(
  db: Db,
  accountId: number,
  { loads, visitors }: UsedNow,
  now: number,
): Promise<void> {
  const byMonth = new Map<number, { loads: number; visitors: number }>()
  const ofMonth = (month: number) => {
    const found = byMonth.get(month) ?? { loads: 0, visitors: 0 }
    byMonth.set(month, found)
    return found
  }
  for (const time of loads) ofMonth(monthOf(time)).loads += 1
  if (visitors.length > 0) {
    ofMonth(monthOf(now)).visitors += await newVisitors(db, accountId, visitors, now)
  }
  const rows = [...byMonth].toSorted(([one], [other]) => one - other)
  for (const [month, added] of rows) {
    await db
      .insertInto('usage_month')
      .values({ account_id: accountId, month, ...added })
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'month']).doUpdateSet({
          loads: sql`usage_month.loads + excluded.loads`,
          visitors: sql`usage_month.visitors + excluded.visitors`,
        }),
      )
      .execute()
    await noteFull(db, accountId, month, now)
  }
}

/** Notes when a limit of the month is reached, or that none is any more. */
export async function noteFull(
  db: Db,
  accountId: number,
  month: number,
  now: number,
): Promise<void> {
  await db
    .updateTable('usage_month')
    .set({
      full_at: sql<number | null>`case when exists (
        select 1 from account join plan on plan.id = account.plan_id
        where account.id = usage_month.account_id
        and (usage_month.loads >= plan.widget_loads_per_month or usage_month.visitors >= plan.traffic_limit)
      ) then coalesce(full_at, ${now}) end`,
    })
    .where('account_id', '=', accountId)
    .where('month', '=', month)
    .execute()
}

/** How many of these were not seen before on this day. */
async function newVisitors(
  db: Db,
  accountId: number,
  visitors: readonly string[],
  now: number,
): Promise<number> {
  const day = dayOf(now)
  const salt = await saltOf(db, day)
  const hashes = new Set(visitors.map((visitor) => hashOf(salt, visitor)))
  const rows = await db
    .insertInto('visitor')
    // The same order everywhere: processes that count the same visitors do not deadlock.
    .values([...hashes].toSorted().map((hash) => ({ day, account_id: accountId, hash })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('hash')
    .execute()
  return rows.length
}

const readSalt = prepared((db, day: number) =>
  db.selectFrom('visitor_salt').where('day', '=', day).select('salt'),
)

/** The same in every process. */
async function saltOf(db: Db, day: number): Promise<string> {
  const [known] = await readSalt(db, day)
  if (known) return known.salt
  await db
    .insertInto('visitor_salt')
    .values({ day, salt: randomBytes(16).toString('hex') })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const [stored] = await readSalt(db, day)
  if (!stored) throw new Error('The salt of a day is not stored')
  return stored.salt
}

const hashOf = (salt: string, visitor: string) =>
  createHash('sha256').update(`${salt} ${visitor}`).digest('base64url').slice(0, 22)

/** Deletes the visitors of past days and the salts, without which their hashes mean nothing. */
export async function forgetVisitors(db: Db, now: number): Promise<void> {
  const day = dayOf(now)
  await db.deleteFrom('visitor').where('day', '<', day).execute()
  await db.deleteFrom('visitor_salt').where('day', '<', day).execute()
}
