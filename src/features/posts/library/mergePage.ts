import type { PostInfo } from '@/contract/entities/post'
import type { PostPage } from '@/contract/entities/postList'

/**
 * Brings the pages of a list up to date with one of them as it is now: known posts change where they stand, a new one
 * comes behind the post that is before it now, or in front of the page. Nothing that was scrolled through goes.
 */
export function mergePage(pages: PostPage[], fresh: PostPage): void {
  const upToIt = pages.slice(0, fresh.paging.page)
  const [first] = upToIt
  const page = upToIt[fresh.paging.page - 1]
  if (!first || !page) return
  const places = new Map(
    pages.flatMap(({ postInfoList }) =>
      postInfoList.map((post, index) => [post.vitrinaPost.id, { postInfoList, index }] as const),
    ),
  )
  for (const post of fresh.postInfoList) {
    const place = places.get(post.vitrinaPost.id)
    if (place) place.postInfoList[place.index] = post
  }
  for (const [index, post] of fresh.postInfoList.entries()) {
    if (!places.has(post.vitrinaPost.id)) insert(post, upToIt, page, fresh.postInfoList[index - 1])
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
