import type { ResponseOf } from '@/contract/endpoint'
import type { albumEditingEndpoints } from '@/contract/endpoints/albumEditing'
import { PAGE_SIZE } from '@/contract/constants'
import type { PostInfo } from '@/contract/entities/posts/post'

export type AlbumPostPage = ResponseOf<typeof albumEditingEndpoints.listAlbumPosts>
export type AlbumOrder = ResponseOf<typeof albumEditingEndpoints.listAlbumOrder>

const postsOf = (pages: readonly AlbumPostPage[]) => pages.flatMap((page) => page.postInfoList)
const byId = (posts: readonly PostInfo[]) =>
  new Map(posts.map((post) => [post.vitrinaPost.id ?? 0, post]))

/**
 * Numbers of the pages with posts that are not loaded, or whose revision differs from the server's.
 */
export function pagesToRead(pages: readonly AlbumPostPage[], { postList }: AlbumOrder): number[] {
  const loaded = byId(postsOf(pages))
  const numbers = postList.flatMap(({ id, revision }, index) =>
    loaded.get(id)?.vitrinaPost.revision === revision ? [] : Math.floor(index / PAGE_SIZE) + 1,
  )
  return [...new Set(numbers)]
}

/** Whether the loaded pages equal the server's order. */
export function isSettled(pages: readonly AlbumPostPage[], { postList, total }: AlbumOrder) {
  const posts = postsOf(pages)
  return (
    pages[0]?.paging.total === total &&
    posts.length === postList.length &&
    posts.every(({ vitrinaPost }, index) => vitrinaPost.id === postList[index]?.id)
  )
}

/**
 * The loaded pages in the server's order, with the pages that were read again. Posts after the
 * compared ones keep their positions.
 * @param compared how many posts the order contains
 */
export function settledPages(
  pages: readonly AlbumPostPage[],
  { postList, total }: AlbumOrder,
  fresh: readonly AlbumPostPage[],
  compared: number,
): AlbumPostPage[] {
  const known = byId([...postsOf(pages), ...postsOf(fresh)])
  const inOrder = postList.flatMap(({ id }) => known.get(id) ?? [])
  const ids = new Set(postList.map(({ id }) => id))
  const behind = postsOf(pages)
    .slice(compared)
    .filter(({ vitrinaPost }) => !ids.has(vitrinaPost.id ?? 0))
  const posts = [...inOrder, ...behind]
  const pageCount = Math.ceil(total / PAGE_SIZE)
  const loadedPages = Math.max(1, Math.ceil(posts.length / PAGE_SIZE))
  return Array.from({ length: loadedPages }, (_page, index) => ({
    postInfoList: posts.slice(index * PAGE_SIZE, (index + 1) * PAGE_SIZE),
    paging: { page: index + 1, pageCount, total },
  }))
}
