import type { PostPage } from '@/contract/entities/postList'

/**
 * Brings the pages of a list up to date with its first page as it is now: known posts change where they stand, new
 * ones come in front. Pages that were scrolled through stay.
 */
export function mergeFirstPage(pages: PostPage[], fresh: PostPage): void {
  const [first] = pages
  if (!first) return
  const places = new Map(
    pages.flatMap(({ postInfoList }) =>
      postInfoList.map((post, index) => [post.vitrinaPost.id, { postInfoList, index }] as const),
    ),
  )
  const added = fresh.postInfoList.filter((post) => {
    const place = places.get(post.vitrinaPost.id)
    if (place) place.postInfoList[place.index] = post
    return !place
  })
  first.postInfoList.unshift(...added)
  first.paging = fresh.paging
  first.morePostsExpected = fresh.morePostsExpected
}
