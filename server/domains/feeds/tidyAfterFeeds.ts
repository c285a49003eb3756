import { pauseForWriters } from '../../db/pauseForWriters'
import type { JobOutcome, JobRun } from '../../queue/jobRun'
import { deleteJob } from '../../queue/jobQueue'
import { planIndexing } from '../products/search/planIndexing'
import type { World } from '../../world'
import { closeReading } from './feedReading'
import { deleteUnused, leaveWithFeed } from './leaveCatalogue'
import { feedJob } from './planReading'

/**
 * Deletes a disconnected feed with its staged offers, takes its products out of the catalogue, and deletes unused products. Works in batches; a new
 * run resumes.
 */
export async function tidyAfterFeeds(
  world: World,
  { job, signal, progress }: JobRun,
  batch: number,
): Promise<JobOutcome> {
  const { db, clock } = world
  const { account_id } = job
  const id = Number(job.subject)
  await closeReadings(world, id)
  for (let done = 0; ;) {
    signal.throwIfAborted()
    const left = await leaveWithFeed(db, id, { now: clock.now(), batch })
    if (left === 0) break
    done += left
    await progress(done, null)
    await pauseForWriters(world, signal)
  }
  await deleteUnused(world, { account_id, feed_id: null }, signal)
  await db.transaction().execute(async (transaction) => {
    await planIndexing(transaction, account_id, clock.now())
    await deleteJob(transaction, feedJob({ id, account_id }))
  })
  return { result: null, nextAt: null }
}

async function closeReadings(world: World, feedId: number): Promise<void> {
  const left = await world.db
    .selectFrom('feed_reading')
    .select('id')
    .where((reading) =>
      reading.or([reading('feed_id', '=', feedId), reading('feed_id', 'is', null)]),
    )
    .execute()
  for (const { id } of left) await closeReading(world, id)
}
