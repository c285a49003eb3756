import type { Db } from '../../../db/openDatabase'
import { planJob } from '../../../queue/jobQueue'

/** The shortest time between two runs for an account, by which a shop's server is spared. */
export const PICTURES_EVERY_MS = 60_000

/** Has the pictures checked of products that are new or changed; to be called by the transaction that changed them. */
export function planPictures(db: Db, accountId: number, now: number): Promise<void> {
  const job = { accountId, kind: 'product-pictures', subject: 'products' } as const
  return planJob(db, job, now + PICTURES_EVERY_MS, now)
}
