import type { Selectable } from 'kysely'
import { byIds } from '../../db/byIds'
import type { Db } from '../../db/openDatabase'
import type { CopyrightRequestTable } from '../../db/tables/posts'
import type { CommentRow, PostRow, ReviewRow } from './presentPost'

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
export async function loadPostExtras(db: Db, posts: readonly PostRow[]): Promise<PostExtras> {
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
