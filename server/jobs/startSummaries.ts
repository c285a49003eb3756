import { summariseEvents } from '../domains/analytics/summaries/summariseEvents'
import type { World } from '../world'
import { startRounds } from './startRounds'

const INTERVAL_MS = 5 * 60 * 1000

/** Summarises events now and every few minutes. Returns a function that stops it. */
export function startSummaries(world: Pick<World, 'db' | 'clock' | 'report'>): () => Promise<void> {
  return startRounds(
    world,
    async (stopping) => {
      await summariseEvents(world, stopping)
      return null
    },
    INTERVAL_MS,
  )
}
