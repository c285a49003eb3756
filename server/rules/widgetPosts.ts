import { sql } from 'kysely'
import type { GallerySettings } from '@/contract/entities/widget'
import type { Db } from '../db/openDatabase'

type SortType = 'manualSortingPosition' | 'providerCreatedAt' | 'publishedAt' | 'likeCount'
const LAST_PAGE = 100_000

/**
 * Ids of one page (of `count` posts) of the published posts in the chosen albums, and whether there are more.
 * One album keeps its own order; several together show the newest first.
 */
export async function widgetPostIds(
  db: Db,
  accountId: number,
  { albums, count }: Pick<GallerySettings, 'albums' | 'count'>,
  page: number,
): Promise<{ ids: number[]; hasMore: boolean }> {
  const chosen = await db
    .selectFrom('album')
    .select(['id', 'sort_type', 'sort_direction'])
    .where('account_id', '=', accountId)
    .where('id', 'in', albums.length > 0 ? albums.filter(Number.isSafeInteger) : [-1])
    .execute()
  const [first, ...others] = chosen
  if (!first) return { ids: [], hasMore: false }
  const isOne = others.length === 0
  const rows = await db
    .selectFrom('post')
    .innerJoin('album_post', 'album_post.post_id', 'post.id')
    .where('post.account_id', '=', accountId)
    .where('post.is_published', '=', 1)
    .where(
      'album_post.album_id',
      'in',
      chosen.map(({ id }) => id),
    )
    .groupBy('post.id')
    .orderBy(
      order(isOne ? first.sort_type : 'providerCreatedAt', isOne ? first.sort_direction : 'desc'),
    )
    .orderBy('post.id', 'desc')
    .select('post.id')
    .limit(count + 1)
    .offset((Math.min(page, LAST_PAGE) - 1) * count)
    .execute()
  return { ids: rows.slice(0, count).map(({ id }) => id), hasMore: rows.length > count }
}

/** The manual order is always ascending (section 4). Grouping by post leaves one row of the album each. */
function order(sortType: SortType, direction: 'asc' | 'desc') {
  const way = sql.raw(direction)
  switch (sortType) {
    case 'manualSortingPosition':
      return sql`min(album_post.position) asc`
    case 'providerCreatedAt':
      return sql`post.provider_created_at ${way}`
    case 'publishedAt':
      return sql`post.published_at ${way} nulls last`
    case 'likeCount':
      return sql`post.like_count ${way}`
  }
}
