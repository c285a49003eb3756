import { sql } from 'kysely'
import type { Db } from '../db/openDatabase'
import type { Database } from '../db/tables'

/**
 * A column whose text may contain names of stored files: bare, in an address, in JSON. `key` is a
 * numeric column, by whose ranges the table is read.
 */
export type BlobColumn = {
  [Table in keyof Database]: {
    table: Table
    key: keyof Database[Table] & string
    column: keyof Database[Table] & string
  }
}[keyof Database]

/**
 * Every column that refers to stored files. The sweep deletes the files that no such column names.
 */
export const BLOB_COLUMNS: readonly BlobColumn[] = [
  { table: 'media', key: 'id', column: 'blob' },
  { table: 'media', key: 'id', column: 'variants' },
  { table: 'user_media', key: 'id', column: 'blob' },
  { table: 'user_media', key: 'id', column: 'variants' },
  { table: 'post_media', key: 'post_id', column: 'elements' },
  { table: 'media_link', key: 'id', column: 'sku_image_markup' },
  { table: 'background', key: 'id', column: 'background' },
  { table: 'album', key: 'id', column: 'cover_blob' },
  { table: 'album', key: 'id', column: 'cover_variants' },
  { table: 'sku', key: 'id', column: 'image_url' },
  { table: 'sku', key: 'id', column: 'source_image_urls' },
  { table: 'sku', key: 'id', column: 'picture_url' },
  { table: 'feed_offer', key: 'position', column: 'image_url' },
  { table: 'feed_offer', key: 'position', column: 'source_image_urls' },
  { table: 'sku_media', key: 'id', column: 'blob' },
  { table: 'sku_media', key: 'id', column: 'variants' },
  { table: 'widget', key: 'id', column: 'settings' },
  { table: 'widget_model', key: 'id', column: 'blob' },
  { table: 'widget_poster', key: 'id', column: 'blob' },
  { table: 'widget_poster', key: 'id', column: 'variants' },
  { table: 'trash', key: 'id', column: 'contents' },
]

/** Rows are read in ranges of this many keys, so that requests are served in between. */
const RANGE = 1000
const NAMES = /[0-9a-f]{64}\.[a-z0-9]{2,5}/g
/**
 * 48 bits of the hash: a number takes a fraction of the name's size, and a collision only keeps an
 * unused file.
 */
const digestOf = (name: string) => Number.parseInt(name.slice(0, 12), 16)

/** Finds out which stored files are referenced by rows. */
export interface NamedBlobs {
  has(name: string): boolean
}

interface NamedBlobsOptions {
  columns?: readonly BlobColumn[]
  signal?: AbortSignal | undefined
}

export async function namedBlobs(
  db: Db,
  { columns = BLOB_COLUMNS, signal }: NamedBlobsOptions = {},
): Promise<NamedBlobs> {
  const digests = new Set<number>()
  for (const column of columns) {
    for await (const name of blobsIn(db, column)) {
      signal?.throwIfAborted()
      digests.add(digestOf(name))
    }
  }
  return { has: (name) => digests.has(digestOf(name)) }
}

/** The names in a column, one after another; a name may occur more than once. */
export async function* blobsIn(db: Db, column: BlobColumn): AsyncGenerator<string> {
  for await (const text of textsOf(db, column)) {
    yield* blobNamesIn(text)
  }
}

/** The names of stored files in a text. */
export const blobNamesIn = (text: string): string[] =>
  Array.from(text.matchAll(NAMES), ([name]) => name)

async function* textsOf(db: Db, { table, key, column }: BlobColumn): AsyncGenerator<string> {
  const { rows: ends } = await sql<{ first: number | null; last: number | null }>`
    select min(${sql.ref(key)}) as first, max(${sql.ref(key)}) as last from ${sql.table(table)}
  `.execute(db)
  const { first = null, last = null } = ends[0] ?? {}
  if (first === null || last === null) return
  for (let from = first; from <= last; from += RANGE) {
    const { rows } = await sql<{ text: string | null }>`
      select ${sql.ref(column)} as text from ${sql.table(table)}
      where ${sql.ref(key)} >= ${from} and ${sql.ref(key)} < ${from + RANGE}
    `.execute(db)
    for (const { text } of rows) if (text !== null) yield text
  }
}
