import type { Kysely } from 'kysely'
import { owned, required, withId } from './columns'
import type { Engine } from './engine'

/** Where events happened: the kind of screen, the page of the shop, and for answers the widget. */
export async function addEventPlaces(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await withId(db.schema.createTable('event_page'), engine)
    .addColumn('account_id', 'bigint', owned('account.id'))
    .addColumn('url', 'text', required)
    .addUniqueConstraint('event_page_once', ['account_id', 'url'])
    .execute()
  await db.schema.alterTable('event').addColumn('device', 'text').execute()
  // Not a reference, which would need an index: a page is deleted with its account only.
  await db.schema.alterTable('event').addColumn('page_id', 'bigint').execute()
  await db.schema.alterTable('interaction_answer').addColumn('widget_id', 'bigint').execute()
  await db.schema.alterTable('interaction_answer').addColumn('device', 'text').execute()
  await db.schema
    .createIndex('interaction_answer_time')
    .on('interaction_answer')
    .columns(['account_id', 'created_at'])
    .execute()
}
