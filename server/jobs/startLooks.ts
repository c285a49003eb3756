import { lookAtPictures } from '../domains/library/nearDuplicates/lookAtPictures'
import type { World } from '../world'
import { startRounds } from './startRounds'

/** Looks for near-duplicates of new pictures now and every few seconds. Returns a function that stops it. */
export function startLooks(
  world: Pick<World, 'db' | 'blobs' | 'clock' | 'report'>,
): () => Promise<void> {
  return startRounds(world, async (stopping) => {
    await lookAtPictures(world, stopping)
    return null
  })
}
