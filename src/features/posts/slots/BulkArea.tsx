import { VisuallyHidden } from '@mantine/core'
import { Suspense, useEffect, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import type { PostInfo } from '@/contract/entities/posts/post'
import { listEntered, selectIsBulkInUse } from '../bulk/bulkChangeSlice'
import { selectLibraryPanel } from '../library/filters/libraryPanelSlice'
import type { BulkList } from '@/features/posts/bulk/bulkApi'
import {
  listShown,
  postsVanished,
  selectChosenIds,
  selectMatching,
} from '@/common/ui/posts/librarySelectionSlice'

/** The loaded posts of a list, the list itself, and how many posts it has in all. */
export interface BulkPosts {
  posts: readonly PostInfo[]
  list: BulkList
  total: number
}
export type RenderBulk = (props: BulkPosts) => ReactNode

interface BulkAreaProps extends Omit<BulkPosts, 'posts'> {
  /** Identifies the shown list; a list with another key starts with nothing chosen. */
  listKey: string
  posts: readonly PostInfo[] | null
  renderBulk: RenderBulk
}

const NO_POSTS: readonly PostInfo[] = []

/** The slot of the bulk actions. Their code is loaded only when a post is chosen, its menu is opened or near-duplicates are compared. */
export function BulkArea({ listKey, posts, renderBulk, ...rest }: BulkAreaProps) {
  const dispatch = useAppDispatch()
  const chosenIds = useAppSelector(selectChosenIds)
  const matching = useAppSelector(selectMatching)
  const isInUse = useAppSelector(selectIsBulkInUse)
  const isComparing = useAppSelector(selectLibraryPanel)?.kind === 'compare'
  useEffect(() => {
    dispatch(listEntered())
  }, [dispatch])
  useEffect(() => {
    dispatch(listShown(listKey))
  }, [dispatch, listKey])
  useEffect(() => {
    // When all matching posts are chosen, most of them are not loaded, so a missing post has not left the list.
    if (!posts || chosenIds.length === 0 || matching.length > 0) return
    const shown = new Set(posts.map(({ vitrinaPost }) => vitrinaPost.id))
    const gone = chosenIds.filter((id) => !shown.has(id))
    if (gone.length > 0) dispatch(postsVanished(gone))
  }, [dispatch, posts, chosenIds, matching])
  return (
    <>
      <VisuallyHidden role="status">
        {chosenIds.length > 0 && (
          <FormattedMessage id="library.count_chosen" values={{ count: chosenIds.length }} />
        )}
      </VisuallyHidden>
      {(chosenIds.length > 0 || isInUse || isComparing) && (
        <Suspense>{renderBulk({ posts: posts ?? NO_POSTS, ...rest })}</Suspense>
      )}
    </>
  )
}
