import type { Db } from '../../../db/openDatabase'
import { planJob } from '../../../queue/jobQueue'

/** Queues the indexing of new, changed and deleted products; must be called in the transaction that changed them. */
export function planIndexing(db: Db, accountId: number, now: number): Promise<void> {
  return planJob(db, { accountId, kind: 'product-index', subject: 'products' }, now, now)
}
