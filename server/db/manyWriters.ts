import { PostgresAdapter, sql } from 'kysely'
import type { Db } from './openDatabase'

/** PostgreSQL lets several transactions write at once; SQLite has one writer at a time. */
export const hasManyWriters = (db: Db): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter

/**
 * Serializes transactions with the same key from here to their ends, so that a row that one of them found missing is not added by another meanwhile.
 */
export async function takeTurns(db: Db, name: string): Promise<void> {
  if (!hasManyWriters(db)) return
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db)
}
