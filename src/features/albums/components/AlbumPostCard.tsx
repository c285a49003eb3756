import { Badge, Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { paths } from '@/common/routing/paths'
import type { PostInfo } from '@/contract/entities/post'
import type { CardDrag } from '../hooks/usePostDrag'
import classes from './AlbumPostCard.module.css'
import { MoveButtons } from './MoveButtons'

interface AlbumPostCardProps {
  albumId: number
  post: PostInfo
  /** Place in the album, from 0. */
  place: number
  /** Posts that the album shows. */
  total: number
  /** Null where posts cannot be moved. */
  onMove: ((to: number) => void) | null
  drag: CardDrag
}

/** One post of an album: leads to its editor, and can be moved by mouse and by buttons. */
export function AlbumPostCard({ albumId, post, place, total, onMove, drag }: AlbumPostCardProps) {
  const intl = useIntl()
  const { vitrinaPost, providerPost, media } = post
  const [cover] = media
  const text = vitrinaPost.text || providerPost.text
  const name = text.slice(0, 80) || intl.formatMessage({ id: 'library.label_untitled' })
  if (vitrinaPost.id === null) return null
  return (
    <li
      className={classes.card}
      data-draft={!vitrinaPost.isPublished || undefined}
      data-movable={onMove !== null || undefined}
      {...drag}
    >
      <Link
        to={paths.albumPost(albumId, vitrinaPost.id)}
        state={{ from: paths.album(albumId) }}
        className={classes.link}
        aria-label={name}
        draggable={false}
      >
        <div className={classes.frame}>
          {!cover && <span className={classes.words}>{text || name}</span>}
          {cover && (
            <img
              className={classes.picture}
              src={cover.thumbnailUrl}
              srcSet={`${cover.thumbnailUrl} 320w, ${cover.imageUrl} 736w`}
              sizes="(max-width: 739px) 50vw, 220px"
              alt=""
              loading="lazy"
              decoding="async"
              draggable={false}
            />
          )}
          {!vitrinaPost.isPublished && (
            <Badge className={classes.status ?? ''} color="dark" variant="filled" size="sm">
              <FormattedMessage id="library.label_draft" />
            </Badge>
          )}
        </div>
        <Text size="sm" lineClamp={2} className={classes.text} c={text ? undefined : 'dimmed'}>
          {cover && (text || name)}
        </Text>
      </Link>
      {onMove && (
        <div className={classes.tools}>
          <span className={classes.place}>{place + 1}</span>
          <MoveButtons name={name} place={place} total={total} onMove={onMove} />
        </div>
      )}
    </li>
  )
}
