import { sql, type ExpressionBuilder, type Selectable } from 'kysely'
import * as v from 'valibot'
import { readJson } from '../../db/readJson'
import type { Db } from '../../db/openDatabase'
import type { Database } from '../../db/tables'
import type { AlbumTable } from '../../db/tables/catalogue'

interface WidgetPostRequest {
  /** Ids of the chosen albums. */
  albums: readonly number[]
  /** Posts on a page. */
  count: number
  /** Only posts shown on the page of one of these products; null for all. */
  productIds: readonly number[] | null
  /** Only posts of one of these segments (codes), and posts without any; null for all. */
  segments: readonly string[] | null
  /** Only posts published before this time (ms), for a frozen widget; null for all. */
  publishedBefore: number | null
  page: number
}

type SortType = 'manualSortingPosition' | 'providerCreatedAt' | 'publishedAt' | 'likeCount'
const LAST_PAGE = 100_000

/**
 * Ids of one page of the published posts in the chosen albums, and whether there are more.
 * One album keeps its own order; several together show the newest first.
 */
export async function widgetPostIds(
  db: Db,
  accountId: number,
  { albums, count, productIds, segments, publishedBefore, page }: WidgetPostRequest,
): Promise<{ ids: number[]; hasMore: boolean }> {
  if (productIds?.length === 0) return { ids: [], hasMore: false }
  const chosen = await chosenAlbums(db, accountId, albums)
  const [first, ...others] = chosen
  if (!first) return { ids: [], hasMore: false }
  const isOne = others.length === 0
  const rows = await db
    .selectFrom('post')
    .innerJoin('album_post', 'album_post.post_id', 'post.id')
    .where('post.account_id', '=', accountId)
    .where(IS_SHOWN)
    .where((row) => row.or(chosen.map((album) => shownIn(row, album))))
    .$if(productIds !== null, (posts) =>
      posts.where('post.id', 'in', (post) => onProductPage(post, accountId, productIds ?? [])),
    )
    .$if(segments !== null, (posts) =>
      posts.where((post) => isForSegments(post, accountId, segments ?? [])),
    )
    .$if(publishedBefore !== null, (posts) =>
      posts.where((post) =>
        post.or([
          post('post.published_at', '<', publishedBefore),
          // Published before times were stored.
          post('post.published_at', 'is', null),
        ]),
      ),
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

/** Ids of the posts with a mark of these products that their page shows. Avoids `exists`, for the reason in `narrowPosts`. */
function onProductPage(
  post: ExpressionBuilder<Database, 'post'>,
  accountId: number,
  productIds: readonly number[],
) {
  return post
    .selectFrom('media_link')
    .innerJoin('sku', 'sku.id', 'media_link.sku_id')
    .where('sku.account_id', '=', accountId)
    .where('sku.id', 'in', productIds)
    .where('media_link.hide_at_product_page', '=', 0)
    .select('media_link.post_id')
}

/** Posts without segments, and those of one of the segments. */
function isForSegments(
  post: ExpressionBuilder<Database, 'post'>,
  accountId: number,
  codes: readonly string[],
) {
  const isForAll = post.not(
    post.exists(
      post
        .selectFrom('post_segment')
        .whereRef('post_segment.post_id', '=', 'post.id')
        .select(sql.lit(1).as('found')),
    ),
  )
  if (codes.length === 0) return isForAll
  const ofSegments = post
    .selectFrom('post_segment')
    .innerJoin('segment', 'segment.id', 'post_segment.segment_id')
    .where('segment.account_id', '=', accountId)
    .where('segment.code', 'in', codes)
    .select('post_segment.post_id')
  return post.or([isForAll, post('post.id', 'in', ofSegments)])
}

/** The albums of a widget that belong to the account. */
export function chosenAlbums(db: Db, accountId: number, albums: readonly number[]) {
  const ids = albums.filter(Number.isSafeInteger)
  return db
    .selectFrom('album')
    .select(['id', 'sort_type', 'sort_direction', 'use_all_data_sources', 'sources'])
    .where('account_id', '=', accountId)
    .where('id', 'in', ids.length > 0 ? ids : [-1])
    .execute()
}

/** Of a `post`, whether galleries show it: it is published and has a picture, which a review may lack. */
export const IS_SHOWN = sql<boolean>`(post.is_published = 1
  and exists (select 1 from post_media where post_media.post_id = post.id))`

type Rows = ExpressionBuilder<Database, 'post' | 'album_post'>
export type ChosenAlbum = Pick<Selectable<AlbumTable>, 'id' | 'use_all_data_sources' | 'sources'>

/** The sources of which an album shows its posts; none means all. */
const sourcesOf = ({ use_all_data_sources, sources }: ChosenAlbum) =>
  use_all_data_sources === 1 ? [] : readJson(v.array(v.string()), sources)

/** An album shows its posts of the sources chosen for it. */
export function shownIn(row: Rows, album: ChosenAlbum) {
  const isIn = row('album_post.album_id', '=', album.id)
  const chosen = sourcesOf(album)
  return chosen.length === 0 ? isIn : row.and([isIn, row('post.provider', 'in', chosen)])
}

/** Whether one of the albums shows a post. Avoids `exists`, for the reason in `narrowPosts`. */
export function isInAlbums(
  post: ExpressionBuilder<Database, 'post'>,
  albums: readonly ChosenAlbum[],
) {
  const ofAllSources = albums.filter((album) => sourcesOf(album).length === 0)
  const sets = albums
    .filter((album) => !ofAllSources.includes(album))
    .map((album) =>
      post
        .selectFrom('album_post')
        .innerJoin('post', 'post.id', 'album_post.post_id')
        .where((row) => shownIn(row, album))
        .select('album_post.post_id'),
    )
  if (ofAllSources.length > 0) {
    const ids = ofAllSources.map(({ id }) => id)
    sets.push(
      post
        .selectFrom('album_post')
        .where('album_post.album_id', 'in', ids)
        .select('album_post.post_id'),
    )
  }
  return post.or(sets.map((ids) => post('post.id', 'in', ids)))
}

/** The manual order is always ascending (product-rules/albums.md#album-order). Grouping by post leaves one row of the album each. */
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
