import * as v from 'valibot'
import type { Selectable } from 'kysely'
import type { Product } from '@/contract/entities/catalogue/productLink'
import type { Flag } from '../../db/tables/columns'
import { asLeft } from './leavingProducts'
import { iso, isoOrNull } from '../../language/times'
import { readJson } from '../../db/readJson'
import type { SkuTable } from '../../db/tables/catalogue'

const textsSchema = v.array(v.string())

export function sourceImageUrlsOf({ source_image_urls }: { source_image_urls: string }): string[] {
  return readJson(textsSchema, source_image_urls)
}

/** From the root to the leaf. */
export function categoryOf({ category }: { category: string }): string[] {
  return readJson(textsSchema, category)
}

/** The check result of the product's current picture. */
function pictureCheckOf({
  image_url,
  picture_url,
  picture_checked_at,
  picture_failed,
}: Pick<
  Selectable<SkuTable>,
  'image_url' | 'picture_url' | 'picture_checked_at' | 'picture_failed'
>): Product['pictureCheck'] {
  if (picture_checked_at === null || picture_url !== image_url) return null
  return { isReadable: picture_failed === 0, checkedAt: iso(picture_checked_at) }
}

type ProductOnlyStored =
  | 'account_id'
  | 'link_key'
  | 'search_text'
  | 'created_at'
  | 'group_id'
  | 'feed_id'
  | 'offer_hash'

/** `markedCount`: the number of pictures on which it is marked. */
export function presentProduct(
  row: Omit<Selectable<SkuTable>, ProductOnlyStored> & { is_leaving: Flag },
  markedCount: number,
): Product {
  const sku = asLeft(row)
  return {
    id: sku.id,
    article: sku.article,
    vendorCode: sku.vendor_code,
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
    category: categoryOf(sku),
    markedCount,
    searchableSince: isoOrNull(sku.indexed_at),
    pictureCheck: pictureCheckOf(sku),
  }
}
