import { mediaPath } from '../../server/blobs/blobStore'
import { variantFor, variantListSchema } from '../../server/blobs/variants'
import type { Db } from '../../server/db/openDatabase'
import { readJson } from '../../server/db/readJson'
import { planIndexing } from '../../server/domains/products/search/indexProducts'
import { linkKey, skuSearchText } from '../../server/language/searchText'
import { productPicture } from '../content/productPicture'
import { PRODUCTS, SUBSTITUTES } from '../content/products'
import type { StoredPictures } from './importPictures'

/** By the letters of a SKU. */
const CATEGORIES: Readonly<Record<string, readonly string[]>> = {
  KR: ['Для кухни', 'Посуда'],
  TX: ['Для дома', 'Текстиль'],
  VZ: ['Для дома', 'Вазы'],
  SV: ['Для дома', 'Свечи'],
  DK: ['Для дома', 'Декор'],
  MB: ['Мебель'],
}

/** The catalogue; returns ids by SKU. */
export async function seedProducts(
  db: Db,
  accountId: number,
  pictures: StoredPictures,
  { shopUrl, created_at }: { shopUrl: string; created_at: number },
): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>()
  for (const product of PRODUCTS) {
    const { article, name, brand, price, oldPrice, isAbsent } = product
    const link = `${shopUrl}/products/${article}`
    const variants = readJson(variantListSchema, pictures(productPicture(product).id).variants)
    const { id } = await db
      .insertInto('sku')
      .values({
        account_id: accountId,
        article,
        name,
        brand,
        price,
        old_price: oldPrice ?? null,
        currency: 'rub',
        in_stock: isAbsent ? 0 : 1,
        link,
        link_key: linkKey(link),
        image_url: mediaPath(variantFor(variants, 'frame').blob),
        source_image_urls: JSON.stringify([mediaPath(variantFor(variants, 'full').blob)]),
        search_text: skuSearchText({ article, name, brand }),
        category: JSON.stringify(CATEGORIES[article.slice(0, 2)] ?? []),
        created_at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.set(article, id)
  }
  await planIndexing(db, accountId, created_at)
  return ids
}

/** The substitutes of some products; `skuIds` by SKU. */
export async function seedSubstitutes(db: Db, skuIds: ReadonlyMap<string, number>): Promise<void> {
  const idOf = (article: string) => {
    const id = skuIds.get(article)
    if (id === undefined) throw new Error(`No product ${article}`)
    return id
  }
  await db
    .insertInto('sku_substitute')
    .values(
      Object.entries(SUBSTITUTES).flatMap(([article, substitutes]) =>
        substitutes.map((substitute, position) => ({
          sku_id: idOf(article),
          substitute_id: idOf(substitute),
          position,
        })),
      ),
    )
    .execute()
}
