import { Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, type To } from 'react-router-dom'
import { Ago } from '@/common/ui/dates/Ago'
import type { PostInfo } from '@/contract/entities/post'
import { productsOf, textOf } from '../reviewFacts'
import { ReviewState } from './ReviewState'
import classes from './ReviewRow.module.css'
import { Stars } from './Stars'

/** Pictures that fit into a row. */
const SHOWN_PICTURES = 3

/** One review of the list; opens its card. */
export function ReviewRow({ post, to }: { post: PostInfo; to: To }) {
  const intl = useIntl()
  const { providerPost, media, review } = post
  const { username } = providerPost.authorUser
  const text = textOf(post)
  const products = productsOf(post)
  const rest = media.length - SHOWN_PICTURES
  if (!review) return null
  return (
    <li className={classes.row}>
      <Link
        to={to}
        className={classes.link}
        aria-label={intl.formatMessage(
          { id: 'reviews.label_open' },
          { author: username, rating: review.rating },
        )}
      >
        <div className={classes.facts}>
          <Stars rating={review.rating} />
          <Text size="sm" c="dimmed" className={classes.who}>
            {username}
            {username && ' · '}
            <Ago at={providerPost.createdAt} />
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
