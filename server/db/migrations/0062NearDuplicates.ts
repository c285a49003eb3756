import { sql, type Kysely } from 'kysely'
import { owned, required, startingAt } from './columns'
import type { Engine } from './engine'

/** The looks of pictures, by which near-duplicates are found; those that are stored already are still to be looked at. */
export async function createNearDuplicates(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema.alterTable('media').addColumn('look_due', 'smallint', startingAt(1)).execute()
  await db.schema
    .createIndex('media_look_due')
    .on('media')
    .column('id')
    .where(sql.ref('look_due'), '=', sql.lit(1))
    .execute()
  await db.schema
    .createTable('media_look')
    .addColumn('media_id', 'bigint', (column) => owned('media.id')(column).primaryKey())
    .addColumn('account_id', 'bigint', owned('account.id'))
    .addColumn('look', 'text', required)
    .addColumn('group_id', 'bigint')
    .execute()
  // Most pictures are in no group.
  await db.schema
    .createIndex('media_look_group')
    .on('media_look')
    .columns(['account_id', 'group_id'])
    .where(sql.ref('group_id'), 'is not', null)
    .execute()
  const keys = db.schema
    .createTable('media_look_key')
    .addColumn('account_id', 'bigint', owned('account.id'))
    .addColumn('key', 'bigint', required)
    .addColumn('media_id', 'bigint', owned('media.id'))
    .addPrimaryKeyConstraint('media_look_key_once', ['account_id', 'key', 'media_id'])
  await (engine === 'sqlite' ? keys.modifyEnd(sql`without rowid`) : keys).execute()
  await db.schema
    .createIndex('media_look_key_media')
    .on('media_look_key')
    .column('media_id')
    .execute()
}
