import type { Kysely } from 'kysely'
import { startingAt } from './columns'

/** A photo of the team may come before the feed's pictures of its product. */
export async function addFirstPhotos(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('sku_media').addColumn('is_first', 'integer', startingAt(0)).execute()
}
