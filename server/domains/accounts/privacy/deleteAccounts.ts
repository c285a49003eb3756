import { sql, type RawBuilder } from 'kysely'
import { LEDGER_YEARS } from '@/contract/entities/account/privacy'
import { isInn } from '@/contract/entities/account/company'
import type { Db } from '../../../db/openDatabase'
import type { Database } from '../../../db/tables'
import { hasManyWriters, pauseForWriters } from '../../../db/writers'
import type { World } from '../../../world'
import { forgetCopies } from '../../products/pictures/copiedPicture'
import { managersOf, sendFarewell, type Farewell } from './deletionLetters'
import { DELETED_TABLES, ownedBy, STORED_TABLES } from '../tables/storedTables'

/** Rows that one transaction deletes. */
const ROWS_AT_ONCE = 500
/** Deleted in the last transaction, which copies the ledger without the account. */
const LEDGER: readonly (keyof Database)[] = ['payment', 'plan_order']
/** Deleted last, because members show which people belong to the account. */
const LAST: readonly (keyof Database)[] = [...LEDGER, 'member']

/**
 * Deletes every account whose last day is over, in small transactions. After a stop at any point the next call continues, and several processes may
 * do it simultaneously. Returns the number of deleted accounts. The sweep of unused files then deletes their files.
 */
export async function deleteDueAccounts(world: World, signal: AbortSignal): Promise<number> {
  const due = await world.db
    .selectFrom('account')
    .where('deletes_at', '<=', world.clock.now())
    .select('id')
    .orderBy('id')
    .execute()
  let count = 0
  for (const { id } of due) if (await deleteAccount(world, id, signal)) count += 1
  return count
}

/** False when the deletion was cancelled meanwhile, or another process has completed it. */
async function deleteAccount(world: World, id: number, signal: AbortSignal): Promise<boolean> {
  const { db, clock } = world
  const now = clock.now()
  // From here on the deletion cannot be cancelled.
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set(({ fn, val }) => ({ deletion_started_at: fn.coalesce('deletion_started_at', val(now)) }))
    .where('id', '=', id)
    .where('deletes_at', '<=', now)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return false
  await db.transaction().execute((transaction) => deletePeople(transaction, formerPeople(id)))
  await forgetPictures(world, id, signal)
  for (const table of DELETED_TABLES) {
    if (LAST.includes(table)) continue
    for (;;) {
      signal.throwIfAborted()
      if ((await deleteRows(db, table, id, ROWS_AT_ONCE)) < ROWS_AT_ONCE) break
      await pauseForWriters(world, signal)
    }
  }
  signal.throwIfAborted()
  const farewell = await db.transaction().execute((transaction) => deleteRest(transaction, id))
  if (farewell === null) return false
  await sendFarewell(world, farewell)
  return true
}

/** Deletes what is left, the account itself and its people. Of several processes one does it; the others get null. */
async function deleteRest(db: Db, id: number): Promise<Farewell | null> {
  const locked = db.selectFrom('account').where('id', '=', id).select('name')
  const account = await (hasManyWriters(db) ? locked.forUpdate() : locked).executeTakeFirst()
  if (!account) return null
  const farewell: Farewell = {
    shop: account.name,
    readers: await managersOf(db, id),
    keptUntil: await keepLedger(db, id),
  }
  const members = await db
    .selectFrom('member')
    .where('account_id', '=', id)
    .where('person_id', 'is not', null)
    .select('person_id')
    .execute()
  // Whatever came in between: some of it would only lose the account.
  for (const table of DELETED_TABLES) await deleteRows(db, table, id)
  await db.deleteFrom('account').where('id', '=', id).execute()
  const people = members.flatMap(({ person_id }) => person_id ?? [])
  if (people.length > 0)
    await deletePeople(db, sql`select id from person where id in (${sql.join(people)})`)
  return farewell
}

