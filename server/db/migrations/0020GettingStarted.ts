import type { Kysely } from 'kysely'

/** When an account had completed all first steps, and when a person closed the list of them. */
export async function addGettingStarted(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('account').addColumn('started_at', 'bigint').execute()
  await db.schema.alterTable('member').addColumn('getting_started_closed_at', 'bigint').execute()
}
