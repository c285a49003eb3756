import type { Kysely } from 'kysely'
import { owned, required } from './columns'

/** Hashtags whose posts an Instagram profile reads. */
export async function createHashtags(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('instagram_hashtag')
    .addColumn('source_id', 'bigint', owned('source.id'))
    .addColumn('name', 'text', required)
    .addColumn('provider_id', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addPrimaryKeyConstraint('instagram_hashtag_once', ['source_id', 'name'])
    .execute()
}
