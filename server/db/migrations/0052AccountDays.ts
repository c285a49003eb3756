import type { Kysely } from 'kysely'

/** The time zone of an account's days, and the last week whose digest was sent. */
export async function addAccountDays(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('account')
    .addColumn('time_zone', 'text', (column) => column.notNull().defaultTo('Europe/Moscow'))
    .execute()
  await db.schema.alterTable('account').addColumn('digest_week', 'bigint').execute()
}
