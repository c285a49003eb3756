import type { World } from '../world'
import { carryOutSchedule } from './carryOutSchedule'
import { startRounds } from './startRounds'

/** Executes missed transitions now, and later ones in time. Returns a function that stops it. */
export function startSchedule(world: Pick<World, 'db' | 'clock' | 'report'>): () => Promise<void> {
  return startRounds(world, () => carryOutSchedule(world))
}
