import type { IdName, PostInfo } from '@/contract/entities/post'
import type { Actor } from '../../auth/actor'
import type { Db } from '../../db/openDatabase'
import { ownIds } from '../../db/ownIds'

/**
 * The post without albums and segments that are not the account's: somebody may have deleted them while it was open,
 * and that must not lose the work on it.
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
