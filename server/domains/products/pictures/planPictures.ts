import type { Db } from '../../../db/openDatabase'
import { planJob } from '../../../queue/jobQueue'

/** The minimum interval between two runs of an account, to limit the load on a shop's server. */
export const PICTURES_EVERY_MS = 60_000

/** Queues the picture check of new and changed products; must be called in the transaction that changed them. */
export function planPictures(db: Db, accountId: number, now: number): Promise<void> {
  const job = { accountId, kind: 'product-pictures', subject: 'products' } as const
  return planJob(db, job, now + PICTURES_EVERY_MS, now)
}
