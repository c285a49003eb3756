import { isOutsidePicture } from '@/contract/files/isOutsidePicture'
import type { Db } from '../../db/openDatabase'
import { copyName } from '../products/pictures/copiedPicture'
import { sourceImageUrlsOf } from '../products/presentProduct'

/** The path of the copy of a product's outside picture; it names the product, so that it serves no other addresses. */
export const PICTURE_PATH = '/widget/v1/product/{skuId}/{picture}.webp'
/** The length of a copy's name in an address. */
export const PICTURE_LETTERS = 16

const pictureOf = (url: string) => copyName(url).slice(0, PICTURE_LETTERS)

/** The address by which shoppers see a product's picture: the widgets' own host serves pictures of other hosts. */
export function shownPicture(skuId: number, url: string, widgetUrl: string): string {
  if (!isOutsidePicture(url, () => widgetUrl)) return absoluteUrl(url, widgetUrl)
  const path = PICTURE_PATH.replace('{skuId}', String(skuId)).replace('{picture}', pictureOf(url))
  return widgetUrl + path
}

interface OutsidePicture {
  accountId: number
  url: string
}

/** The picture of a product that an address of the widgets names; null when the product has none of that name. */
export async function outsidePicture(
  db: Db,
  skuId: number,
  picture: string,
): Promise<OutsidePicture | null> {
  const sku = await db
    .selectFrom('sku')
    .innerJoin('account', 'account.id', 'sku.account_id')
    .where('sku.id', '=', skuId)
    .where('account.deletion_asked_at', 'is', null)
    .select(['account_id', 'image_url', 'source_image_urls'])
    .executeTakeFirst()
  if (!sku) return null
  const urls = [sku.image_url, ...sourceImageUrlsOf(sku)]
  const url = urls.find((one) => pictureOf(one) === picture)
  return url === undefined ? null : { accountId: sku.account_id, url }
}

/** The whole address of a stored file, which is kept as a path; other addresses stay as they are. */
export const absoluteUrl = (url: string, widgetUrl: string): string =>
  url.startsWith('/') ? widgetUrl + url : url
