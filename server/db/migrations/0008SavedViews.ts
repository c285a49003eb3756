import type { Kysely } from 'kysely'
import type { Engine } from './engine'
import { owned, required, withId } from './columns'

/** Saved filters of the library, and the indexes of a post's history, its authors and its events. */
export async function createSavedViews(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await withId(db.schema.createTable('saved_view'), engine)
    .addColumn('account_id', 'bigint', owned('account.id'))
    .addColumn('person_id', 'bigint', owned('person.id'))
    .addColumn('name', 'text', required)
    .addColumn('name_key', 'text', required)
    .addColumn('search', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addUniqueConstraint('saved_view_name', ['account_id', 'person_id', 'name_key'])
    .execute()
  await db.schema.createIndex('saved_view_person').on('saved_view').column('person_id').execute()
  await db.schema
    .createIndex('audit_entity')
    .on('audit')
    .columns(['account_id', 'entity', 'entity_id', 'id'])
    .execute()
  await db.schema
    .createIndex('post_author')
    .on('post')
    .columns(['account_id', 'author_username'])
    .execute()
  // Deleting a post clears its events' references: without an index each deletion would scan all of them.
  await db.schema.createIndex('event_post').on('event').column('post_id').execute()
}
