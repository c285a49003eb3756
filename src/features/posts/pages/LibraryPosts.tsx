import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { useAppDispatch } from '@/common/store/hooks'
import type { PostInfo } from '@/contract/entities/posts/post'
import type { PostPage } from '@/contract/entities/posts/postList'
import type { PostList } from '../library/libraryFilter'
import { isListBefore, shownPages, useSearchPostsInfiniteQuery } from '../library/postListApi'
import { BulkArea, type RenderBulk } from '../slots/BulkArea'
import { libraryPanelOpened } from '../library/filters/libraryPanelSlice'
import { postMenuOpened } from '../bulk/bulkChangeSlice'
import { LibraryGrid } from '../library/grid/LibraryGrid'

interface LibraryPostsProps {
  list: PostList
  /** Ids of the albums that shoppers see in some widget; null until they are known. */
  seenAlbums: ReadonlySet<number> | null
  /** Renders the bulk actions, which need the pickers of other slices. */
  renderBulk: RenderBulk
}

/** The posts of a list, and the actions for the chosen ones. */
export function LibraryPosts({ list, seenAlbums, renderBulk }: LibraryPostsProps) {
  const dispatch = useAppDispatch()
  const { search } = useLocation()
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, ...result } =
    useSearchPostsInfiniteQuery(list)
  const pages = shownPages(result)
  const isOutdated = isListBefore(result)
  const posts = useMemo(() => pages && eachOnce(pages), [pages])
  const total = pages?.[0]?.paging.total ?? 0
  return (
    <>
      {posts && total > 0 && (
        <LibraryGrid
          posts={posts}
          total={total}
          seenAlbums={seenAlbums}
          onMore={
            hasNextPage && !isFetchingNextPage && !isOutdated ? () => void fetchNextPage() : null
          }
          isMoreFailed={isFetchNextPageError}
          isListBefore={isOutdated}
          openMenu={(id, point) => {
            dispatch(postMenuOpened({ id, ...point }))
          }}
          compare={(postId) => {
            dispatch(libraryPanelOpened({ kind: 'compare', postId, keptId: null }))
          }}
        />
      )}
      <BulkArea
        listKey={search}
        posts={posts}
        list={{ posts: list }}
        total={total}
        renderBulk={renderBulk}
      />
    </>
  )
}

/** Posts added at the front shift the later pages, so a later page may begin with posts that are already loaded. */
function eachOnce(pages: readonly PostPage[]): PostInfo[] {
  const posts = pages.flatMap(({ postInfoList }) => postInfoList)
  return [...new Map(posts.map((post) => [post.vitrinaPost.id, post])).values()]
}
