import type { Kysely } from 'kysely'

/** Finds the products of an account by the vendor's number, as shop pages and orders name them. */
export async function indexVendorCodes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('sku_vendor_code')
    .on('sku')
    .columns(['account_id', 'vendor_code'])
    .execute()
}
