import type { Kysely } from 'kysely'
import { owned, required } from './columns'

/** A new e-mail of a person, until both addresses have confirmed it. */
export async function createEmailChanges(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('email_change')
    .addColumn('new_hash', 'text', (column) => column.primaryKey())
    .addColumn('old_hash', 'text', (column) => column.notNull().unique())
    .addColumn('person_id', 'bigint', owned('person.id'))
    .addColumn('email', 'text', required)
    .addColumn('new_confirmed_at', 'bigint')
    .addColumn('old_confirmed_at', 'bigint')
    .addColumn('created_at', 'bigint', required)
    .addColumn('expires_at', 'bigint', required)
    .execute()
  await db.schema
    .createIndex('email_change_person')
    .on('email_change')
    .column('person_id')
    .execute()
}
