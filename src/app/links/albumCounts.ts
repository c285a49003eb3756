import type { PostInfo } from '@/contract/entities/posts/post'
import { albumListApi } from '@/features/albums/albumListApi'

/** The change of one album's counts by a save. */
interface CountChange {
  albumId: number
  allPostCount: number
  postCount: number
}

type Saved = Pick<PostInfo, 'vitrinaPost'>

/**
 * Album counts after a save (product-rules/albums.md#album-counts): adding a post raises `allPostCount`, and
 * `postCount` if the post is published; removing it lowers them by the post's previous state; a change of status alone
 * changes `postCount` only.
 */
export function countChanges(before: Saved | null, after: Saved): CountChange[] {
  const albumsOf = (post: Saved | null) =>
    new Set(post?.vitrinaPost.albumList.map(({ id }) => id) ?? [])
  const was = albumsOf(before)
  const is = albumsOf(after)
  const wasPublished = before?.vitrinaPost.isPublished === true ? 1 : 0
  const isPublished = after.vitrinaPost.isPublished ? 1 : 0
  return [...new Set([...was, ...is])]
    .map((albumId) => {
      const [stood, stands] = [Number(was.has(albumId)), Number(is.has(albumId))]
      return {
        albumId,
        allPostCount: stands - stood,
        postCount: stands * isPublished - stood * wasPublished,
      }
    })
    .filter(({ allPostCount, postCount }) => allPostCount !== 0 || postCount !== 0)
}

/** The changes of album counts by changes of posts; a deleted post is removed from all of its albums. */
export function countChangesOfAll(
  before: ReadonlyMap<number, Saved>,
  after: ReadonlyMap<number, Saved | null>,
): CountChange[] {
  return [...before].flatMap(([id, post]) => {
    const gone = { vitrinaPost: { ...post.vitrinaPost, albumList: [], isPublished: false } }
    return countChanges(post, after.get(id) ?? gone)
  })
}

/** A patch that adds to the counts of the cached albums. */
export function patchedAlbumCounts(changes: readonly CountChange[]) {
  return albumListApi.util.updateQueryData('listAlbums', undefined, (albums) => {
    for (const { albumId, allPostCount, postCount } of changes) {
      const album = albums.find(({ id }) => id === albumId)
      if (!album) continue
      album.allPostCount += allPostCount
      album.postCount += postCount
    }
  })
}
