import { sql, type Kysely } from 'kysely'
import { owned, required, withId } from './columns'
import type { Engine } from './engine'

const DAY_MS = 24 * 60 * 60 * 1000
/** The lengths of summarised spans in days; each is a multiple of the one before. */
const LEVELS = [1, 8, 64]

/**
 * Summaries of events by days and by spans of days. They are made later, of spans that are over (`summariseEvents`);
 * triggers delete those whose events change, so that a stored summary always equals the events. They replace counts
 * that each event changed.
 */
export async function createEventSummaries(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await dropEventCounts(db, engine)
  await withId(db.schema.createTable('event_summary'), engine)
    .addColumn('account_id', 'bigint', owned('account.id'))
    .addColumn('level', 'integer', required)
    .addColumn('start', 'bigint', required)
    .addUniqueConstraint('event_summary_once', ['account_id', 'level', 'start'])
    .execute()
  await db.schema
    .createTable('event_summary_part')
    .addColumn('summary_id', 'bigint', owned('event_summary.id'))
    .addColumn('kind', 'integer', required)
    .addColumn('body', 'text', required)
    .addPrimaryKeyConstraint('event_summary_part_key', ['summary_id', 'kind'])
    .execute()
  // With all that their revenue is asked by, so that no purchase is looked up.
  await db.schema.dropIndex('event_purchase').execute()
  await db.schema
    .createIndex('event_purchase')
    .on('event')
    .columns(['account_id', 'created_at', 'amount', 'currency'])
    .columns(['widget_id', 'device', 'post_id', 'sku_id'])
    .where(sql.ref('type'), '=', sql.lit('purchase'))
    .execute()
  const statements = engine === 'sqlite' ? onSqlite() : onPostgres()
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/** Whether an event has become another one. One whose post or product was deleted has not: readers leave these out. */
const isChanged = (from: string, to: string) => {
  const isOther = (column: string) => `${from}.${column} is distinct from ${to}.${column}`
  const isLost = (column: string, table: string) =>
    `(${to}.${column} is null and not exists (select 1 from ${table} where id = ${from}.${column}))`
  return `
    ${['account_id', 'widget_id', 'type', 'created_at', 'device', 'page_id'].map(isOther).join(' or ')}
    or (${isOther('post_id')} and not ${isLost('post_id', 'post')})
    or (${isOther('sku_id')} and not ${isLost('sku_id', 'sku')})`
}

/** A trigger of SQLite sees one row. */
function onSqlite(): string[] {
  const dayOf = (row: string) => `(${row}.created_at / ${DAY_MS})`
  // A longer span has a summary only while all its days have one.
  const isSummarised = (row: string) => `exists (
    select 1 from event_summary
    where account_id = ${row}.account_id and level = 1 and start = ${dayOf(row)})`
  const isAround = (row: string) =>
    LEVELS.map((length) => `(level = ${length} and start = ${dayOf(row)} / ${length})`).join(' or ')
  const forget = (row: string) =>
    `delete from event_summary where account_id = ${row}.account_id and (${isAround(row)});`
  return [
    `create trigger event_added after insert on event
      when ${isSummarised('new')} begin ${forget('new')} end`,
    `create trigger event_removed after delete on event
      when ${isSummarised('old')} begin ${forget('old')} end`,
    `create trigger event_changed after update on event
      when ${isChanged('old', 'new')} begin ${forget('old')} ${forget('new')} end`,
  ]
}

/**
 * A trigger of PostgreSQL sees all rows of a statement. The process that summarises an account’s events waits for
 * those that are writing some, which do not wait for each other.
 */
function onPostgres(): string[] {
  const forget = (rows: string) => `
    perform pg_advisory_xact_lock_shared(hashtextextended('event-summary-' || account_id, 0))
      from (select distinct account_id from ${rows} order by 1) as touched;
    delete from event_summary where id in (
      select found.id
      from (select distinct account_id, created_at / ${DAY_MS} as day from ${rows}) as touched
      cross join (values ${LEVELS.map((length) => `(${length})`).join(', ')}) as levels (length)
      join event_summary as found on found.account_id = touched.account_id
        and found.level = levels.length and found.start = touched.day / levels.length
      order by found.id for update of found);`
  const joined = `select removed.id from removed join added on added.id = removed.id
    where ${isChanged('removed', 'added')}`
  const changed = `(
    select account_id, created_at from removed where id in (${joined})
    union all select account_id, created_at from added where id in (${joined})) as changed`
  const functionOf = (name: string, body: string) => `
    create function forget_summaries_${name}() returns trigger language plpgsql as $$
    begin ${body} return null; end $$`
  const triggerOf = (name: string, happening: string, tables: string) => `
    create trigger event_${name} after ${happening} on event referencing ${tables}
    for each statement execute function forget_summaries_${name}()`
  return [
    functionOf('added', forget('added')),
    functionOf('removed', forget('removed')),
    functionOf('changed', forget(changed)),
    triggerOf('added', 'insert', 'new table as added'),
    triggerOf('removed', 'delete', 'old table as removed'),
    triggerOf('changed', 'update', 'old table as removed new table as added'),
  ]
}

/** Removes the counts that each event changed, of databases that have them. */
async function dropEventCounts(db: Kysely<unknown>, engine: Engine): Promise<void> {
  for (const name of ['added', 'removed', 'changed']) {
    const onTable = engine === 'postgres' ? ' on event' : ''
    await sql.raw(`drop trigger if exists event_${name}${onTable}`).execute(db)
    if (engine === 'postgres')
      await sql.raw(`drop function if exists count_event_${name}()`).execute(db)
  }
  await db.schema.dropTable('event_count').ifExists().execute()
}
