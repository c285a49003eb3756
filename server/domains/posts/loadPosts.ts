import type { Selectable } from 'kysely'
import type { MediaItem } from '@/contract/entities/posts/media'
import type { PostInfo } from '@/contract/entities/posts/post'
import type { Actor } from '../../auth/actor'
import { byIds } from '../../db/statements'
import type { Db } from '../../db/openDatabase'
import type { CopyrightRequestTable } from '../../db/tables/posts'
import { isLeaving } from '../products/leavingProducts'
import { albumsOfPosts, segmentsOfPosts } from './saving/postGroups'
import {
  POST_COLUMNS,
  presentMediaItem,
  presentPost,
  type PostReader,
  type CommentRow,
  type PostRow,
  type ReviewRow,
} from './presentPost'

const readPosts = byIds((db, ids) =>
  db
    .selectFrom('post')
    .select(['account_id', ...POST_COLUMNS])
    .select((post) =>
      post
        .selectFrom('post_suggestion')
        .whereRef('post_suggestion.post_id', '=', 'post.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('suggestion_count'),
    )
    .where('id', 'in', ids),
)
const readMedia = byIds((db, ids) =>
  db
    .selectFrom('post_media')
    .innerJoin('media', 'media.id', 'post_media.media_id')
    .where('post_media.post_id', 'in', ids)
    .select([
      'post_media.post_id',
      'post_media.elements',
      'media.id',
      'media.kind',
      'media.blob',
      'media.width',
      'media.height',
      'media.variants',
    ])
    .orderBy('post_media.position'),
)
const readLinks = byIds((db, ids) =>
  db
    .selectFrom('media_link')
    .innerJoin('sku', 'sku.id', 'media_link.sku_id')
    .where('media_link.post_id', 'in', ids)
    .selectAll('media_link')
    .select([
      'sku.name',
      'sku.link',
      'sku.source_image_urls',
      'sku.article',
      'sku.vendor_code',
      'sku.price',
      'sku.currency',
      'sku.left_at',
      'sku.in_stock',
      isLeaving.as('is_leaving'),
    ])
    .orderBy('media_link.position'),
)

/** The account whose posts are read, and the viewer. */
interface Reader extends PostReader {
  accountId: number
}

export function readerOf({ account, person, requestedAt }: Actor): Reader {
  return { accountId: account.id, locale: person.locale, now: requestedAt }
}

/** The posts of an account with these ids, in the order of the ids; unknown ones are left out. */
export async function loadPosts(
  db: Db,
  { accountId, ...reader }: Reader,
  ids: readonly number[],
): Promise<PostInfo[]> {
  if (ids.length === 0) return []
  // Sequential: inside a transaction there is one connection.
  const rows = await readPosts(db, ids)
  // Not a condition of the query: SQLite would read all posts of the account instead of these.
  const posts = rows.filter(({ account_id }) => account_id === accountId)
  const mediaOf = await mediaOfPosts(db, ids)
  const albumsOf = await albumsOfPosts(db, ids)
  const segmentsOf = await segmentsOfPosts(db, ids)
  const { reviews, requests, comments } = await loadPostExtras(db, posts)
  const commentsOf = groupByPost(comments)
  const presented = new Map(
    posts.map((post) => [
      post.id,
      presentPost(
        {
          post,
          media: mediaOf.get(post.id) ?? [],
          albums: albumsOf.get(post.id) ?? [],
          segments: segmentsOf.get(post.id) ?? [],
          review: reviews.get(post.id) ?? null,
          copyrightRequest: requests.get(post.id) ?? null,
          comments: commentsOf.get(post.id) ?? [],
        },
        reader,
      ),
    ]),
  )
  return ids.flatMap((id) => presented.get(id) ?? [])
}

/** The slides of posts with their products, by the post's id. */
export async function mediaOfPosts(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, MediaItem[]>> {
  const media = await readMedia(db, ids)
  const linksOf = groupByPost(await readLinks(db, ids))
  return new Map(
    [...groupByPost(media)].map(([id, items]) => [
      id,
      items.map((item) =>
        presentMediaItem(
          item,
          (linksOf.get(id) ?? []).filter((link) => link.media_id === item.id),
        ),
      ),
    ]),
  )
}

function groupByPost<Row extends { post_id: number }>(rows: readonly Row[]): Map<number, Row[]> {
  const groups = new Map<number, Row[]>()
  for (const row of rows) {
    const group = groups.get(row.post_id)
    if (group) group.push(row)
    else groups.set(row.post_id, [row])
  }
  return groups
}

interface PostExtras {
  /** By the post's id. */
  reviews: Map<number, ReviewRow>
  requests: Map<number, Selectable<CopyrightRequestTable>>
  comments: CommentRow[]
}

const readReviews = byIds((db, ids) =>
  db
    .selectFrom('review')
    .leftJoin('sku', 'sku.id', 'review.sku_id')
    .where('review.post_id', 'in', ids)
    .selectAll('review')
    .select('sku.name as product_name'),
)
const readRequests = byIds((db, ids) =>
  db.selectFrom('copyright_request').selectAll().where('post_id', 'in', ids),
)
const readComments = byIds((db, ids) =>
  db
    .selectFrom('copyright_comment')
    .leftJoin('person', 'person.id', 'copyright_comment.person_id')
    .where('copyright_comment.post_id', 'in', ids)
    .select([
      'copyright_comment.id',
      'copyright_comment.post_id',
      'person.name as author',
      'copyright_comment.text',
      'copyright_comment.created_at',
    ])
    .orderBy('copyright_comment.id'),
)

/** Data that only some posts have. A page of ordinary posts costs one more query, not three. */
async function loadPostExtras(db: Db, posts: readonly PostRow[]): Promise<PostExtras> {
  const reviewed = posts.filter(({ post_type }) => post_type === 'review')
  const reviews = await readReviews(
    db,
    reviewed.map(({ id }) => id),
  )
  const requests = await readRequests(
    db,
    posts.map(({ id }) => id),
  )
  const comments = await readComments(
    db,
    requests.map(({ post_id }) => post_id),
  )
  return {
    reviews: new Map(reviews.map((row) => [row.post_id, row])),
    requests: new Map(requests.map((row) => [row.post_id, row])),
    comments,
  }
}
