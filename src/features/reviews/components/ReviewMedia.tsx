import { FormattedMessage, useIntl } from 'react-intl'
import { Text } from '@mantine/core'
import type { MediaItem } from '@/contract/entities/posts/media'
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
