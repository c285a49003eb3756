import type { ReactNode } from 'react'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { SelectionBar } from '@/common/ui/lists/SelectionBar'
import { selectionCleared } from '@/common/ui/posts/selection/librarySelectionSlice'
import type { ChosenPost } from '@/contract/entities/posts/postChange'
import { selectBulkChange } from './bulkChangeSlice'
import { areReviews, bulkWords } from './bulkWords'
import { useBulkActions, type BulkPlace } from './useBulkActions'

interface BulkBarProps {
  posts: ChosenPost[]
  /** The page on which they were chosen. */
  place: BulkPlace
  children?: ReactNode
}

/** Actions for the chosen posts. */
export function BulkBar({ posts, place, children }: BulkBarProps) {
  const dispatch = useAppDispatch()
  const isBusy = useAppSelector(selectBulkChange).status !== 'ended'
  const actions = useBulkActions(posts, place)
  return (
    <SelectionBar
      label={bulkWords('selection.label_actions', areReviews(posts))}
      count={posts.length}
      actions={actions}
      isBusy={isBusy}
      isNarrow={place.kind === 'album'}
      onClear={() => {
        dispatch(selectionCleared())
      }}
    >
      {children}
    </SelectionBar>
  )
}
