import type { Db } from '../../../db/openDatabase'
import { planJob } from '../../../queue/jobQueue'

/** Has the products indexed that are new, changed or gone; to be called by the transaction that changed them. */
export function planIndexing(db: Db, accountId: number, now: number): Promise<void> {
  return planJob(db, { accountId, kind: 'product-index', subject: 'products' }, now, now)
}
