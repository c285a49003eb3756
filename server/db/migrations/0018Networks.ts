import { sql, type Kysely } from 'kysely'
import { loose, owned, required, startingAt } from './columns'

interface EarlierSource {
  id: number
  account_id: number
  created_at: number
}

/** Items read from networks. No group was ever read before: connected ones are queued to be read. */
export async function createNetworks(db: Kysely<unknown>): Promise<void> {
  const source = () => db.schema.alterTable('source')
  await source().addColumn('caught_up_at', 'bigint').execute()
  await source().addColumn('checked_at', 'bigint').execute()
  await db.schema
    .createTable('source_item')
    .addColumn('source_id', 'bigint', owned('source.id'))
    .addColumn('key', 'text', required)
    .addColumn('revision', 'text', required)
    .addColumn('post_id', 'bigint', loose('post.id'))
    .addColumn('left_out', 'text')
    .addColumn('is_waiting', 'smallint', startingAt(0))
    .addColumn('missing_since', 'bigint')
    .addColumn('read_at', 'bigint', required)
    .addPrimaryKeyConstraint('source_item_once', ['source_id', 'key'])
    .execute()
  await db.schema.createIndex('source_item_post').on('source_item').column('post_id').execute()
  await db.schema
    .createTable('post_suggestion')
    .addColumn('post_id', 'bigint', owned('post.id'))
    .addColumn('sku_id', 'bigint', owned('sku.id'))
    .addColumn('position', 'integer', required)
    .addPrimaryKeyConstraint('post_suggestion_once', ['post_id', 'sku_id'])
    .execute()
  await db.schema
    .createIndex('post_suggestion_sku')
    .on('post_suggestion')
    .column('sku_id')
    .execute()
  const { rows } = await sql<EarlierSource>`
    select source.id, source.account_id, source.created_at from source
    join integration on integration.id = source.integration_id
    where source.type = 'vk' and integration.token is not null and integration.provider_id is not null
  `.execute(db)
  for (const { id, account_id, created_at } of rows) {
    await sql`
      insert into job (account_id, kind, subject, run_at, created_at)
      values (${account_id}, 'source', ${String(id)}, ${created_at}, ${created_at})
    `.execute(db)
  }
}
