import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { postName, postText } from '@/common/ui/posts/postName'
import type { PostInfo } from '@/contract/entities/posts/post'
import { useReadPostQuery } from '@/features/posts/library/readPostApi'
import classes from './Triage.module.css'

/** The picture or video of a post as large as the window allows, with its other slides below. */
export function TriagePicture({ post }: { post: PostInfo }) {
  const intl = useIntl()
  const [index, setIndex] = useState(0)
  const { media } = post
  const item = media[index] ?? media[0]
  const name = postName(intl, post)
  if (!item) return <p className={classes.words}>{postText(post) || name}</p>
  const { id, imageUrl, imageHighResolutionUrl, videoUrl, width, height } = item
  return (
    <>
      <div className={classes.stage}>
        {videoUrl === null ? (
          <img
            key={id}
            src={imageHighResolutionUrl || imageUrl}
            alt={name}
            width={width}
            height={height}
            className={classes.picture}
          />
        ) : (
          <video
            key={id}
            src={videoUrl}
            poster={imageUrl}
            aria-label={name}
            className={classes.picture}
            controls
            muted
            loop
            playsInline
            preload="metadata"
          />
        )}
      </div>
      {media.length > 1 && (
        <ul
          className={classes.slides}
          aria-label={intl.formatMessage({ id: 'triage.label_slides' })}
        >
          {media.map((slide, number) => (
            <li key={slide.id}>
              <button
                type="button"
                className={classes.slide}
                aria-pressed={slide === item}
                aria-label={intl.formatMessage(
                  { id: 'triage.label_slide' },
                  { number: number + 1, total: media.length },
                )}
                onClick={() => {
                  setIndex(number)
                }}
              >
                <img src={slide.thumbnailUrl} alt="" loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Reads a post that comes soon, with its picture, so that it is there at once. */
export function PostAhead({ id }: { id: number }) {
  const { data } = useReadPostQuery(id)
  const [item] = data?.media ?? []
  return item ? <img src={item.imageHighResolutionUrl || item.imageUrl} alt="" hidden /> : null
}

/** A post that cannot be sorted out any more. */
export function TriageGone({ isDeleted }: { isDeleted: boolean }) {
  return (
    <p className={classes.words}>
      <FormattedMessage id={isDeleted ? 'triage.text_deleted' : 'triage.text_gone'} />
    </p>
  )
}
