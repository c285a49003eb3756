import { Checkbox, Skeleton, Stack } from '@mantine/core'
import '@mantine/core/styles/Checkbox.css'
import '@mantine/core/styles/InlineInput.css'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { usePermission } from '@/common/session/user'
import { usePostSelection } from '@/common/ui/posts/usePostSelection'
import { EmptyState, NothingFound } from '@/common/ui/states/EmptyState'
import { Loading } from '@/common/ui/states/Loading'
import type { PostInfo } from '@/contract/entities/posts/post'
import type { ReviewList as ListOfReviews } from '@/features/reviews/reviewFilter'
import classes from './ReviewList.module.css'
import { ReviewRow } from './ReviewRow'

/** Renders the actions for the chosen reviews, which belong to another slice. */
export type RenderReviewBulk = (props: {
  posts: readonly PostInfo[]
  list: ListOfReviews
  total: number
}) => ReactNode

interface ReviewListProps {
  reviews: readonly PostInfo[]
  /** The address of the card of a review: the query part. */
  searchOf: (id: number) => string
}

/** The loaded reviews, of which some can be chosen. */
export function ReviewList({ reviews, searchOf }: ReviewListProps) {
  const intl = useIntl()
  const canEdit = usePermission('EDIT_POST')
  const ids = reviews.flatMap(({ vitrinaPost: { id } }) => id ?? [])
  const selection = usePostSelection(ids)
  const chosenHere = ids.filter((id) => selection.chosen.has(id)).length
  const areAllChosen = ids.length > 0 && chosenHere === ids.length
  return (
    <>
      {canEdit && ids.length > 0 && (
        <Checkbox
          className={classes.all ?? ''}
          label={<FormattedMessage id="reviews.label_select-all" />}
          checked={areAllChosen}
          indeterminate={chosenHere > 0 && !areAllChosen}
          onChange={areAllChosen ? selection.clear : selection.selectAll}
        />
      )}
      <ul className={classes.list} aria-label={intl.formatMessage({ id: 'reviews.label_list' })}>
        {reviews.map((post) => (
          <ReviewRow
            key={post.vitrinaPost.id}
            post={post}
            to={{ search: searchOf(post.vitrinaPost.id ?? 0) }}
            selection={canEdit ? selection : null}
          />
        ))}
      </ul>
    </>
  )
}

interface ReviewsEmptyProps {
  isFiltered: boolean
  onReset: () => void
  /** Links to the import, with the right to edit posts. */
  action: ReactNode
}

/** An empty result of the filter, or a list without reviews. */
export function ReviewsEmpty({ isFiltered, onReset, action }: ReviewsEmptyProps) {
  return isFiltered ? (
    <NothingFound onReset={onReset} />
  ) : (
    <EmptyState
      subject="posts"
      title={<FormattedMessage id="reviews.title_empty" />}
      action={action}
    >
      <FormattedMessage id="reviews.text_empty" />
    </EmptyState>
  )
}

const ROWS = Array.from({ length: 6 }, (_, index) => index)

/** The skeleton of the list while its reviews are loading. */
export function ReviewsSkeleton() {
  return (
    <Loading>
      <Stack gap="sm">
        {ROWS.map((row) => (
          <Skeleton key={row} height={108} radius="md" />
        ))}
      </Stack>
    </Loading>
  )
}
