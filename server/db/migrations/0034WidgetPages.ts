import type { Kysely } from 'kysely'
import { owned, required } from './columns'

/** Shop pages that showed widgets, in which version, and when that version was saved. */
export async function createWidgetPages(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('widget').addColumn('saved_at', 'bigint').execute()
  await db.schema
    .createTable('widget_page')
    .addColumn('widget_id', 'bigint', owned('widget.id'))
    .addColumn('page', 'text', required)
    .addColumn('revision', 'integer', required)
    .addColumn('live_at', 'bigint', required)
    .addColumn('seen_at', 'bigint', required)
    .addPrimaryKeyConstraint('widget_page_once', ['widget_id', 'page'])
    .execute()
}
