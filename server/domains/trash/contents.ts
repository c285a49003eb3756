import { sql } from 'kysely'
import * as v from 'valibot'
import type { TrashKind } from '@/contract/entities/trash'
import type { Db } from '../../db/openDatabase'
import type { Database } from '../../db/tables'

type Table = keyof Database

/**
 * A reference of a row to a row that may be deleted before the restoration. `otherwise` determines
 * whether the row is left out then or refers to nothing.
 */
interface Reference {
  column: string
  table: Table
  otherwise: 'omit' | 'null'
}

/** A table with rows of a deleted object. */
interface Part {
  table: Table
  /** The column with the object's id. */
  key: string
  references: readonly Reference[]
}

/** A table whose rows stay when the object is deleted, and no longer refer to it. */
interface Loose {
  table: Table
  /** The column with the object's id. */
  column: string
  /** The columns that identify such a row. */
  key: readonly string[]
}

const to = (column: string, table: Table, otherwise: Reference['otherwise']): Reference => ({
  column,
  table,
  otherwise,
})

/** Everything that is deleted with an object, the object first: in this order rows are put back. */
export const PARTS: Record<TrashKind, { owned: readonly Part[]; loose: readonly Loose[] }> = {
  post: {
    owned: [
      { table: 'post', key: 'id', references: [] },
      { table: 'post_media', key: 'post_id', references: [to('media_id', 'media', 'omit')] },
      {
        table: 'media_link',
        key: 'post_id',
        references: [to('media_id', 'media', 'omit'), to('sku_id', 'sku', 'omit')],
      },
      { table: 'post_segment', key: 'post_id', references: [to('segment_id', 'segment', 'omit')] },
      { table: 'album_post', key: 'post_id', references: [to('album_id', 'album', 'omit')] },
      { table: 'post_suggestion', key: 'post_id', references: [to('sku_id', 'sku', 'omit')] },
      { table: 'review', key: 'post_id', references: [to('sku_id', 'sku', 'null')] },
      { table: 'copyright_request', key: 'post_id', references: [] },
      {
        table: 'copyright_comment',
        key: 'post_id',
        references: [to('person_id', 'person', 'null')],
      },
      { table: 'interaction_answer', key: 'post_id', references: [] },
    ],
    loose: [
      { table: 'source_item', column: 'post_id', key: ['source_id', 'key'] },
      { table: 'event', column: 'post_id', key: ['id'] },
    ],
  },
  album: {
    owned: [
      { table: 'album', key: 'id', references: [] },
      { table: 'album_post', key: 'album_id', references: [to('post_id', 'post', 'omit')] },
      { table: 'source_album', key: 'album_id', references: [to('source_id', 'source', 'omit')] },
    ],
    loose: [],
  },
  widget: {
    owned: [
      { table: 'widget', key: 'id', references: [] },
      { table: 'widget_model', key: 'widget_id', references: [] },
      { table: 'widget_poster', key: 'widget_id', references: [] },
      { table: 'widget_page', key: 'widget_id', references: [] },
    ],
    loose: [],
  },
}

const rowSchema = v.record(v.string(), v.union([v.string(), v.number(), v.null()]))
type Row = v.InferOutput<typeof rowSchema>

export const contentsSchema = v.object({
  /** By table. */
  rows: v.record(v.string(), v.array(rowSchema)),
  /** By table: the keys of the rows that referred to the object. */
  loose: v.record(v.string(), v.array(rowSchema)),
})
/** The rows of everything that belonged to a deleted object. */
export type Contents = v.InferOutput<typeof contentsSchema>

/** Everything that would be deleted with the object of this id. */
export async function readContents(db: Db, kind: TrashKind, id: number): Promise<Contents> {
  const rows: Contents['rows'] = {}
  for (const { table, key } of PARTS[kind].owned) {
    const read = await sql<Row>`
      select * from ${sql.table(table)} where ${sql.ref(key)} = ${id}`.execute(db)
    if (read.rows.length > 0) rows[table] = read.rows
  }
  const loose: Contents['loose'] = {}
  for (const { table, column, key } of PARTS[kind].loose) {
    const read = await sql<Row>`
      select ${columnsOf(key)} from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(
      db,
    )
    if (read.rows.length > 0) loose[table] = read.rows
  }
  return { rows, loose }
}

/** Rows or ids of one statement, far below the number of values that the engines permit. */
const BATCH = 100

/** Puts the rows back. Throws the database's error when another row has the key of one of them. */
export async function writeContents(
  db: Db,
  kind: TrashKind,
  id: number,
  { rows, loose }: Contents,
): Promise<void> {
  for (const { table, references } of PARTS[kind].owned) {
    const kept = await withoutDeleted(db, rows[table] ?? [], references)
    for (const batch of inBatches(kept)) await insertRows(db, table, batch)
  }
  for (const { table, column, key } of PARTS[kind].loose) {
    for (const batch of inBatches(loose[table] ?? [])) {
      const isKey = (row: Row) =>
        sql`(${sql.join(
          key.map((part) => sql`${sql.ref(part)} = ${row[part] ?? null}`),
          sql` and `,
        )})`
      await sql`
        update ${sql.table(table)} set ${sql.ref(column)} = ${id}
        where ${sql.ref(column)} is null and (${sql.join(batch.map(isKey), sql` or `)})`.execute(db)
    }
  }
}

const columnsOf = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)))

async function insertRows(db: Db, table: Table, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`)
  await sql`
    insert into ${sql.table(table)} (${columnsOf(columns)})
    values ${sql.join(values)}`.execute(db)
}

/**
 * The rows without those whose target was deleted. Where the reference may be null, the row stays
 * and refers to nothing.
 */
async function withoutDeleted(
  db: Db,
  rows: readonly Row[],
  references: readonly Reference[],
): Promise<Row[]> {
  let kept = [...rows]
  for (const { column, table, otherwise } of references) {
    const existing = await existingIds(db, table, kept, column)
    const isGone = (row: Row) => typeof row[column] === 'number' && !existing.has(row[column])
    kept =
      otherwise === 'omit'
        ? kept.filter((row) => !isGone(row))
        : kept.map((row) => (isGone(row) ? { ...row, [column]: null } : row))
  }
  return kept
}

async function existingIds(
  db: Db,
  table: Table,
  rows: readonly Row[],
  column: string,
): Promise<Set<number>> {
  const wanted = new Set(rows.map((row) => row[column]).filter((id) => typeof id === 'number'))
  const existing = new Set<number>()
  for (const ids of inBatches([...wanted])) {
    const read = await sql<{ id: number }>`
      select id from ${sql.table(table)} where id in (${sql.join(ids)})`.execute(db)
    for (const { id } of read.rows) existing.add(id)
  }
  return existing
}

function* inBatches<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let from = 0; from < items.length; from += BATCH) yield items.slice(from, from + BATCH)
}
