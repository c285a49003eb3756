import type { World } from '../world'
import { namedBlobs } from '../blobs/blobReferences'
import { sweepExports } from '../domains/accounts/portability/exportAccount'
import { purgeTrash } from '../domains/trash/trash'

const HOUR = 60 * 60 * 1000
/** Longer than any upload takes from its first byte to its row, at the slowest permitted pace. */
export const UPLOAD_GRACE_MS = 3 * HOUR
const SWEEP_EVERY_MS = 6 * HOUR
/** The first minute is reserved for requests that waited for the server. */
const FIRST_SWEEP_MS = 60_000

type Swept = Pick<World, 'db' | 'blobs' | 'clock' | 'settings'>

/** Deletes leftovers of interrupted uploads: temporary files, and stored files that no row names. */
export async function sweepFiles(
  { db, blobs, clock }: Pick<Swept, 'db' | 'blobs' | 'clock'>,
  signal?: AbortSignal,
): Promise<void> {
  const before = clock.now() - UPLOAD_GRACE_MS
  const named = await namedBlobs(db, { signal })
  await blobs.sweep({ before, isNamed: (name) => named.has(name), signal })
}

/** Deletes old objects of the trash for good, and sweeps, in the background: soon after the start and every few hours. Returns a function that stops it. */
export function startSweeping(world: Swept & Pick<World, 'report'>): () => Promise<void> {
  const ending = new AbortController()
  const sweep = async () => {
    try {
      await purgeTrash(world, ending.signal)
      await sweepFiles(world, ending.signal)
      await sweepExports(world)
    } catch (error) {
      if (!ending.signal.aborted) world.report(error)
    }
  }
  let last = world.clock.wait(FIRST_SWEEP_MS, ending.signal).then(sweep)
  const timer = setInterval(() => {
    last = last.then(sweep)
  }, SWEEP_EVERY_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    ending.abort()
    await last
  }
}
