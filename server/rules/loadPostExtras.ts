import type { Selectable } from 'kysely'
import type { Db } from '../db/openDatabase'
import type { CopyrightRequestTable, PostTable, ReviewTable } from '../db/tables/posts'
import type { CommentRow } from '../presenters/presentPost'

interface PostExtras {
  /** By the post's id. */
  reviews: Map<number, Selectable<ReviewTable>>
  requests: Map<number, Selectable<CopyrightRequestTable>>
  comments: CommentRow[]
}

/** What only some posts have. A page of ordinary posts costs one query more, not three. */
export async function loadPostExtras(
  db: Db,
  posts: readonly Selectable<PostTable>[],
): Promise<PostExtras> {
  const reviewIds = posts.filter(({ post_type }) => post_type === 'review').map(({ id }) => id)
  const reviews =
    reviewIds.length === 0
      ? []
      : await db.selectFrom('review').selectAll().where('post_id', 'in', reviewIds).execute()
  const ids = posts.map(({ id }) => id)
  const requests =
    ids.length === 0
      ? []
      : await db.selectFrom('copyright_request').selectAll().where('post_id', 'in', ids).execute()
  const askedIds = requests.map(({ post_id }) => post_id)
  const comments =
    askedIds.length === 0
      ? []
      : await db
          .selectFrom('copyright_comment')
          .leftJoin('person', 'person.id', 'copyright_comment.person_id')
          .where('copyright_comment.post_id', 'in', askedIds)
          .select([
            'copyright_comment.id',
            'copyright_comment.post_id',
            'person.name as author',
            'copyright_comment.text',
            'copyright_comment.created_at',
          ])
          .orderBy('copyright_comment.id')
          .execute()
  return {
    reviews: new Map(reviews.map((row) => [row.post_id, row])),
    requests: new Map(requests.map((row) => [row.post_id, row])),
    comments,
  }
}
