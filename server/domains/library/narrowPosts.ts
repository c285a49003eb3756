import { sql, type ExpressionBuilder, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import type { PostFilter, PostListRequest } from '@/contract/entities/posts/postList'
import type { Database } from '../../db/tables'
import { containing, wordsOf } from '../../language/searchText'
import type { ChosenAlbum } from '../widgets/widgetPosts'
import { isUsed } from './narrowByUsage'
import { hasNearDuplicate, isNearDuplicateOf } from './nearDuplicates/narrowByLooks'
import { postNumberOf } from './postNumber'

type PostQuery = SelectQueryBuilder<Database, 'post', unknown>
type Products = RawBuilder<number> | null

/** What a list request is about and its own tables do not tell. */
export interface ListFacts {
  accountId: number
  /** Ids of the products that its words name: posts with a mark of one of them match too. */
  named: Products
  /** Ids of the products that a shopper cannot buy; null when the request does not ask. */
  unavailable: Products
  /** The albums that shoppers see in a widget; empty when the request does not ask. */
  shown: readonly ChosenAlbum[]
}

/**
 * The posts of a list request (product-rules/records.md#post-list), without an order: by its words,
 * sources and filter; posts for which a named product is only suggested match too. A property of which a post has several values is matched by `in`, not by
 * `exists`: SQLite turns `exists` into a join, and `offset` then counts each of the values.
 */
export function narrowPosts(
  query: PostQuery,
  request: PostListRequest,
  { accountId, named, unavailable, shown }: ListFacts,
): PostQuery {
  const { filter, dataSourceList, useAllDataSources } = request
  let posts = bySearch(query, request.query, named)
  if (!useAllDataSources && dataSourceList.length > 0) {
    posts = posts.where('post.provider', 'in', dataSourceList)
  }
  const {
    albumList = [],
    segmentList = [],
    notInAlbum,
    isPublished,
    isUgc,
    postId,
    skuId,
    mediaKind,
    usage,
    hasNearDuplicate: isDoubled,
    nearDuplicatesOf,
    authorId,
    captionLang,
  } = filter
  if (albumList.length > 0) {
    posts = posts.where('post.id', 'in', (post) =>
      post
        .selectFrom('album_post')
        .where('album_post.album_id', 'in', albumList)
        .select('album_post.post_id'),
    )
  }
  if (segmentList.length > 0) {
    posts = posts.where('post.id', 'in', (post) =>
      post
        .selectFrom('post_segment')
        .where('post_segment.segment_id', 'in', segmentList)
        .select('post_segment.post_id'),
    )
  }
  if (notInAlbum !== undefined) {
    posts = posts.where('post.id', 'not in', (post) =>
      post
        .selectFrom('album_post')
        .where('album_post.album_id', '=', notInAlbum)
        .select('album_post.post_id'),
    )
  }
  if (isPublished !== undefined) posts = posts.where('post.is_published', '=', isPublished ? 1 : 0)
  if (isUgc !== undefined) posts = posts.where('post.is_ugc', '=', isUgc ? 1 : 0)
  if (mediaKind !== undefined) posts = posts.where(`post.has_${mediaKind}`, '=', sql.lit(1))
  if (usage !== undefined) posts = posts.where((post) => isUsed(post, usage, shown))
  if (isDoubled !== undefined) {
    posts = posts.where((post) => {
      const hasOne = hasNearDuplicate(post, accountId)
      return isDoubled ? hasOne : post.not(hasOne)
    })
  }
  if (nearDuplicatesOf !== undefined) {
    posts = posts.where((post) => isNearDuplicateOf(post, accountId, nearDuplicatesOf))
  }
  if (skuId !== undefined) posts = posts.where((post) => hasMarkOf(post, [skuId]))
  if (unavailable) {
    const isWanted = filter.hasUnavailableProduct
    posts = posts.where((post) => {
      const hasOne = hasMarkOf(post, unavailable)
      return isWanted ? hasOne : post.not(hasOne)
    })
  }
  if (postId !== undefined) posts = posts.where('post.id', '=', postId)
  if (authorId !== undefined) posts = posts.where('post.author_username', '=', authorId)
  if (captionLang !== undefined) posts = posts.where('post.caption_lang', '=', captionLang)
  return withSuggestions(withProducts(byPermission(byTime(posts, filter), filter), filter), filter)
}

function bySearch(posts: PostQuery, query: string, products: Products): PostQuery {
  const words = wordsOf(query).map(
    (word) => sql<boolean>`post.search_text like ${containing(word)} escape '\\'`,
  )
  if (words.length === 0) return posts
  const number = postNumberOf(query)
  return posts.where((post) => {
    const found = [post.and(words)]
    if (number !== null) found.push(post('post.id', '=', number))
    if (products) found.push(hasMarkOf(post, products), suggests(post, products))
    return post.or(found)
  })
}

/** Whether one of these products is marked on a post. */
export function hasMarkOf(
  post: ExpressionBuilder<Database, 'post'>,
  products: number[] | RawBuilder<number>,
) {
  const marked = post
    .selectFrom('media_link')
    .where('media_link.sku_id', 'in', products)
    .select('media_link.post_id')
  return post('post.id', 'in', marked)
}

/** Whether one of these products is suggested for a post: its caption names it, and it is not marked yet. */
function suggests(post: ExpressionBuilder<Database, 'post'>, products: RawBuilder<number>) {
  const named = post
    .selectFrom('post_suggestion')
    .where('post_suggestion.sku_id', 'in', products)
    .select('post_suggestion.post_id')
  return post('post.id', 'in', named)
}

/**
 * Posts with suggestions, or without: products named in the text that are neither marked nor
 * dismissed.
 */
function withSuggestions(posts: PostQuery, { hasSuggestion }: PostFilter): PostQuery {
  if (hasSuggestion === undefined) return posts
  return posts.where('post.id', hasSuggestion ? 'in' : 'not in', (post) =>
    post.selectFrom('post_suggestion').select('post_suggestion.post_id'),
  )
}

function withProducts(posts: PostQuery, { hasProduct }: PostFilter): PostQuery {
  if (hasProduct === undefined) return posts
  if (hasProduct) {
    return posts.where('post.id', 'in', (post) =>
      post.selectFrom('media_link').select('media_link.post_id'),
    )
  }
  return posts.where((post) =>
    post.not(
      post.exists(
        post
          .selectFrom('media_link')
          .whereRef('media_link.post_id', '=', 'post.id')
          .select(sql.lit(1).as('found')),
      ),
    ),
  )
}

const TIMES = [
  ['providerCreatedSince', 'post.provider_created_at', '>='],
  ['providerCreatedTill', 'post.provider_created_at', '<'],
  ['vitrinaCreatedSince', 'post.created_at', '>='],
  ['vitrinaCreatedTill', 'post.created_at', '<'],
  ['publishedSince', 'post.published_at', '>='],
  ['publishedTill', 'post.published_at', '<'],
] as const

function byTime(posts: PostQuery, filter: PostFilter): PostQuery {
  let narrowed = posts
  for (const [name, column, comparison] of TIMES) {
    const time = filter[name]
    if (time !== undefined) narrowed = narrowed.where(column, comparison, Date.parse(time))
  }
  return narrowed
}

/** The state of the permission; a request that was approved or failed had been sent. */
const STATUSES = [
  ['isCopyrightRequestSent', ['sending', 'sent', 'approved', 'failed']],
  ['isCopyrightRequestSatisfied', ['approved']],
  ['isCopyrightRequestFailed', ['failed']],
] as const

function byPermission(posts: PostQuery, filter: PostFilter): PostQuery {
  let narrowed = posts
  for (const [name, statuses] of STATUSES) {
    const wanted = filter[name]
    if (wanted === undefined) continue
    narrowed = narrowed.where((post) => {
      const asked = post.exists(
        post
          .selectFrom('copyright_request')
          .whereRef('copyright_request.post_id', '=', 'post.id')
          .where('copyright_request.status', 'in', statuses)
          .select(sql.lit(1).as('found')),
      )
      return wanted ? asked : post.not(asked)
    })
  }
  const { isCopyrightRequestAwarded: isAwarded } = filter
  if (isAwarded === undefined) return narrowed
  return narrowed.where('post.promo_code_status', isAwarded ? 'is not' : 'is', null)
}
