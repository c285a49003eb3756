import { setTimeout as wait } from 'node:timers/promises'
import {
  CompiledQuery,
  sql,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  type SqliteDatabase,
} from 'kysely'

/** The interval between attempts to write while another thread or process writes, and the timeout. */
const ASKS_EVERY_MS = 4
const FAILS_AFTER_MS = 5000
/** SQLITE_BUSY, without its extended codes. */
const BUSY = 5
/** SQLite's module passes no code for statements that return rows. */
const BUSY_MESSAGE = 'database is locked'

export interface EmbeddedHandles {
  writer: SqliteDatabase
  /** A second, read-only handle of the same file; null for a database in memory, which has one handle only. */
  reader: SqliteDatabase | null
}

/**
 * A SQLite dialect for a server: queries outside of a transaction never wait for a writer, and waiting writers do not block the thread. Kysely's own
 * dialect has one connection, which blocks the whole thread while another thread writes. A write fails after waiting for `failsAfter` ms.
 */
export function embeddedDialect(handles: EmbeddedHandles, failsAfter = FAILS_AFTER_MS): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new EmbeddedDriver(handles, failsAfter),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

class EmbeddedDriver implements Driver {
  readonly #handles: EmbeddedHandles
  readonly #failsAfter: number
  readonly #turns = createTurns()

  constructor(handles: EmbeddedHandles, failsAfter: number) {
    this.#handles = handles
    this.#failsAfter = failsAfter
  }

  init(): Promise<void> {
    return Promise.resolve()
  }

  acquireConnection(): Promise<DatabaseConnection> {
    return Promise.resolve(new EmbeddedConnection(this.#handles, this.#failsAfter, this.#turns))
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'))
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  releaseConnection(connection: DatabaseConnection): Promise<void> {
    if (connection instanceof EmbeddedConnection) connection.release()
    return Promise.resolve()
  }

  destroy(): Promise<void> {
    this.#handles.reader?.close()
    this.#handles.writer.close()
    return Promise.resolve()
  }
}

/** The first statement that is not a plain query takes the thread's write lock until the connection is released. */
class EmbeddedConnection implements DatabaseConnection {
  readonly #handles: EmbeddedHandles
  readonly #failsAfter: number
  readonly #turns: Turns
  #endTurn: (() => void) | null = null

  constructor(handles: EmbeddedHandles, failsAfter: number, turns: Turns) {
    this.#handles = handles
    this.#failsAfter = failsAfter
    this.#turns = turns
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { writer, reader } = this.#handles
    if (this.#endTurn === null && reader && isPlainQuery(query)) return execute(reader, query)
    this.#endTurn ??= await this.#turns()
    return patiently(() => execute<Row>(writer, query), this.#failsAfter)
  }

  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Rows are read a page at a time, not as a stream')
  }

  release(): void {
    this.#endTurn?.()
    this.#endTurn = null
  }
}

/**
 * Takes the thread's write lock until the connection is released: `pragma data_version` is not a
 * plain query.
 */
export const takeTurn = <Tables>(connection: Kysely<Tables>): Promise<unknown> =>
  sql`pragma data_version`.execute(connection)

const isPlainQuery = ({ query, sql }: CompiledQuery) =>
  query.kind === 'SelectQueryNode' || /^\s*select\b/i.test(sql)

function execute<Row>(database: SqliteDatabase, { sql, parameters }: CompiledQuery) {
  const statement = database.prepare(sql)
  if (statement.reader) return { rows: statement.all(parameters) as Row[] }
  const { changes, lastInsertRowid } = statement.run(parameters)
  return {
    rows: [],
    numAffectedRows: BigInt(changes),
    insertId: BigInt(lastInsertRowid),
  }
}

async function patiently<Result>(act: () => Result, limit: number): Promise<Result> {
  const until = performance.now() + limit
  for (;;) {
    try {
      return act()
    } catch (error) {
      if (!isBusy(error) || performance.now() >= until) throw error
    }
    await wait(ASKS_EVERY_MS)
  }
}

const isBusy = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  (('errcode' in error && (Number(error.errcode) & 0xff) === BUSY) ||
    ('message' in error && error.message === BUSY_MESSAGE))

/** Waits until the earlier transactions have ended, and returns a function that ends this one. */
type Turns = () => Promise<() => void>

/** Grants the lock in the order of requests. */
function createTurns(): Turns {
  let last = Promise.resolve()
  return async () => {
    const before = last
    let end = () => {}
    last = new Promise((resolve) => {
      end = resolve
    })
    await before
    return end
  }
}
