import { deleteDueAccounts, forgetLedgers } from '../domains/accounts/privacy/deleteAccounts'
import { deleteOldEvents } from '../domains/accounts/privacy/retention'
import { forgetCreations } from '../auth/createOnce'
import type { World } from '../world'
import { startRounds } from './startRounds'
import { sweepFiles } from './sweepFiles'

const HOUR_MS = 60 * 60 * 1000

/** Deletes the accounts whose days are over with their files, events that are kept no longer, old ledgers, and results of creating calls. */
export async function deleteWhatIsOver(world: World, signal: AbortSignal): Promise<void> {
  const deleted = await deleteDueAccounts(world, signal)
  if (deleted > 0) await sweepFiles(world, signal)
  await deleteOldEvents(world, signal)
  await forgetLedgers(world)
  await forgetCreations(world)
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
