import type { PostInfo } from '@/contract/entities/posts/post'
import type { PostPage } from '@/contract/entities/posts/postList'

/**
 * Merges a freshly read page into the loaded pages of a list: known posts are updated where they are, a new one is
 * inserted after the post that now precedes it, or at the front of the page. Nothing that was scrolled past is
 * removed.
 */
export function mergePage(pages: PostPage[], fresh: PostPage): void {
  const upToIt = pages.slice(0, fresh.paging.page)
  const [first] = upToIt
  const page = upToIt[fresh.paging.page - 1]
  if (!first || !page) return
  const known = new Map(
    pages.flatMap(({ postInfoList }) =>
      postInfoList.map((post, index) => [post.vitrinaPost.id, { postInfoList, index }] as const),
    ),
  )
  for (const post of fresh.postInfoList) {
    const position = known.get(post.vitrinaPost.id)
    if (position) position.postInfoList[position.index] = post
  }
  for (const [index, post] of fresh.postInfoList.entries()) {
    if (!known.has(post.vitrinaPost.id)) insert(post, upToIt, page, fresh.postInfoList[index - 1])
  }
  page.paging = fresh.paging
  page.morePostsExpected = fresh.morePostsExpected
  first.paging = { ...first.paging, total: fresh.paging.total }
}

function insert(post: PostInfo, pages: PostPage[], page: PostPage, before: PostInfo | undefined) {
  const isBefore = ({ vitrinaPost }: PostInfo) => vitrinaPost.id === before?.vitrinaPost.id
  const { postInfoList } = pages.find((one) => one.postInfoList.some(isBefore)) ?? page
  postInfoList.splice(postInfoList.findIndex(isBefore) + 1, 0, post)
}
