import { sql } from 'kysely'
import type { Database } from '../../../server/db/tables'
import { hasManyWriters } from '../../../server/db/writers'
import { BLOB_COLUMNS } from '../../../server/blobs/blobReferences'
import {
  DELETED_TABLES,
  STORED_TABLES,
  TABLE_NAMES,
} from '../../../server/domains/accounts/tables/storedTables'
import type { TestWorld } from '../world'

type TableName = keyof Database

/** The tables to which columns with these names refer, in any table. */
const REFERENCES: Record<string, TableName> = {
  account_id: 'account',
  album_id: 'album',
  feed_id: 'catalogue_feed',
  import_id: 'review_import',
  integration_id: 'integration',
  media_id: 'media',
  member_id: 'member',
  order_id: 'plan_order',
  person_id: 'person',
  plan_id: 'plan',
  post_id: 'post',
  reading_id: 'feed_reading',
  role_id: 'team_role',
  segment_id: 'segment',
  sku_id: 'sku',
  source_id: 'source',
  stem_id: 'search_stem',
  substitute_id: 'sku',
  summary_id: 'event_summary',
  trash_id: 'trash',
  visit_id: 'visit',
  widget_id: 'widget',
}

export interface Column {
  table: TableName
  name: string
  isText: boolean
  isOwnId: boolean
}

/** Every column of the migrated schema, on either engine. */
export async function schemaColumns({ db }: Pick<TestWorld, 'db'>): Promise<Column[]> {
  const tables = await db.introspection.getTables()
  const schema = hasManyWriters(db)
    ? (await sql<{ name: string }>`select current_schema() as name`.execute(db)).rows[0]?.name
    : undefined
  return tables
    .filter((table) => schema === undefined || table.schema === schema)
    .flatMap(({ name: table, columns }) =>
      columns.map(({ name, dataType, isAutoIncrementing }) => ({
        table: table as TableName,
        name,
        isText: /text|char/i.test(dataType),
        isOwnId: name === 'id' && (isAutoIncrementing || table !== 'account'),
      })),
    )
}

export interface FilledAccount {
  id: number
  /** In every text of it. */
  mark: string
  personId: number
  blobs: string[]
}

/**
 * An account with a row in every table that belongs to accounts or people. Each text contains `mark`, and each column of stored files names a file of
 * its own. `people` are members too.
 */
export async function aFilledAccount(
  world: TestWorld,
  mark: string,
  people: readonly number[] = [],
): Promise<FilledAccount> {
  const { db, clock } = world
  const columns = await schemaColumns(world)
  const made = new Map<TableName, number>()
  const blobs: string[] = []
  let serial = 0

  async function rowOf(table: TableName): Promise<number> {
    const known = made.get(table)
    if (known !== undefined) return known
    if (table === 'plan' || table === 'team_role') {
      const { id } = await db.selectFrom(table).select('id').orderBy('id').executeTakeFirstOrThrow()
      return id
    }
    if (table === 'media_link') await rowOf('post_media')
    const values: Record<string, string | number> = {}
    for (const column of columns) {
      if (column.table !== table || column.isOwnId) continue
      values[column.name] = await valueOf(column)
    }
    const names = Object.keys(values).map((name) => sql.ref(name))
    const hasId = columns.some((column) => column.table === table && column.isOwnId)
    const { rows } = await sql<{ id: number }>`
      insert into ${sql.table(table)} (${sql.join(names)}) values (${sql.join(Object.values(values))})
      ${hasId ? sql`returning id` : sql``}
    `.execute(db)
    const id = rows[0]?.id ?? 0
    made.set(table, id)
    return id
  }

  async function valueOf({ table, name, isText }: Column): Promise<string | number> {
    const reference = REFERENCES[name]
    if (reference !== undefined && !isText) return rowOf(reference)
    if (BLOB_COLUMNS.some((one) => one.table === table && one.column === name)) {
      const blob = await world.blobs.put(Buffer.from(`${mark} ${table} ${name}`), 'webp')
      blobs.push(blob)
      const outside = table === 'sku' ? ` https://pictures.test/${mark}.jpg` : ''
      return `${mark} /media/${blob}${outside}`
    }
    if (table === 'plan_order' && name === 'buyer') {
      return JSON.stringify({ name: mark, inn: '7707083893', kpp: '773601001', address: mark })
    }
    if (isText) return `${mark}-${table}-${name}`
    if (/_(?:at|until|time|since)$/.test(name)) return clock.now()
    if (/^(?:is|has|are|need|in|use|show|enable|hide)_|^marker_/.test(name)) return 0
    return (serial += 1)
  }

  const { id } = await db
    .insertInto('account')
    .values({ username: mark, name: mark, locale: 'ru', created_at: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  made.set('account', id)
  const person = await db
    .insertInto('person')
    .values({
      email: `${mark}@people.test`,
      name: mark,
      password_hash: mark,
      locale: 'ru',
      created_at: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  made.set('person', person.id)
  for (const table of DELETED_TABLES.toReversed()) await rowOf(table)
  for (const table of TABLE_NAMES) if (STORED_TABLES[table].of === 'person') await rowOf(table)
  for (const person_id of people) {
    await db
      .insertInto('member')
      .values({ account_id: id, person_id, is_owner: 1, created_at: 0, joined_at: 0 })
      .execute()
  }
  return { id, mark, personId: person.id, blobs }
}

/** Every row of the database as text, by table. */
export async function everyRow({ db }: Pick<TestWorld, 'db'>): Promise<Map<TableName, string[]>> {
  const rows = new Map<TableName, string[]>()
  for (const table of TABLE_NAMES) {
    const found = await sql<object>`select * from ${sql.table(table)}`.execute(db)
    rows.set(table, found.rows.map((row) => JSON.stringify(row)).toSorted())
  }
  return rows
}
