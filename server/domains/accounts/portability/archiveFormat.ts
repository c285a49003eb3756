import * as v from 'valibot'

/** Raised by every change that `npm run import` of an older version cannot read. */
export const ARCHIVE_FORMAT = 1

export const MANIFEST = 'manifest.json'
export const tableEntry = (table: string): string => `tables/${table}.ndjson`

/** The two folders of the store: served files, and originals, which are never served. */
export const FILE_FOLDERS = ['blobs', 'originals'] as const
export type FileFolder = (typeof FILE_FOLDERS)[number]
export const fileEntry = (folder: FileFolder, name: string): string => `files/${folder}/${name}`

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const part = v.strictObject({
  bytes: count,
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
})
const text = v.pipe(v.string(), v.maxLength(500))

/** The manifest: it lists the contents of the archive and is its last entry. */
export const manifestSchema = v.strictObject({
  product: v.literal('vitrina'),
  format: v.number(),
  /** The name of the newest migration: rows fit only the same tables. */
  schema: text,
  /** The stamp of the build that made it; empty when unknown. */
  build: text,
  madeAt: text,
  account: v.strictObject({
    id: v.pipe(count, v.minValue(1)),
    username: text,
    name: v.string(),
  }),
  tables: v.record(v.string(), v.strictObject({ rows: count, ...part.entries })),
  /** By the name of the entry. */
  files: v.record(v.string(), part),
  /** Names of files in rows that the store did not have. */
  missing: v.array(v.string()),
})
export type Manifest = v.InferOutput<typeof manifestSchema>

export type Value = string | number | null
export type Row = Record<string, Value>
