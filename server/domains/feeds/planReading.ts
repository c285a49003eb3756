import type { Db } from '../../db/openDatabase'
import { planJob, type JobKey } from '../../queue/jobQueue'
import type { World } from '../../world'

export const feedJob = ({ id, account_id }: { id: number; account_id: number }): JobKey => ({
  accountId: account_id,
  kind: 'feed',
  subject: String(id),
})

/** Queues a reading of the feed now; during a reading, one more after it. */
export function planReading(
  db: Db,
  { clock }: Pick<World, 'clock'>,
  feed: { id: number; account_id: number },
): Promise<void> {
  const now = clock.now()
  return planJob(db, feedJob(feed), now, now)
}
