import { PostgresAdapter, sql } from 'kysely'
import type { Clock } from '../clock'
import { takeTurn } from './embeddedDialect'
import type { Db } from './openDatabase'

/** Twice the interval between a waiting writer's attempts (`embeddedDialect`). */
const PAUSE_MS = 8

/**
 * Pauses between two transactions of a series, so that other writers can write. Keeps the thread's write lock meanwhile, so that no other job of the
 * thread uses the pause for its own transaction. Ends early with the signal.
 */
export async function pauseForWriters(
  { db, clock }: { db: Db; clock: Clock },
  signal: AbortSignal,
): Promise<void> {
  if (hasManyWriters(db)) return
  await db.connection().execute(async (connection) => {
    await takeTurn(connection)
    await clock.wait(PAUSE_MS, signal)
  })
}

/** PostgreSQL lets several transactions write at once; SQLite has one writer at a time. */
export const hasManyWriters = (db: Db): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter

/**
 * Serializes transactions with the same key from here to their ends, so that no two of them add the
 * same missing row.
 */
export async function takeTurns(db: Db, name: string): Promise<void> {
  if (!hasManyWriters(db)) return
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db)
}
