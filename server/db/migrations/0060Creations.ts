import type { Kysely } from 'kysely'
import { owned, required } from './columns'

/** Results of creating calls, so that a call that is sent again creates nothing twice. */
export async function createCreations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('creation')
    .addColumn('account_id', 'bigint', owned('account.id'))
    .addColumn('person_id', 'bigint', owned('person.id'))
    .addColumn('key', 'text', required)
    .addColumn('request_hash', 'text', required)
    .addColumn('result', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addPrimaryKeyConstraint('creation_key', ['account_id', 'person_id', 'key'])
    .execute()
  await db.schema.createIndex('creation_created_at').on('creation').column('created_at').execute()
  // Deleting a person looks for their rows, which the key does not begin with.
  await db.schema.createIndex('creation_person').on('creation').column('person_id').execute()
}
