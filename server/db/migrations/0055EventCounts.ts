import { sql, type Kysely, type RawBuilder } from 'kysely'
import { owned, required, startingAt } from './columns'
import type { Engine } from './engine'

const COUNTS = [
  ['loads', 'load'],
  ['views', 'view'],
  ['opens', 'open'],
  ['product_clicks', 'productClick'],
  ['cart_adds', 'addToCart'],
  ['purchases', 'purchase'],
  ['actions', 'action'],
  ['completions', 'completion'],
] as const
const DAY_MS = 24 * 60 * 60 * 1000
const BLOCK_MS = 16 * DAY_MS
/** What each kind counts by: the length of its span, and the column of its key. */
const KINDS = [
  [0, 15 * 60 * 1000, null],
  [1, DAY_MS, 'post_id'],
  [2, BLOCK_MS, 'post_id'],
  [3, DAY_MS, 'sku_id'],
  [4, BLOCK_MS, 'sku_id'],
  [5, DAY_MS, 'page_id'],
  [6, BLOCK_MS, 'page_id'],
  [7, 60 * 60 * 1000, null],
  [8, DAY_MS, null],
] as const
const KEY = ['account_id', 'kind', 'start', 'key', 'widget_id', 'device']
/** Events of one backfilled statement. */
const AT_ONCE = 200_000

/**
 * Counts of events by spans of time, with each post, product and page: maintained by triggers, so that they equal the
 * events whatever adds, changes and deletes these.
 */
export async function createEventCounts(db: Kysely<unknown>, engine: Engine): Promise<void> {
  let table = db.schema
    .createTable('event_count')
    .addColumn('account_id', 'bigint', owned('account.id'))
    .addColumn('kind', 'integer', required)
    .addColumn('start', 'bigint', required)
    .addColumn('key', 'bigint', required)
    .addColumn('widget_id', 'bigint', required)
    .addColumn('device', 'integer', required)
  for (const [count] of COUNTS) table = table.addColumn(count, 'bigint', startingAt(0))
  table = table.addPrimaryKeyConstraint('event_count_key', KEY as never)
  // The key is most of a row, which would be stored twice.
  if (engine === 'sqlite') table = table.modifyEnd(sql`without rowid`)
  await table.execute()
  await backfill(db)
  for (const statement of engine === 'sqlite' ? onSqlite() : onPostgres()) {
    await statement.execute(db)
  }
}

/** Counts the stored events in steps that each hold a bounded part of them. */
async function backfill(db: Kysely<unknown>): Promise<void> {
  const last = await sql<{ id: number | null }>`select max(id) as id from event`.execute(db)
  const till = last.rows[0]?.id ?? 0
  for (let from = 0; from < till; from += AT_ONCE) {
    await added(
      sql`(select * from event where id > ${sql.lit(from)} and id <= ${sql.lit(from + AT_ONCE)})`,
    ).execute(db)
  }
}

const names = sql.raw(COUNTS.map(([count]) => count).join(', '))
const deviceOf = (row: string) =>
  `case ${row}.device when 'desktop' then 1 when 'mobile' then 2 else 0 end`

/** The counts of the events in a table, each kind by itself, in the order of the key: writers at the same time do not deadlock. */
function counted(events: RawBuilder<unknown>): RawBuilder<unknown> {
  const sums = COUNTS.map(
    ([count, type]) => `sum(case when one.type = '${type}' then 1 else 0 end) as ${count}`,
  ).join(', ')
  const kinds = KINDS.map(([kind, length, key]) => {
    return sql`
      select one.account_id, ${sql.raw(String(kind))} as kind, one.created_at / ${sql.raw(String(length))} as start,
        ${sql.raw(key === null ? '0' : `one.${key}`)} as key, one.widget_id, ${sql.raw(deviceOf('one'))} as device,
        ${sql.raw(sums)}
      from ${events} as one ${sql.raw(key === null ? '' : `where one.${key} is not null`)}
      group by 1, 3, 4, 5, 6`
  })
  return sql`select * from (${sql.join(kinds, sql` union all `)}) as counted`
}

