import type { Db } from '../../../db/openDatabase'
import { planJob, type JobKey } from '../../../queue/jobQueue'
import type { World } from '../../../world'

export interface PlannedSource {
  id: number
  account_id: number
}

export const sourceJob = ({ id, account_id }: PlannedSource): JobKey => ({
  accountId: account_id,
  kind: 'source',
  subject: String(id),
})

/** Queues a reading of the source now; during a reading, one more after it. */
export function planSourceReading(
  db: Db,
  { clock }: Pick<World, 'clock'>,
  source: PlannedSource,
): Promise<void> {
  const now = clock.now()
  return planJob(db, sourceJob(source), now, now)
}
