import type { Kysely } from 'kysely'
import { owned, required } from './columns'

/** Channels: the cursor of a source's reader, and the updates that Telegram has delivered and no longer keeps. */
export async function createChannels(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('source').addColumn('cursor', 'text').execute()
  await db.schema
    .createTable('telegram_part')
    .addColumn('source_id', 'bigint', owned('source.id'))
    .addColumn('message_id', 'bigint', required)
    .addColumn('key', 'text', required)
    .addColumn('part', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('received_at', 'bigint', required)
    .addPrimaryKeyConstraint('telegram_part_once', ['source_id', 'message_id'])
    .execute()
  await db.schema
    .createIndex('telegram_part_key')
    .on('telegram_part')
    .columns(['source_id', 'key'])
    .execute()
}
