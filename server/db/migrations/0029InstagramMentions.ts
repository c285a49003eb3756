import type { Kysely } from 'kysely'
import { owned, required } from './columns'

/** The queue of mentions of Instagram profiles that Meta has notified of. */
export async function createInstagramMentions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('instagram_mention')
    .addColumn('source_id', 'bigint', owned('source.id'))
    .addColumn('media_id', 'text', required)
    .addColumn('comment_id', 'text', required)
    .addColumn('received_at', 'bigint', required)
    .addPrimaryKeyConstraint('instagram_mention_once', ['source_id', 'media_id', 'comment_id'])
    .execute()
}
