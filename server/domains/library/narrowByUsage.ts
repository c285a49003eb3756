import type { ExpressionBuilder } from 'kysely'
import type { PostUsage } from '@/contract/entities/posts/postList'
import type { Database } from '../../db/tables'
import { isInAlbums, type ChosenAlbum } from '../widgets/widgetPosts'

type Post = ExpressionBuilder<Database, 'post'>

const hasNoMedia = (post: Post) =>
  post.and([post('post.has_photo', '=', 0), post('post.has_video', '=', 0)])

/** Counted, as SQLite would turn an `exists` into a join (see `narrowPosts`). */
const albumCount = (post: Post) =>
  post
    .selectFrom('album_post')
    .whereRef('album_post.post_id', '=', 'post.id')
    .select(({ fn }) => fn.countAll<number>().as('count'))

/**
 * The rule of `matchesUsage` of the contract in SQL; `shown` are the albums of widgets that everyone
 * sees.
 */
export function isUsed(post: Post, usage: PostUsage, shown: readonly ChosenAlbum[]) {
  const isPublished = post('post.is_published', '=', 1)
  switch (usage) {
    case 'used':
      return post.and([isPublished, isInAlbums(post, shown), post.not(hasNoMedia(post))])
    case 'unused':
      return post.or([
        post('post.is_published', '=', 0),
        hasNoMedia(post),
        post.not(isInAlbums(post, shown)),
      ])
    case 'draft':
      return post('post.is_published', '=', 0)
    case 'no-media':
      return post.and([isPublished, hasNoMedia(post)])
    case 'no-album':
      return post.and([isPublished, post.not(hasNoMedia(post)), post(albumCount(post), '=', 0)])
    case 'no-widget':
      return post.and([
        isPublished,
        post.not(hasNoMedia(post)),
        post.not(isInAlbums(post, shown)),
        post(albumCount(post), '>', 0),
      ])
  }
}