const sameKey = (one: string, other: string) =>
  KEY.map((name) => `${one}.${name} = ${other}.${name}`).join(' and ')
const isZero = (row: string) => COUNTS.map(([count]) => `${row}.${count} = 0`).join(' and ')
const summed = (sign: '+' | '-', from: string, table = 'event_count.') =>
  COUNTS.map(([count]) => `${count} = ${table}${count} ${sign} ${from}.${count}`).join(', ')

const added = (events: RawBuilder<unknown>) => sql`
  insert into event_count (${sql.raw(KEY.join(', '))}, ${names})
  ${counted(events)} where true order by 1, 2, 3, 4, 5, 6
  on conflict (${sql.raw(KEY.join(', '))}) do update set ${sql.raw(summed('+', 'excluded'))}`

/** A trigger of SQLite sees one row. */
function onSqlite(): RawBuilder<unknown>[] {
  const isOf = (row: string, type: string) => `(${row}.type = '${type}')`
  const keys = (row: string) =>
    KINDS.map(([kind, length, key]) => {
      const value = key === null ? '0' : `${row}.${key}`
      return { kind, start: `${row}.created_at / ${length}`, value }
    })
  const add = (row: string) => {
    const rows = keys(row).map(
      ({ kind, start, value }) => `select ${kind} as kind, ${start} as start, ${value} as key`,
    )
    return `
      insert into event_count (${KEY.join(', ')}, ${COUNTS.map(([count]) => count).join(', ')})
      select ${row}.account_id, kind, start, key, ${row}.widget_id, ${deviceOf(row)},
        ${COUNTS.map(([, type]) => isOf(row, type)).join(', ')}
      from (${rows.join(' union all ')}) where key is not null
      on conflict (${KEY.join(', ')}) do update set ${summed('+', 'excluded', '')};`
  }
  const remove = (row: string) =>
    keys(row)
      .map(({ kind, start, value }) => {
        const where = `account_id = ${row}.account_id and kind = ${kind} and start = ${start} and key = ${value}
          and widget_id = ${row}.widget_id and device = ${deviceOf(row)}`
        const less = COUNTS.map(([count, type]) => `${count} = ${count} - ${isOf(row, type)}`)
        return `
          update event_count set ${less.join(', ')} where ${where};
          delete from event_count where ${where} and ${isZero('event_count')};`
      })
      .join('')
  return [
    sql.raw(`create trigger event_added after insert on event begin ${add('new')} end`),
    sql.raw(`create trigger event_removed after delete on event begin ${remove('old')} end`),
    sql.raw(
      `create trigger event_changed after update on event begin ${remove('old')} ${add('new')} end`,
    ),
  ]
}

/** A trigger of PostgreSQL sees all rows of a statement. */
function onPostgres(): RawBuilder<unknown>[] {
  const gone = sql.raw('removed')
  const less = sql`
    update event_count set ${sql.raw(summed('-', 'less'))} from (${counted(gone)}) as less
    where ${sql.raw(sameKey('event_count', 'less'))};
    delete from event_count using (${counted(gone)}) as less
    where ${sql.raw(`${sameKey('event_count', 'less')} and ${isZero('event_count')}`)};`
  const more = sql`${added(sql.raw('added'))};`
  const functionOf = (name: string, body: RawBuilder<unknown>) => sql`
    create function ${sql.raw(name)}() returns trigger language plpgsql as $$
    begin ${body} return null; end $$`
  const triggerOf = (name: string, happening: string, tables: string) =>
    sql.raw(`create trigger ${name} after ${happening} on event referencing ${tables}
      for each statement execute function count_${name}()`)
  return [
    functionOf('count_event_added', more),
    functionOf('count_event_removed', less),
    functionOf('count_event_changed', sql`${less} ${more}`),
    triggerOf('event_added', 'insert', 'new table as added'),
    triggerOf('event_removed', 'delete', 'old table as removed'),
    triggerOf('event_changed', 'update', 'old table as removed new table as added'),
  ]
}
