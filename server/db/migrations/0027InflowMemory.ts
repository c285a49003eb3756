import { sql, type Kysely } from 'kysely'
import { owned, required, startingAt } from './columns'

interface EarlierSource {
  id: number
  account_id: number
  created_at: number
}

/**
 * The memory of an account's imports: which posts were compared with the catalogue and which a user
 * has saved, which items were left out and their links, which posts were deleted here; and the
 * source of its mentions.
 */
export async function createInflowMemory(db: Kysely<unknown>): Promise<void> {
  await rememberComparisons(db)
  await rememberLeftOut(db)
  await rememberDeleted(db)
  await createMentionSources(db)
}

/**
 * Adds the state of the comparison of posts with the catalogue. Sources that suggest or mark
 * products have earlier posts, which were never compared: each such source gets a job.
 */
async function rememberComparisons(db: Kysely<unknown>): Promise<void> {
  const post = () => db.schema.alterTable('post')
  await post().addColumn('compared_at', 'bigint').execute()
  await post().addColumn('is_settled', 'smallint', startingAt(0)).execute()
  await sql`
    update post set is_settled = 1 where cast(id as text) in (
      select entity_id from audit where entity = 'post' and action = 'post.save'
    )
  `.execute(db)
  const { rows } = await sql<EarlierSource>`
    select id, account_id, created_at from source where auto_markup_mode <> 'off'
  `.execute(db)
  for (const { id, account_id, created_at } of rows) {
    await sql`
      insert into job (account_id, kind, subject, run_at, created_at)
      values (${account_id}, 'suggestions', ${String(id)}, ${created_at}, ${created_at})
    `.execute(db)
  }
}

async function rememberLeftOut(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('source').addColumn('has_older', 'smallint', startingAt(0)).execute()
  const item = () => db.schema.alterTable('source_item')
  await item().addColumn('link', 'text').execute()
  await item().addColumn('published_at', 'bigint').execute()
  await sql`
    update source_item set link = 'https://vk.com/wall' || key
    where left_out is not null and source_id in (select id from source where type = 'vk')
  `.execute(db)
  await sql`
    update source_item set link = 'https://www.youtube.com/watch?v=' || key
    where left_out is not null and source_id in (select id from source where type = 'youtube')
  `.execute(db)
  await db.schema
    .createIndex('source_item_left_out')
    .on('source_item')
    .columns(['source_id', 'read_at'])
    .where(sql.ref('left_out'), 'is not', null)
    .execute()
}

async function rememberDeleted(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('deleted_item')
    .addColumn('account_id', 'bigint', owned('account.id'))
    .addColumn('network', 'text', required)
    .addColumn('key', 'text', required)
    .addPrimaryKeyConstraint('deleted_item_once', ['account_id', 'network', 'key'])
    .execute()
  await sql`
    insert into deleted_item (account_id, network, key)
    select distinct source.account_id, source.type, source_item.key
    from source_item join source on source.id = source_item.source_id
    where source_item.post_id is null and source_item.left_out is null and source_item.is_waiting = 0
  `.execute(db)
}

/** Mentions had no source of their own before. */
async function createMentionSources(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into source (account_id, type, name, auto_markup_mode, created_at)
    select account.id, 'mention', account.name, 'off', min(post.created_at)
    from account join post on post.account_id = account.id
    where post.provider = 'mention'
      and not exists (
        select 1 from source where source.account_id = account.id and source.type = 'mention'
      )
    group by account.id, account.name
  `.execute(db)
}
