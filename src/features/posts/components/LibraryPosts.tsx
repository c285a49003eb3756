import { useMemo } from 'react'
import type { PostPage } from '@/contract/entities/postList'
import { BulkArea, type RenderBulk } from './BulkArea'
import { LibraryGrid } from './LibraryGrid'

interface LibraryPostsProps {
  /** What is loaded of the list; null before anything is. */
  pages: readonly PostPage[] | null
  /** Asks for more; null while nothing is to be asked for. */
  onMore: (() => void) | null
  /** The next page did not come. */
  isMoreFailed: boolean
  /** Draws what is done with many posts; it needs the choices of other slices. */
  renderBulk: RenderBulk
}

/** The posts of a list, and what can be done with the chosen ones. */
export function LibraryPosts({ pages, onMore, isMoreFailed, renderBulk }: LibraryPostsProps) {
  const posts = useMemo(() => pages?.flatMap(({ postInfoList }) => postInfoList) ?? null, [pages])
  const total = pages?.[0]?.paging.total ?? 0
  return (
    <>
      {posts && total > 0 && (
        <LibraryGrid posts={posts} total={total} onMore={onMore} isMoreFailed={isMoreFailed} />
      )}
      <BulkArea posts={posts} renderBulk={renderBulk} />
    </>
  )
}
