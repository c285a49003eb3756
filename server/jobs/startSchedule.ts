import type { World } from '../world'
import { carryOutSchedule } from './carryOutSchedule'
import { startRounds } from './startRounds'

/** Carries out schedules now, which makes up for a stop, and from then on in time. Returns what ends it. */
export function startSchedule(world: Pick<World, 'db' | 'clock' | 'report'>): () => Promise<void> {
  return startRounds(world, () => carryOutSchedule(world))
}
