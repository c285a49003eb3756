import type { Kysely } from 'kysely'
import { loose, owned, required, withId } from './columns'
import type { Engine } from './engine'

/**
 * Deleted posts, albums and widgets with all that belongs to them, to be restored. The files of
 * deleted posts stay until then.
 */
export async function createTrash(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await withId(db.schema.createTable('trash'), engine)
    .addColumn('account_id', 'bigint', owned('account.id'))
    .addColumn('kind', 'text', required)
    .addColumn('subject', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('person_id', 'bigint', loose('person.id'))
    .addColumn('deleted_at', 'bigint', required)
    .addColumn('contents', 'text', required)
    .addUniqueConstraint('trash_subject', ['account_id', 'kind', 'subject'])
    .execute()
  await db.schema
    .createIndex('trash_time')
    .on('trash')
    .columns(['account_id', 'deleted_at'])
    .execute()
  await db.schema.createIndex('trash_deleted').on('trash').column('deleted_at').execute()
  await db.schema.createIndex('trash_person').on('trash').column('person_id').execute()
  await db.schema
    .createTable('trash_media')
    .addColumn('trash_id', 'bigint', owned('trash.id'))
    .addColumn('media_id', 'bigint', owned('media.id'))
    .addPrimaryKeyConstraint('trash_media_key', ['trash_id', 'media_id'])
    .execute()
  await db.schema.createIndex('trash_media_media').on('trash_media').column('media_id').execute()
}
