import type { IdName, PostInfo } from '@/contract/entities/posts/post'
import type { Actor } from '../../auth/actor'
import type { Db } from '../../db/openDatabase'
import { ownIds } from '../../db/ownIds'

/**
 * The post without albums and segments that the account does not have: they may have been deleted while it was open, and the rest of the work must be
 * saved.
 */
export async function withOwnGroups(db: Db, { account }: Actor, post: PostInfo): Promise<PostInfo> {
  const own = async (table: 'album' | 'segment', groups: IdName[]) => {
    const known = await ownIds(
      db,
      table,
      account.id,
      groups.map(({ id }) => id),
    )
    return groups.filter(({ id }) => known.has(id))
  }
  const albumList = await own('album', post.vitrinaPost.albumList)
  const segments = await own('segment', post.segments)
  return { ...post, segments, vitrinaPost: { ...post.vitrinaPost, albumList } }
}
