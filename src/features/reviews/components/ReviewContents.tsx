import { Text, Anchor } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { paths } from '@/common/routing/paths'
import type { MediaItem } from '@/contract/entities/posts/media'
import type { Review } from '@/contract/entities/posts/review'
import classes from './ReviewCard.module.css'

/** Pictures and videos of a review; a picture opens in its full size. */
export function ReviewMedia({ media }: { media: MediaItem[] }) {
  const intl = useIntl()
  if (media.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        <FormattedMessage id="reviews.text_no-media" />
      </Text>
    )
  }
  return (
    <div className={classes.pictures}>
      {media.map(({ id, imageUrl, imageHighResolutionUrl, videoUrl }, index) =>
        videoUrl === null ? (
          <a key={id} href={imageHighResolutionUrl} target="_blank" rel="noreferrer">
            <img
              src={imageUrl}
              alt={intl.formatMessage({ id: 'reviews.label_picture' }, { number: index + 1 })}
              className={classes.picture}
            />
          </a>
        ) : (
          <video
            key={id}
            src={videoUrl}
            poster={imageUrl}
            controls
            preload="none"
            className={classes.picture}
          />
        ),
      )}
    </div>
  )
}

/** The marketplace's data besides the author's text: the shop's answer and the product. */
export function ReviewOrigin({ answer, product }: Pick<Review, 'answer' | 'product'>) {
  return (
    <>
      {answer && (
        <div>
          <Text size="xs" c="dimmed">
            <FormattedMessage id="reviews.label_answer" />
          </Text>
          <Text size="sm" className={classes.words}>
            {answer}
          </Text>
        </div>
      )}
      {product && (
        <Text size="sm">
          <Anchor component={Link} to={paths.product(product.id)} size="sm">
            {product.name}
          </Anchor>
          {' · '}
          <Anchor component={Link} to={{ search: `product=${product.id}` }} size="sm">
            <FormattedMessage id="reviews.action_product-reviews" />
          </Anchor>
        </Text>
      )}
    </>
  )
}
