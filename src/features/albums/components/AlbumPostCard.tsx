import type { CSSProperties } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { paths } from '@/common/routing/paths'
import { PostIconButton } from '@/common/ui/icons/PostIconButton'
import { postName } from '@/common/ui/posts/postName'
import { PostTile } from '@/common/ui/posts/PostTile'
import type { PostInfo } from '@/contract/entities/post'
import type { AlbumMoves } from '../hooks/useAlbumMoves'
import type { CardDrag } from '../hooks/usePostDrag'
import classes from './AlbumPostCard.module.css'
import { MoveButtons } from './MoveButtons'

interface AlbumPostCardProps {
  albumId: number
  post: PostInfo
  /** Position in the album, from 0. */
  place: number
  /** Posts that the album shows. */
  total: number
  /** Null where posts cannot be chosen. */
  isChosen: boolean | null
  /** Null where posts cannot be moved. */
  moves: AlbumMoves | null
  drag: CardDrag
  style: CSSProperties
}

/** One post of an album: leads to its editor, can be chosen, and moved by mouse, by buttons and to a position. */
export function AlbumPostCard(props: AlbumPostCardProps) {
  const { albumId, post, place, total, isChosen, moves, drag, style } = props
  const intl = useIntl()
  const { id } = post.vitrinaPost
  if (id === null) return null
  const name = postName(intl, post)
  return (
    <li
      className={classes.card}
      style={style}
      data-post={id}
      data-chosen={isChosen || undefined}
      data-movable={moves !== null || undefined}
      aria-posinset={place + 1}
      aria-setsize={total}
      {...drag}
    >
      <PostTile
        post={post}
        to={paths.albumPost(albumId, id)}
        from={paths.album(albumId)}
        marks={post.providerPost.isDeleted && <FormattedMessage id="library.mark_deleted" />}
        isInDraggable
      />
      {isChosen !== null && (
        <PostIconButton
          icon="check"
          role="checkbox"
          aria-checked={isChosen}
          aria-label={intl.formatMessage({ id: 'library.label_select' }, { name })}
          className={classes.check}
          data-control="select"
        />
      )}
      {moves && (
        <div className={classes.tools}>
          <span className={classes.place}>{place + 1}</span>
          <MoveButtons postId={id} name={name} place={place} total={total} moves={moves} />
        </div>
      )}
    </li>
  )
}
