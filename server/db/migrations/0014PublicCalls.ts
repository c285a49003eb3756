import type { Kysely } from 'kysely'
import { required } from './columns'

/** What networks that call the widget API much have sent within a minute, so that several processes count together. */
export async function createPublicCalls(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('public_call')
    .addColumn('key_hash', 'text', (column) => column.primaryKey())
    .addColumn('minute', 'bigint', required)
    .addColumn('calls', 'bigint', required)
    .execute()
  await db.schema.createIndex('public_call_minute').on('public_call').column('minute').execute()
}
