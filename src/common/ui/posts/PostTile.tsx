import { useTimeout } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl'
import { Link } from 'react-router-dom'
import { PostIcon } from '@/common/ui/icons/PostIcon'
import type { PostInfo } from '@/contract/entities/posts/post'
import { postName, postText } from './postName'
import classes from './PostTile.module.css'
import badges from './tileMarks.module.css'

interface PostTileContentsProps {
  post: PostInfo
  /** Badges over the picture for unusual states of the post. */
  marks?: ReactNode
  /** The card around the tile is draggable itself. */
  isInDraggable?: boolean
}

interface PostTileProps extends PostTileContentsProps {
  to: string
  /** The address that the post's page leads back to. */
  from: string
  /** Facts under the text. */
  children?: ReactNode
}

/** Size in px of a thumbnail's side; the grid crops it to its own square. */
const SIDE = 320
/** Px of the widest square in any grid. */
const DRAWN_SIDE = 240

/** Whether the screen has more pixels than a thumbnail. A `srcset` would have to be parsed for each of thousands. */
const isDense = () => DRAWN_SIDE * window.devicePixelRatio > SIDE

/** Props of a tile's link, besides its address. */
export const tileLink = (intl: IntlShape, post: PostInfo) => ({
  className: classes.link,
  'data-card': '',
  'data-draft': !post.vitrinaPost.isPublished || undefined,
  'aria-label': postName(intl, post),
})

/** A post in a grid: its picture, or its text when it has none, and its name. */
export function PostTile({ to, from, children, ...contents }: PostTileProps) {
  const intl = useIntl()
  return (
    <Link
      to={to}
      state={{ from }}
      draggable={contents.isInDraggable ? false : undefined}
      {...tileLink(intl, contents.post)}
    >
      <PostTileContents {...contents} />
      {children}
    </Link>
  )
}

/** A tile without its link, for a grid that handles the links of all its cards itself. */
export function PostTileContents({ post, marks, isInDraggable = false }: PostTileContentsProps) {
  const intl = useIntl()
  const { vitrinaPost, media } = post
  const [cover] = media
  const text = postText(post)
  const name = postName(intl, post)
  return (
    <>
      <div className={classes.frame}>
        {cover ? (
          <img
            className={classes.picture}
            src={isDense() ? cover.imageUrl : cover.thumbnailUrl}
            width={SIDE}
            height={SIDE}
            alt=""
            loading="lazy"
            decoding="async"
            draggable={isInDraggable ? false : undefined}
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
          <span className={badges.marks}>
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
    </>
  )
}

/** Delay before a video plays, so that a pointer that only passes over it starts nothing. */
const DELAY_MS = 200
const MAY_PLAY = '(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)'

/** Plays a video, muted, while a pointer rests on it. The video is not fetched before. */
export function HoverVideo({ src }: { src: string }) {
  const [isPlaying, setIsPlaying] = useState(false)
  const { start, clear } = useTimeout(() => {
    setIsPlaying(window.matchMedia(MAY_PLAY).matches)
  }, DELAY_MS)
  return (
    <span
      className={classes.cover}
      onPointerEnter={start}
      onPointerLeave={() => {
        clear()
        setIsPlaying(false)
      }}
    >
      {isPlaying && (
        <video
          className={classes.picture}
          src={src}
          autoPlay
          muted
          loop
          playsInline
          tabIndex={-1}
        />
      )}
    </span>
  )
}
