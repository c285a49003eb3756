import type { Kysely } from 'kysely'

/** The last week whose letter of reports was sent, and since when a letter is being sent. */
export async function addWeeklyReports(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('account').addColumn('reports_week', 'bigint').execute()
  await db.schema.alterTable('sent_letter').addColumn('pending_since', 'bigint').execute()
}
