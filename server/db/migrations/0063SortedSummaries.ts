import { sql, type Kysely } from 'kysely'
import type { Engine } from './engine'

/**
 * Forgets the summaries of several days: new ones also have parts sorted by post and product. They are made of those of
 * single days, which stay.
 */
export async function forgetLongSummaries(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await sql`delete from event_summary where level > 1`.execute(db)
  // Their numbers are dense already: unpacking them would take longer than reading them.
  if (engine === 'postgres')
    await sql`alter table event_summary_part alter column body set storage external`.execute(db)
}
