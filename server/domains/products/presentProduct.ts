import * as v from 'valibot'
import type { Selectable } from 'kysely'
import type { Product } from '@/contract/entities/productLink'
import { readJson } from '../../db/readJson'
import type { SkuTable } from '../../db/tables/catalogue'

const urlsSchema = v.array(v.string())

export function sourceImageUrlsOf({ source_image_urls }: { source_image_urls: string }): string[] {
  return readJson(urlsSchema, source_image_urls)
}

type ProductOnlyStored =
  | 'account_id'
  | 'link_key'
  | 'search_text'
  | 'created_at'
  | 'group_id'
  | 'vendor_code'
  | 'category'
  | 'feed_id'
  | 'offer_hash'

/** `markedCount`: on how many pictures it is marked. */
export function presentProduct(
  sku: Omit<Selectable<SkuTable>, ProductOnlyStored>,
  markedCount: number,
): Product {
  return {
    id: sku.id,
    article: sku.article,
    name: sku.name,
    brand: sku.brand,
    price: sku.price,
    oldPrice: sku.old_price,
    currency: sku.currency,
    inStock: sku.in_stock === 1,
    hasLeft: sku.left_at !== null,
    link: sku.link,
    imageUrl: sku.image_url,
    sourceImageUrls: sourceImageUrlsOf(sku),
    markedCount,
  }
}
