import { Badge, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { PostInfo } from '@/contract/entities/post'
import { IconCopy, IconPlayerPlay } from './icons'
import { postName, postText } from './postName'
import classes from './PostTile.module.css'

interface PostTileProps {
  post: PostInfo
  /** Where the tile leads. */
  to: string
  /** The place to come back to. */
  from: string
  /** Facts under the words. */
  children?: ReactNode
  /** The card around the tile is dragged itself. */
  isInDraggable?: boolean
}

/** A post in a grid: its picture, or its words when it has none, and what it is called. */
export function PostTile({ post, to, from, children, isInDraggable = false }: PostTileProps) {
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
      data-draft={!vitrinaPost.isPublished || undefined}
      aria-label={name}
      draggable={draggable}
    >
      <div className={classes.frame}>
        {cover ? (
          <img
            className={classes.picture}
            src={cover.thumbnailUrl}
            srcSet={`${cover.thumbnailUrl} 320w, ${cover.imageUrl} 736w`}
            sizes="(max-width: 739px) 50vw, 240px"
            alt=""
            loading="lazy"
            decoding="async"
            draggable={draggable}
          />
        ) : (
          <span className={classes.words}>{text || name}</span>
        )}
        <span className={classes.marks}>
          {cover?.videoUrl && <IconPlayerPlay size={16} />}
          {media.length > 1 && <IconCopy size={16} />}
        </span>
        {!vitrinaPost.isPublished && (
          <Badge className={classes.status ?? ''} color="dark" variant="filled" size="sm">
            <FormattedMessage id="library.label_draft" />
          </Badge>
        )}
      </div>
      <Text size="sm" lineClamp={2} className={classes.text} c={text ? undefined : 'dimmed'}>
        {cover && (text || name)}
      </Text>
      {children}
    </Link>
  )
}
