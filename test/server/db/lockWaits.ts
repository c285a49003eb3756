import { sql } from 'kysely'
import type { Db } from '../../../server/db/openDatabase'
import { hasManyWriters } from '../../../server/db/writers'

/** Returns when so many transactions wait for another's lock; at once on the embedded engine, whose writers wait before they begin. */
export async function untilTransactionsWait(db: Db, count = 1): Promise<void> {
  if (!hasManyWriters(db)) return
  for (;;) {
    const { rows } = await sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    `.execute(db)
    if (rows.length >= count) return
  }
}
