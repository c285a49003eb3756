import type { Kysely } from 'kysely'
import type { Engine } from './engine'
import { loose, owned, required, startingAt, withId } from './columns'

/** Widgets and shoppers' events in them. */
export async function createWidgets(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await withId(db.schema.createTable('widget'), engine)
    .addColumn('account_id', 'bigint', owned('account.id'))
    .addColumn('embed_id', 'text', (column) => column.notNull().unique())
    .addColumn('widget_type', 'text', required)
    .addColumn('role', 'text', required)
    .addColumn('mode', 'text', required)
    .addColumn('settings', 'text', required)
    .addColumn('revision', 'integer', startingAt(1))
    .addColumn('created_at', 'bigint', required)
    .execute()
  await db.schema.createIndex('widget_account').on('widget').column('account_id').execute()

  await withId(db.schema.createTable('event'), engine)
    .addColumn('account_id', 'bigint', owned('account.id'))
    // Not a reference: events are reported even after their widget is deleted.
    .addColumn('widget_id', 'bigint', required)
    .addColumn('event_key', 'text', required)
    .addColumn('type', 'text', required)
    .addColumn('post_id', 'bigint', loose('post.id'))
    .addColumn('sku_id', 'bigint', loose('sku.id'))
    .addColumn('created_at', 'bigint', required)
    .addUniqueConstraint('event_once', ['widget_id', 'event_key'])
    .execute()
  await db.schema
    .createIndex('event_time')
    .on('event')
    .columns(['account_id', 'created_at'])
    .execute()
}
