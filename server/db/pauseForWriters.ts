import type { Clock } from '../clock'
import { hasManyWriters } from './manyWriters'
import type { Db } from './openDatabase'

/** Those who wait to write to SQLite ask again every tenth of a second at least. */
const PAUSE_MS = 120

/**
 * Between two transactions of many: who waits to write has their turn. The embedded engine's connection is kept
 * meanwhile, so that no other job of the thread takes the pause for its own next transaction. Ends early with the signal.
 */
export async function pauseForWriters(
  { db, clock }: { db: Db; clock: Clock },
  signal: AbortSignal,
): Promise<void> {
  if (hasManyWriters(db)) return
  await db.connection().execute(() => clock.wait(PAUSE_MS, signal))
}
