import { imageInFrame, normalRotation, wholePercent } from '@/contract/elements/geometry'
import type { MediaItem } from '@/contract/entities/posts/media'
import type { ProductLink } from '@/contract/entities/catalogue/productLink'
import type { Db } from '../../../db/openDatabase'
import { sourceImageUrlsOf } from '../../products/presentProduct'
import { elementsOf } from '../../elements/mediaElements'
import { finite } from '../../elements/storedElements'

/** Rewrites a post's pictures and marks, keeping the ids of existing marks. */
export async function writePostMedia(
  db: Db,
  postId: number,
  items: readonly MediaItem[],
): Promise<void> {
  const known = await db
    .selectFrom('media_link')
    .where('post_id', '=', postId)
    .select('id')
    .execute()
  const free = new Set(known.map(({ id }) => id))
  await db.deleteFrom('post_media').where('post_id', '=', postId).execute()
  if (items.length === 0) return
  await db
    .insertInto('post_media')
    .values(
      items.map((item, position) => ({
        post_id: postId,
        media_id: item.id,
        position,
        elements: JSON.stringify(elementsOf(item)),
      })),
    )
    .execute()
  const imagesOf = await imagesBySku(db, items)
  for (const item of items) {
    for (const [position, link] of item.linkList.entries()) {
      const keepsId = link.id !== null && free.delete(link.id)
      await db
        .insertInto('media_link')
        .values({
          ...(keepsId ? { id: link.id ?? undefined } : {}),
          post_id: postId,
          media_id: item.id,
          position,
          ...linkColumns(link, imagesOf.get(link.sku.id) ?? []),
        })
        .execute()
    }
  }
}

/** The pictures of the products that are shown as pictures on slides. */
async function imagesBySku(
  db: Db,
  items: readonly MediaItem[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const links = items.flatMap(({ linkList }) => linkList)
  const ids = links.flatMap(({ sku, skuImageMarkup }) => (skuImageMarkup ? [sku.id] : []))
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('sku')
    .select(['id', 'source_image_urls'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map((row) => [row.id, sourceImageUrlsOf(row)]))
}

function linkColumns(link: ProductLink, images: readonly string[]) {
  return {
    sku_id: link.sku.id,
    marker_x: wholePercent(link.marker.x),
    marker_y: wholePercent(link.marker.y),
    marker_show: link.marker.show ? 1 : 0,
    hide_at_product_page: link.hideAtProductPage ? 1 : 0,
    is_similar: link.isSimilar ? 1 : 0,
    show_on_all_slides: link.showOnAllSlides ? 1 : 0,
    hidden_carousel_positions: JSON.stringify(link.hiddenCarouselPositions.filter(Number.isFinite)),
    sku_image_markup:
      link.skuImageMarkup && JSON.stringify(storedMarkup(link.skuImageMarkup, images)),
  } as const
}

type Markup = NonNullable<ProductLink['skuImageMarkup']>

/**
 * A product's picture stays inside the frame, with x at most 60 %
 * (product-rules/posts.md#product-marks). It must be one of the product's own.
 */
export function storedMarkup(
  { squareView, storyView, choosedSkuImageUrl }: Markup,
  images: readonly string[],
): Markup {
  const isOwn = choosedSkuImageUrl !== null && images.includes(choosedSkuImageUrl)
  return {
    squareView: storedView(squareView),
    storyView: storedView(storyView),
    choosedSkuImageUrl: isOwn ? choosedSkuImageUrl : null,
  }
}

function storedView(view: Markup['squareView']): Markup['squareView'] {
  if (!view) return null
  return {
    ...imageInFrame({
      x: finite(view.x),
      y: finite(view.y),
      width: finite(view.width),
      height: Math.max(0, finite(view.height)),
    }),
    rotate: normalRotation(finite(view.rotate)),
    zIndex: finite(view.zIndex),
  }
}

/** Sets the albums of the post. In an album that it joins, it is first in the manual order. */
export async function writePostAlbums(
  db: Db,
  postId: number,
  albumIds: readonly number[],
): Promise<void> {
  const wanted = new Set(albumIds)
  const left = [...(await albumsOf(db, postId))].filter((id) => !wanted.has(id))
  if (left.length > 0) {
    await db
      .deleteFrom('album_post')
      .where('post_id', '=', postId)
      .where('album_id', 'in', left)
      .execute()
  }
  await addToAlbums(db, postId, albumIds)
}

/** Adds the post to these albums. In an album that it joins, it is first in the manual order. */
export async function addToAlbums(
  db: Db,
  postId: number,
  albumIds: readonly number[],
): Promise<void> {
  const current = await albumsOf(db, postId)
  for (const albumId of new Set(albumIds)) {
    if (!current.has(albumId)) await putFirst(db, albumId, postId)
  }
}

async function albumsOf(db: Db, postId: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom('album_post')
    .where('post_id', '=', postId)
    .select('album_id')
    .execute()
  return new Set(rows.map(({ album_id }) => album_id))
}

async function putFirst(db: Db, albumId: number, postId: number): Promise<void> {
  const { first } = await db
    .selectFrom('album_post')
    .where('album_id', '=', albumId)
    .select((row) => row.fn.min<number | null>('position').as('first'))
    .executeTakeFirstOrThrow()
  await db
    .insertInto('album_post')
    .values({ album_id: albumId, post_id: postId, position: (first ?? 0) - 1 })
    .execute()
}

/** Sets the segments of the post. */
export async function writePostSegments(
  db: Db,
  postId: number,
  segmentIds: readonly number[],
): Promise<void> {
  const wanted = new Set(segmentIds)
  await db.deleteFrom('post_segment').where('post_id', '=', postId).execute()
  if (wanted.size === 0) return
  await db
    .insertInto('post_segment')
    .values([...wanted].map((segment_id) => ({ post_id: postId, segment_id })))
    .execute()
}
