import { sql, type Kysely } from 'kysely'

/**
 * Products go by the hundred thousand, and the engine looks for what refers to each of them: of a million events that
 * takes a third of a second a product without an index.
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
