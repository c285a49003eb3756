import type { Kysely } from 'kysely'
import { required } from './columns'

/**
 * Calls per minute to the widget API by the most active networks, so that several processes share
 * one limit.
 */
export async function createPublicCalls(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('public_call')
    .addColumn('key_hash', 'text', (column) => column.primaryKey())
    .addColumn('minute', 'bigint', required)
    .addColumn('calls', 'bigint', required)
    .execute()
  await db.schema.createIndex('public_call_minute').on('public_call').column('minute').execute()
}
