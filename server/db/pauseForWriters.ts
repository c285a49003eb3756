import type { Clock } from '../clock'
import { takeTurn } from './embeddedDialect'
import { hasManyWriters } from './manyWriters'
import type { Db } from './openDatabase'

/** Twice as long as who waits to write lets pass before asking again (`embeddedDialect`). */
const PAUSE_MS = 8

/**
 * Between two transactions of many: who waits to write has their turn. The thread's turn to write is kept
 * meanwhile, so that no other job of the thread takes the pause for its own next transaction. Ends early with the signal.
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
