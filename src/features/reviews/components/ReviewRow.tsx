import { Checkbox, Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, type To } from 'react-router-dom'
import { Ago } from '@/common/ui/dates/Ago'
import type { PostSelection } from '@/common/ui/posts/usePostSelection'
import type { PostInfo } from '@/contract/entities/posts/post'
import { productsOf, textOf } from '@/features/reviews/reviewPost'
import { marketplaceOf } from '@/features/reviews/reviewSources'
import { ReviewState, Stars } from './ReviewMarks'
import classes from './ReviewRow.module.css'
import '@mantine/core/styles/Checkbox.css'

/** Pictures that fit into a row. */
const SHOWN_PICTURES = 3

/** The DOM id of the link in a review's row. */
export const rowLinkId = (reviewId: number) => `review-${reviewId}`

interface ReviewRowProps {
  post: PostInfo
  to: To
  /** Null without the right to edit. */
  selection: PostSelection | null
}

/** One review of the list; opens its card, and can be chosen. */
export function ReviewRow({ post, to, selection }: ReviewRowProps) {
  const intl = useIntl()
  const { providerPost, media, review } = post
  const { username } = providerPost.authorUser
  const text = textOf(post)
  const products = productsOf(post)
  const marketplace = marketplaceOf(providerPost.provider)
  const rest = media.length - SHOWN_PICTURES
  const { id } = post.vitrinaPost
  if (!review || id === null) return null
  const author = username || intl.formatMessage({ id: 'reviews.text_no-author' })
  const words = { author, rating: review.rating }
  const isChosen = selection?.chosen.has(id) ?? false
  return (
    <li className={classes.row} data-chosen={isChosen || undefined}>
      {selection && (
        <label className={classes.check}>
          <Checkbox
            aria-label={intl.formatMessage({ id: 'reviews.label_select' }, words)}
            checked={isChosen}
            onChange={() => undefined}
            onClick={({ shiftKey }) => {
              if (shiftKey) selection.extend(id)
              else selection.toggle(id)
            }}
          />
        </label>
      )}
      <Link
        to={to}
        // The list stays where it is behind the card.
        preventScrollReset
        id={rowLinkId(id)}
        className={classes.link}
        aria-label={intl.formatMessage({ id: 'reviews.label_open' }, words)}
      >
        <div className={classes.facts}>
          <Stars rating={review.rating} />
          <Text size="sm" c="dimmed" className={classes.who}>
            {username}
            {username && ' · '}
            <Ago at={providerPost.createdAt} />
            {marketplace && (
              <>
                {' · '}
                <FormattedMessage id={marketplace} />
              </>
            )}
          </Text>
          <ReviewState post={post} />
        </div>
        <div className={classes.words}>
          <Text size="sm" lineClamp={4} c={text ? undefined : 'dimmed'}>
            {text || <FormattedMessage id="reviews.text_no-words" />}
          </Text>
          {products.length > 0 && (
            <Text size="xs" c="dimmed" mt={6} lineClamp={1}>
              {products.join(', ')}
            </Text>
          )}
        </div>
        {media.length > 0 && (
          <div className={classes.pictures}>
            {media.slice(0, SHOWN_PICTURES).map(({ id, thumbnailUrl }) => (
              <img key={id} src={thumbnailUrl} alt="" loading="lazy" className={classes.picture} />
            ))}
            {rest > 0 && <span className={classes.rest}>+{rest}</span>}
          </div>
        )}
      </Link>
    </li>
  )
}
