import type { Insertable } from 'kysely'
import type { SkuTable } from '../../server/db/tables/catalogue'
import { indexWaiting } from '../../server/domains/products/search/indexProducts'
import { linkKey, skuSearchText } from '../../server/language/searchText'
import type { TestWorld } from './world'

type Id = { id: number }

type SkuChanges = Partial<
  Pick<
    Insertable<SkuTable>,
    | 'article'
    | 'name'
    | 'brand'
    | 'price'
    | 'old_price'
    | 'currency'
    | 'link'
    | 'in_stock'
    | 'vendor_code'
    | 'group_id'
    | 'category'
  >
>

/** A product that searches find. */
export async function aProduct(
  world: TestWorld,
  account: Id,
  changes: SkuChanges = {},
): Promise<Id> {
  const product = await aNewProduct(world, account, changes)
  await indexWaiting(world, account.id)
  return product
}

/** A product that has not been indexed. */
export function aNewProduct(world: TestWorld, account: Id, changes: SkuChanges = {}): Promise<Id> {
  const article = changes.article ?? 'LG-100'
  const sku = {
    article,
    name: 'Кружка «Утро»',
    brand: 'Лён и глина',
    price: 149_000,
    link: `https://shop.test/products/${article}`,
    ...changes,
  }
  return world.db
    .insertInto('sku')
    .values({
      in_stock: 1,
      old_price: null,
      currency: 'rub',
      ...sku,
      account_id: account.id,
      link_key: linkKey(sku.link),
      image_url: 'https://shop.test/mug.jpg',
      source_image_urls: '["https://shop.test/mug.jpg"]',
      search_text: skuSearchText(sku),
      created_at: world.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}
