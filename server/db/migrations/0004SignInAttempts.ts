import type { Kysely } from 'kysely'
import { required } from './columns'

/** Consecutive failed sign-ins, stored here so that they survive a restart and are shared between processes. */
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
