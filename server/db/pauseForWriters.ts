import type { Clock } from '../clock'
import { takeTurn } from './embeddedDialect'
import { hasManyWriters } from './manyWriters'
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
