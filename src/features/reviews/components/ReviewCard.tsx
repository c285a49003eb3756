import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useMessage } from '@/common/i18n/messages'
import { paths } from '@/common/routing/paths'
import { usePermission } from '@/common/session/user'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { FormAlert } from '@/common/ui/fields/FieldProblems'
import { Tooltip } from '@/common/ui/menus/floating'
import { FailureWords } from '@/common/ui/states/FailureWords'
import type { PostInfo } from '@/contract/entities/posts/post'
import {
  isChanged,
  storedChanges,
  withChanges,
  type ReviewChanges,
  marksOf,
  textOf,
} from '@/features/reviews/reviewPost'
import { useSaveReviewMutation } from '@/features/reviews/reviewsApi'
import { reviewReverted, selectReviews, questionAsked } from '@/features/reviews/reviewsSlice'
import { marketplaceOf } from '@/features/reviews/reviewSources'
import classes from './ReviewCard.module.css'
import { ReviewOrigin } from './ReviewContents'
import { ReviewPhotos } from './ReviewPhotos'
import { ReviewQuestions } from './ReviewQuestions'
import { ReviewState, Stars } from './ReviewMarks'
import { ReviewStatus, type RenderAlbumPicker } from './ReviewStatus'

interface ReviewCardProps {
  post: PostInfo
  renderAlbumPicker: RenderAlbumPicker
  /** Reads the review again. */
  onReload: () => void
}

/** A review as its author wrote it, and below it the team's settings. */
export function ReviewCard({ post, renderAlbumPicker, onReload }: ReviewCardProps) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const words = useMessage()
  const canEdit = usePermission('EDIT_POST')
  const { changes, problem } = useAppSelector(selectReviews)
  const { providerPost, media, review, vitrinaPost } = post
  const current = changes ?? storedChanges(post)
  const text = textOf(post)
  const products = marksOf(post)
  const marketplace = marketplaceOf(providerPost.provider)
  if (!review || vitrinaPost.id === null) return null
  return (
    <Stack gap="md">
      <Group gap="xs" justify="space-between">
        <Group gap="xs">
          <Stars rating={review.rating} />
          <Text size="sm" c="dimmed">
            {providerPost.authorUser.username}
            {providerPost.authorUser.username && ' · '}
            {marketplace && (
              <>
                <FormattedMessage id={marketplace} />
                {' · '}
              </>
            )}
            <time dateTime={providerPost.createdAt}>
              {intl.formatDate(providerPost.createdAt, { dateStyle: 'long' })}
            </time>
          </Text>
        </Group>
        <ReviewState post={post} />
      </Group>
      <Text className={classes.words} c={text ? undefined : 'dimmed'}>
        {text || <FormattedMessage id="reviews.text_no-words" />}
      </Text>
      <ReviewOrigin {...review} />
      <ReviewPhotos post={post} />
      {products.length > 0 && (
        <Text size="sm" c="dimmed">
          <FormattedMessage
            id="reviews.text_products"
            values={{ products: products.join(', '), count: products.length }}
          />
        </Text>
      )}
      {media.length > 0 && (
        <Anchor component={Link} to={paths.post(vitrinaPost.id)} size="sm">
          <FormattedMessage id="reviews.action_open-editor" />
        </Anchor>
      )}
      {problem && !problem.isAboutAlbums && (
        <FormAlert>
          {problem.message && <FailureWords message={problem.message} />}
          {problem.isStale && (
            <Button
              variant="subtle"
              size="compact-sm"
              ms="xs"
              onClick={() => {
                dispatch(reviewReverted())
                onReload()
              }}
            >
              <FormattedMessage id="reviews.action_reload" />
            </Button>
          )}
        </FormAlert>
      )}
      <ReviewStatus
        post={post}
        changes={current}
        canEdit={canEdit}
        albumsProblem={problem?.isAboutAlbums && problem.message ? words(problem.message) : null}
        renderAlbumPicker={renderAlbumPicker}
      />
      {canEdit && (
        <ReviewActions post={post} changes={current} isDirty={isChanged(post, current)} />
      )}
    </Stack>
  )
}

interface ReviewActionsProps {
  post: PostInfo
  changes: ReviewChanges
  isDirty: boolean
}

/** Archive or unarchive; save or revert. One thing after another: with unsaved changes nothing is archived. */
function ReviewActions({ post, changes, isDirty }: ReviewActionsProps) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const { isSaving } = useAppSelector(selectReviews)
  const [saveReview] = useSaveReviewMutation()
  const isArchived = post.review?.isArchived === true
  return (
    <div className={classes.actions}>
      <Tooltip
        label={intl.formatMessage({ id: 'reviews.hint_save-first' })}
        disabled={!isDirty}
        multiline
        maw={260}
      >
        <Button
          variant="default"
          aria-disabled={isDirty || undefined}
          data-disabled={isDirty || undefined}
          disabled={isSaving}
          onClick={() => {
            if (!isDirty) dispatch(questionAsked(isArchived ? 'unarchive' : 'archive'))
          }}
        >
          <FormattedMessage
            id={isArchived ? 'reviews.action_unarchive' : 'reviews.action_archive'}
          />
        </Button>
      </Tooltip>
      <div className={classes.end}>
        <Button
          variant="default"
          disabled={!isDirty || isSaving}
          onClick={() => dispatch(reviewReverted())}
        >
          <FormattedMessage id="reviews.action_revert" />
        </Button>
        <Button
          disabled={!isDirty}
          loading={isSaving}
          onClick={() => void saveReview({ before: post, after: withChanges(post, changes) })}
        >
          <FormattedMessage id="common.action_save" />
        </Button>
      </div>
      <ReviewQuestions post={post} />
    </div>
  )
}