/** Deletes rows of an account: up to `limit`, or all of them. Returns their number. */
async function deleteRows(
  db: Db,
  table: keyof Database,
  accountId: number,
  limit?: number,
): Promise<number> {
  const own = ownedBy(table, accountId)
  const key = sql.join(keyOf(table).map((column) => sql.ref(column)))
  const some = sql`(${key}) in (select ${key} from ${sql.table(table)} where ${own} limit ${limit})`
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ${limit === undefined ? own : some}
  `.execute(db)
  return Number(numAffectedRows ?? 0n)
}

/** The columns that identify a table's rows: `id`, else the column that refers to their parent and the first other column. None of these is null. */
function keyOf(name: keyof Database): string[] {
  const { of, columns } = STORED_TABLES[name]
  const names = Object.values(columns).join(' ').split(' ')
  if (names.includes('id') || typeof of === 'string') return ['id']
  return [of.column, ...names.filter((column) => column !== of.column).slice(0, 1)]
}

/** The ids of people who worked in the account before: what they did is known by its audit only. */
const formerPeople = (accountId: number) => sql`
  select person_id from audit where account_id = ${accountId} and person_id is not null
  and person_id not in (
    select person_id from member where account_id = ${accountId} and person_id is not null
  )`

/** Deletes the people without a membership in any account who do not work for the provider, with all their data. */
async function deletePeople(db: Db, ids: RawBuilder<unknown>): Promise<void> {
  const found = db
    .selectFrom('person')
    .where(sql<boolean>`person.id in (${ids})`)
    .where('is_provider_admin', '=', 0)
    .where('is_provider_moderator', '=', 0)
    .select('id')
    .orderBy('id')
  // On PostgreSQL the lock lets the next statement see a membership that is being created.
  const rows = await (hasManyWriters(db) ? found.forUpdate() : found).execute()
  const people = rows.map(({ id }) => id)
  if (people.length === 0) return
  const placed = await db
    .selectFrom('member')
    .where('person_id', 'in', people)
    .select('person_id')
    .execute()
  const gone = people.filter((id) => !placed.some(({ person_id }) => person_id === id))
  if (gone.length === 0) return
  await db
    .deleteFrom('audit')
    .where('account_id', 'is', null)
    .where('person_id', 'in', gone)
    .execute()
  await db.deleteFrom('person').where('id', 'in', gone).execute()
}

const ADDRESSES = /https?:[^"\s\\]+/g

/** Removes the copies of outside pictures of the catalogue, before the rows with their addresses are deleted. */
async function forgetPictures(world: World, id: number, signal: AbortSignal): Promise<void> {
  const { db } = world
  for (let after = 0; ;) {
    signal.throwIfAborted()
    const rows = await db
      .selectFrom('sku')
      .where('account_id', '=', id)
      .where('id', '>', after)
      .select(['id', 'image_url', 'source_image_urls', 'picture_url'])
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .execute()
    const texts = rows.map((row) =>
      [row.image_url, row.source_image_urls, row.picture_url].join(' '),
    )
    await forgetCopies(world, texts.join(' ').match(ADDRESSES) ?? [])
    const last = rows.at(-1)
    if (!last) break
    after = last.id
  }
  const feeds = await db
    .selectFrom('catalogue_feed')
    .where('account_id', '=', id)
    .select('sample')
    .execute()
  const offered = feeds.map(({ sample }) => sample).join(' ')
  await forgetCopies(world, offered.match(ADDRESSES) ?? [])
}

const ENTRY_COLUMNS = ['payment.amount', 'payment.months', 'payment.paid_at'] as const

/** Keeps what accounting demands of payments, without a way back to the account; nothing of orders that were never paid. Returns until when (ms). */
async function keepLedger(db: Db, id: number): Promise<number | null> {
  const entries = await db
    .selectFrom('payment')
    .innerJoin('plan', 'plan.id', 'payment.plan_id')
    .leftJoin('plan_order', 'plan_order.id', 'payment.order_id')
    .where('payment.account_id', '=', id)
    .select([...ENTRY_COLUMNS, 'plan.code as plan', 'plan_order.id as order_number'])
    .select(['plan_order.method', 'plan_order.provider_id', 'plan_order.buyer'])
    .orderBy('payment.id')
    .execute()
  if (entries.length === 0) return null
  const kept_until = keptUntil(Math.max(...entries.map(({ paid_at }) => paid_at)))
  await db
    .insertInto('kept_ledger')
    .values(
      entries.map(({ provider_id, buyer, ...entry }) => ({
        ...entry,
        payment_number: provider_id,
        company: companyOf(buyer),
        kept_until,
      })),
    )
    .execute()
  return kept_until
}

/** The years are counted from the end of the year of the last payment. */
export const keptUntil = (lastPayment: number): number =>
  Date.UTC(new Date(lastPayment).getUTCFullYear() + LEDGER_YEARS + 1, 0, 1)

/** The company; null for a sole trader, who is a person whose data must not be kept. */
function companyOf(buyer: string | null): string | null {
  if (buyer === null) return null
  const { name, inn, kpp } = JSON.parse(buyer) as { name: string; inn: string; kpp: string }
  return inn.length === 10 && isInn(inn) ? JSON.stringify({ name, inn, kpp }) : null
}

/** Deletes kept ledgers after the years that the law requires. */
export async function forgetLedgers({ db, clock }: Pick<World, 'db' | 'clock'>): Promise<void> {
  await db.deleteFrom('kept_ledger').where('kept_until', '<=', clock.now()).execute()
}
