import type { Kysely } from 'kysely'
import { required } from './columns'

/** Failed sign-ins in a row, kept here so that a restart and several processes count together. */
export async function createSignInAttempts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sign_in_attempt')
    .addColumn('key_hash', 'text', (column) => column.primaryKey())
    .addColumn('failures', 'integer', required)
    .addColumn('retry_at', 'bigint', required)
    .addColumn('failed_at', 'bigint', required)
    .execute()
  await db.schema
    .createIndex('sign_in_attempt_failed')
    .on('sign_in_attempt')
    .column('failed_at')
    .execute()
}
