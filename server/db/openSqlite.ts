import { inspect } from 'node:util'
import {
  DatabaseSync,
  type DatabaseSyncInstance,
  type StatementSyncInstance,
} from '@photostructure/sqlite'
import type { SqliteDatabase, SqliteStatement } from 'kysely'

/** Cached prepared statements; the product has fewer queries. */
const CACHED_STATEMENTS = 300

type Bindable = string | number | bigint | Uint8Array | null

/**
 * The engine accepts a Date for named parameters, silently turns NaN into NULL, and treats a boolean differently by
 * version: values that could be lost are refused here.
 */
function bindable(value: unknown): Bindable {
  if (value === null || typeof value === 'string' || typeof value === 'bigint') return value
  if (typeof value === 'number' && Number.isFinite(value)) return value
  if (value instanceof Uint8Array) return value
  throw new TypeError(`A query parameter cannot be ${typeof value} (${inspect(value)})`)
}

class Statement implements SqliteStatement {
  readonly reader: boolean
  readonly #statement: StatementSyncInstance
  readonly #readRows: (parameters: readonly Bindable[]) => unknown[]

  constructor(database: DatabaseSyncInstance, sql: string) {
    this.#statement = database.prepare(sql)
    const columns = this.#statement.columns().map(({ name }) => name)
    this.reader = columns.length > 0
    this.#readRows =
      asOneText(database, sql, columns) ??
      ((parameters): unknown[] => this.#statement.all(...parameters))
  }

  all(parameters: readonly unknown[]): unknown[] {
    return this.#readRows(parameters.map(bindable))
  }

  run(parameters: readonly unknown[]) {
    return this.#statement.run(...parameters.map(bindable))
  }

  iterate(parameters: readonly unknown[]): IterableIterator<unknown> {
    return this.#statement.iterate(...parameters.map(bindable))
  }
}

const NOTHING_TO_ROLL_BACK: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
}

const PRAGMAS = {
  // Waiting to write is done in `embeddedDialect`, as the engine would block the whole thread.
  writer: `
    pragma busy_timeout = 5000;
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma busy_timeout = 0;
  `,
  // Only the recovery of a log blocks readers.
  reader: 'pragma busy_timeout = 5000',
}

/** Adapts `node:sqlite` to Kysely's interface. */
export function openSqlite(file: string, role: keyof typeof PRAGMAS = 'writer'): SqliteDatabase {
  const database = new DatabaseSync(file, { readOnly: role === 'reader' })
  database.exec(PRAGMAS[role])
  const statements = new Map<string, Statement>()
  return {
    close: () => {
      // SQLite keeps the log file while statements are open; afterwards all data should be in the
      // main file.
      if (role === 'writer') database.exec('pragma wal_checkpoint(truncate)')
      database.close()
    },
    prepare: (text) => {
      // Without disk space the engine has already rolled back; a second failure would hide the
      // cause.
      if (text === 'rollback' && !database.isTransaction) return NOTHING_TO_ROLL_BACK
      // A transaction that reads before it writes must take the write lock first.
      const sql = text === 'begin' ? 'begin immediate' : text
      const known = statements.get(sql)
      if (known) return known
      const statement = new Statement(database, sql)
      // Statements prepared before a table changed would miss its new columns.
      if (changesTables(sql) || statements.size >= CACHED_STATEMENTS) statements.clear()
      statements.set(sql, statement)
      return statement
    },
  }
}

const changesTables = (sql: string) => /^\s*(create|alter|drop)\b/i.test(sql)

type ReadRows = (parameters: readonly (string | number | bigint | Uint8Array | null)[]) => unknown[]

/**
 * Reads the rows of a query as one JSON text, in half the time that the engine needs to return them value by value. Undefined when the statement is
 * not a plain query. Real numbers keep 15 digits and integers 53 bits, which is sufficient for the product.
 */
function asOneText(
  database: DatabaseSyncInstance,
  sql: string,
  columns: readonly string[],
): ReadRows | undefined {
  if (!/^\s*select\b/i.test(sql) || new Set(columns).size < columns.length) return undefined
  const values = columns.map((column) => `"${column.replaceAll('"', '""')}"`).join(', ')
  const list = database.prepare(
    `select json_group_array(json_array(${values})) as list from (${sql})`,
  )
  const named = rowOf(columns)
  return (parameters) => {
    const row = list.get(...parameters) as { list: string } | undefined
    return (JSON.parse(String(row?.list)) as unknown[][]).map(named)
  }
}

/**
 * Each row is a copy of an object with all columns. Assigning more than a dozen columns one by one
 * would put the row into dictionary mode, which is slow to create and to read.
 */
function rowOf(
  columns: readonly string[],
): (values: readonly unknown[]) => Record<string, unknown> {
  const nulls = columns.map((column) => `${JSON.stringify(column)}:null`)
  const blank = JSON.parse(`{${nulls.join(',')}}`) as Record<string, unknown>
  return (values) => {
    const row = { ...blank }
    columns.forEach((column, index) => {
      row[column] = values[index]
    })
    return row
  }
}
