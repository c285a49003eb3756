import { Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { usePermission } from '@/common/session/user'
import { usePostSelection } from '@/common/ui/posts/usePostSelection'
import type { PostInfo } from '@/contract/entities/posts/post'
import type { ReviewList as ListOfReviews } from '../reviewFilter'
import { ReviewRow } from './ReviewRow'
import classes from './ReviewList.module.css'
import '@mantine/core/styles/Checkbox.css'
import '@mantine/core/styles/InlineInput.css'

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
