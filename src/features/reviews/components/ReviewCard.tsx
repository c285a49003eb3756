import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useMessage } from '@/common/i18n/useMessage'
import { paths } from '@/common/routing/paths'
import { usePermission } from '@/common/session/useUser'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { FormAlert } from '@/common/ui/fields/FormAlert'
import type { PostInfo } from '@/contract/entities/post'
import { isChanged, storedChanges } from '../reviewChanges'
import { marksOf, textOf } from '../reviewFacts'
import { reviewReverted, selectReviews } from '../reviewsSlice'
import { ReviewActions } from './ReviewActions'
import { ReviewState } from './ReviewState'
import classes from './ReviewCard.module.css'
import { ReviewOrigin } from './ReviewOrigin'
import { ReviewMedia } from './ReviewMedia'
import { ReviewStatus, type RenderAlbumPicker } from './ReviewStatus'
import { Stars } from './Stars'

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
  if (!review || vitrinaPost.id === null) return null
  return (
    <Stack gap="md">
      <Group gap="xs" justify="space-between">
        <Group gap="xs">
          <Stars rating={review.rating} />
          <Text size="sm" c="dimmed">
            {providerPost.authorUser.username}
            {providerPost.authorUser.username && ' · '}
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
      <ReviewMedia media={media} />
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
          {problem.message && words(problem.message)}
          {problem.isStale && (
            <Button
              variant="subtle"
              size="compact-sm"
              ml="xs"
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
