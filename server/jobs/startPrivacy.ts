import { deleteDueAccounts, forgetLedgers } from '../domains/accounts/privacy/deleteAccounts'
import { deleteOldEvents } from '../domains/accounts/privacy/retention'
import { forgetReports } from '../domains/accounts/support/receiveReport'
import { forgetCreations } from '../auth/createOnce'
import type { World } from '../world'
import { startRounds } from './startRounds'
import { sweepFiles } from './sweepFiles'

const HOUR_MS = 60 * 60 * 1000

/** Deletes the accounts whose days are over with their files, events that are kept no longer, old ledgers, results of creating calls, and old reports to support. */
export async function deleteWhatIsOver(world: World, signal: AbortSignal): Promise<void> {
  const deleted = await deleteDueAccounts(world, signal)
  if (deleted > 0) await sweepFiles(world, signal)
  await deleteOldEvents(world, signal)
  await forgetLedgers(world)
  await forgetCreations(world)
  await forgetReports(world)
}

/** The same now and every hour. Returns a function that stops it. */
export function startPrivacy(world: World): () => Promise<void> {
  return startRounds(
    world,
    async (stopping) => {
      await deleteWhatIsOver(world, stopping)
      return null
    },
    HOUR_MS,
  )
}
