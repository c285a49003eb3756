import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { SelectionBar } from '@/common/ui/lists/SelectionBar'
import classes from '@/common/ui/lists/SelectionBar.module.css'
import { selectionCleared } from '@/common/ui/posts/librarySelectionSlice'
import type { ChosenPost } from '@/contract/entities/posts/postChange'
import { LIMITS } from '@/contract/limits'
import { useChoosePostsMutation, type BulkList } from './bulkApi'
import { selectBulkChange } from './bulkChangeSlice'
import { areReviews, bulkWords } from './bulkMessages'
import { useBulkActions, type BulkPlace } from './useBulkActions'

interface BulkBarProps {
  posts: ChosenPost[]
  /** The page on which the posts were chosen. */
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

interface ChooseMatchingProps {
  list: BulkList
  total: number
  chosenCount: number
}

/** Chooses all posts that match the filter, also those that are not loaded. */
export function ChooseMatching({ list, total, chosenCount }: ChooseMatchingProps) {
  const [choose, { isLoading }] = useChoosePostsMutation()
  const count = Math.min(total, LIMITS.postsChosen)
  if (chosenCount >= count) return null
  return (
    <Button
      className={classes.matching ?? ''}
      variant="light"
      loading={isLoading}
      onClick={() => void choose(list)}
    >
      <FormattedMessage
        id="selection.action_choose-matching"
        values={{ count, isAll: count === total ? 'yes' : 'no' }}
      />
    </Button>
  )
}
