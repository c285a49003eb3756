import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import pg from 'pg'
import { DatabaseUnavailable } from '../errors/outage'

/** The timeouts (ms) after which the database is reported as unavailable. */
export interface DatabaseLimits {
  /** For a connection, of the pool or a new one. */
  connection: number
  /** For a statement, measured by the database, which then cancels it. */
  statement: number
  /** For a response, measured here, because a stalled database does not measure time. */
  answer: number
  /** For a row locked by another transaction. */
  lock: number
  /** Between two statements of a transaction. */
  idleInTransaction: number
}

/**
 * A connection and a response together take less than the 30 s of the cabinet's request timeout.
 */
export const DATABASE_LIMITS: DatabaseLimits = {
  connection: 5_000,
  statement: 15_000,
  answer: 18_000,
  lock: 10_000,
  idleInTransaction: 30_000,
}

/**
 * A pool in which every wait has a timeout; without `limits` (for migrations, which may take any
 * time) none has. `report` receives the loss of an idle connection, which is replaced.
 */
export function postgresPool(
  connectionString: string,
  report: (error: unknown) => void,
  limits?: DatabaseLimits,
): PostgresPool {
  const pool = new pg.Pool({
    connectionString,
    keepAlive: true,
    ...(limits
      ? {
          connectionTimeoutMillis: limits.connection,
          statement_timeout: limits.statement,
          lock_timeout: limits.lock,
          idle_in_transaction_session_timeout: limits.idleInTransaction,
        }
      : {}),
  })
  pool.on('error', report)
  const watched = new WeakMap<pg.PoolClient, WatchedClient>()
  return {
    async connect() {
      const client = await pool.connect().catch((error: unknown) => {
        throw asOutage(error)
      })
      // Kysely identifies a connection by its object.
      const known = watched.get(client) ?? new WatchedClient(client, limits?.answer)
      watched.set(client, known)
      return known
    },
    end: () => pool.end(),
  }
}

/** Errors that PostgreSQL reports are kept; any other error is one of the connection. */
function asOutage(error: unknown): unknown {
  const isKnown = error instanceof pg.DatabaseError || error instanceof DatabaseUnavailable
  return isKnown ? error : new DatabaseUnavailable('The database does not answer', { cause: error })
}

/** A connection that is closed when a response does not arrive. */
class WatchedClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient
  readonly #patience: number | undefined
  #isBroken = false

  constructor(client: pg.PoolClient, patience: number | undefined) {
    this.#client = client
    this.#patience = patience
    // Rejects the query that waits for a response; without a listener the error would be unhandled.
    client.on('error', () => {
      this.#isBroken = true
    })
  }

  query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>
  query<Row>(
    asked: string | PostgresCursor<Row>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof asked !== 'string') throw new Error('Cursors are not used')
    return this.#ask<Row>(asked, parameters)
  }

  async #ask<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    // The database rolls back when it loses its client; a second failure would hide the cause.
    if (this.#isBroken && sql === 'rollback') return { command: 'SELECT', rowCount: 0, rows: [] }
    const client: PostgresPoolClient = this.#client
    const response = client.query<Row>(sql, parameters)
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      if (this.#patience === undefined) return
      timer = setTimeout(() => {
        this.#isBroken = true
        reject(new DatabaseUnavailable('The database did not answer in time'))
      }, this.#patience)
    })
    try {
      return await Promise.race([response, late])
    } catch (error) {
      throw this.#isBroken ? asOutage(error) : error
    } finally {
      clearTimeout(timer)
      response.catch(() => undefined)
    }
  }

  release(): void {
    // The pool closes a broken connection instead of reusing it.
    this.#client.release(this.#isBroken)
  }
}
