import { sql, type Kysely } from 'kysely'

/**
 * Products are deleted by the hundred thousand, and the engine searches for references to each of them: in a million events that takes a third of a
 * second per product without an index.
 */
export async function indexProductReferences(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('event_sku')
    .on('event')
    .column('sku_id')
    .where(sql.ref('sku_id'), 'is not', null)
    .execute()
  await db.schema.createIndex('sku_media_sku').on('sku_media').column('sku_id').execute()
  await db.schema
    .createIndex('sku_substitute_other')
    .on('sku_substitute')
    .column('substitute_id')
    .execute()
}
