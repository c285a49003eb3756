import type { IdName, PostInfo } from '@/contract/entities/posts/post'
import type { Actor } from '../../../auth/actor'
import type { Db } from '../../../db/openDatabase'
import { ownIds } from '../../../db/ownIds'
import { byIds } from '../../../db/statements'

type NamesByPost = ReadonlyMap<number, IdName[]>

const readAlbums = byIds((db, ids) =>
  db
    .selectFrom('album_post')
    .innerJoin('album', 'album.id', 'album_post.album_id')
    .where('album_post.post_id', 'in', ids)
    .select(['album_post.post_id', 'album.id', 'album.name'])
    .orderBy('album.id'),
)
const readSegments = byIds((db, ids) =>
  db
    .selectFrom('post_segment')
    .innerJoin('segment', 'segment.id', 'post_segment.segment_id')
    .where('post_segment.post_id', 'in', ids)
    .select(['post_segment.post_id', 'segment.id', 'segment.name'])
    .orderBy('segment.name'),
)

/** The albums of each post, oldest first. */
export const albumsOfPosts = async (db: Db, ids: readonly number[]): Promise<NamesByPost> =>
  namesByPost(await readAlbums(db, ids))

/** The segments of each post, by name. */
export const segmentsOfPosts = async (db: Db, ids: readonly number[]): Promise<NamesByPost> =>
  namesByPost(await readSegments(db, ids))

function namesByPost(rows: readonly (IdName & { post_id: number })[]): NamesByPost {
  const groups = new Map<number, IdName[]>()
  for (const { post_id, id, name } of rows) {
    const group = groups.get(post_id)
    if (group) group.push({ id, name })
    else groups.set(post_id, [{ id, name }])
  }
  return groups
}

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
