import { wholePercent } from '@/contract/elements/geometry'
import type { MediaItem } from '@/contract/entities/posts/media'
import type { PostInfo } from '@/contract/entities/posts/post'
import type { WidgetPost } from '@/contract/widgets/widgetApi'
import type { Db } from '../../db/openDatabase'
import { mediaUrls } from '../../media/presentMedia'
import { presentWidgetPost, type WidgetSources } from './presentWidgetPost'
import type { World } from '../../world'
import { elementsOf } from '../elements/mediaElements'
import { widgetSources } from './widgetSources'
import { storedMarkup } from '../posts/saving/writePostParts'

/**
 * An unsaved post as shoppers would see it: its elements within the limits of a save, with files
 * and products of the account only. Writes nothing. Unfinished elements are shown, although a post
 * with them cannot be published.
 */
export async function previewPost(
  world: World,
  accountId: number,
  postInfo: PostInfo,
): Promise<WidgetPost> {
  const files = await filesById(world.db, accountId, postInfo.media)
  const sources = await widgetSources(world, accountId, [postInfo])
  const media = postInfo.media.map((item) => ({
    ...item,
    ...files.get(item.id),
    ...elementsOf(item),
    linkList: item.linkList.map((link) => asStored(link, sources)),
  }))
  const post = presentWidgetPost({ ...postInfo, media }, postInfo.vitrinaPost.id ?? 0, sources)
  // Slides without a file of the account are removed last: the positions of hidden slides count all
  // slides.
  return { ...post, media: post.media.filter(({ id }) => files.has(id)) }
}

/** Data of the account's own files; addresses in the request are ignored. */
async function filesById(db: Db, accountId: number, items: readonly MediaItem[]) {
  const ids = items.map(({ id }) => id).filter(Number.isSafeInteger)
  if (ids.length === 0) return new Map<number, ReturnType<typeof mediaUrls>>()
  const rows = await db
    .selectFrom('media')
    .select(['id', 'account_id', 'kind', 'blob', 'width', 'height', 'variants'])
    .where('id', 'in', ids)
    .execute()
  const own = rows.filter(({ account_id }) => account_id === accountId)
  return new Map(
    own.map((row) => [row.id, { ...mediaUrls(row), width: row.width, height: row.height }]),
  )
}

type Link = MediaItem['linkList'][number]

function asStored(link: Link, { productOf }: WidgetSources): Link {
  const { marker, skuImageMarkup, sku } = link
  const images = productOf(sku.id)?.sourceImageUrls ?? []
  return {
    ...link,
    marker: { ...marker, x: wholePercent(marker.x), y: wholePercent(marker.y) },
    skuImageMarkup: skuImageMarkup && storedMarkup(skuImageMarkup, images),
  }
}
