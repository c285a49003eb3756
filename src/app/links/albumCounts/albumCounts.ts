import type { PostInfo } from '@/contract/entities/post'

/** What a save adds to the counts of one album. */
export interface CountChange {
  albumId: number
  allPostCount: number
  postCount: number
}

type Saved = Pick<PostInfo, 'vitrinaPost'>

/**
 * Album counts after a save (product-rules/albums.md#album-counts): adding a post raises `allPostCount`, and
 * `postCount` if the post is published; removing it lowers them by what the post was before; a change of status alone
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

/** What changes of posts add to the counts of albums; a deleted post is removed from all of its albums. */
export function countChangesOfAll(
  before: ReadonlyMap<number, Saved>,
  after: ReadonlyMap<number, Saved | null>,
): CountChange[] {
  return [...before].flatMap(([id, post]) => {
    const gone = { vitrinaPost: { ...post.vitrinaPost, albumList: [], isPublished: false } }
    return countChanges(post, after.get(id) ?? gone)
  })
}
