import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { PostInfo } from '@/contract/entities/post'
import { HoverVideo } from './HoverVideo'
import { PostIcon } from './PostIcon'
import { postName, postText } from './postName'
import classes from './PostTile.module.css'

interface PostTileProps {
  post: PostInfo
  /** Where the tile leads. */
  to: string
  /** The place to come back to. */
  from: string
  /** What is out of the ordinary about it, over the picture. */
  marks?: ReactNode
  /** Facts under the words. */
  children?: ReactNode
  /** The card around the tile is dragged itself. */
  isInDraggable?: boolean
  /** -1 where the keyboard comes to it by arrows. */
  tabIndex?: number
}

/** Px; the picture is cut to a square of whatever size the grid has. */
const SIDE = 320

/** A post in a grid: its picture, or its words when it has none, and what it is called. */
export function PostTile(props: PostTileProps) {
  const { post, to, from, marks, children, isInDraggable = false, tabIndex } = props
  const intl = useIntl()
  const { vitrinaPost, media } = post
  const [cover] = media
  const text = postText(post)
  const name = postName(intl, post)
  const draggable = isInDraggable ? false : undefined
  return (
    <Link
      to={to}
      state={{ from }}
      className={classes.link}
      data-card=""
      data-draft={!vitrinaPost.isPublished || undefined}
      aria-label={name}
      draggable={draggable}
      tabIndex={tabIndex}
    >
      <div className={classes.frame}>
        {cover ? (
          <img
            className={classes.picture}
            src={cover.thumbnailUrl}
            srcSet={`${cover.thumbnailUrl} 320w, ${cover.imageUrl} 736w`}
            sizes="(max-width: 739px) 50vw, 240px"
            width={SIDE}
            height={SIDE}
            alt=""
            loading="lazy"
            decoding="async"
            draggable={draggable}
          />
        ) : (
          <span className={classes.words}>{text || name}</span>
        )}
        {cover?.videoUrl && <HoverVideo src={cover.videoUrl} />}
        {cover?.videoUrl ? (
          <PostIcon icon="video" className={classes.kind} />
        ) : (
          media.length > 1 && <PostIcon icon="several" className={classes.kind} />
        )}
        {(marks || !vitrinaPost.isPublished) && (
          <span className={classes.marks}>
            {!vitrinaPost.isPublished && (
              <span>
                <FormattedMessage id="library.label_draft" />
              </span>
            )}
            {marks}
          </span>
        )}
      </div>
      <div className={classes.text} data-unnamed={!text || undefined}>
        {cover && (text || name)}
      </div>
      {children}
    </Link>
  )
}
