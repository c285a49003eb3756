import { useIntl } from 'react-intl'
import { paths } from '@/common/routing/paths'
import { postName } from '@/common/ui/posts/postName'
import { PostTile } from '@/common/ui/posts/PostTile'
import type { PostInfo } from '@/contract/entities/post'
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
  /** Null where posts cannot be moved. */
  onMove: ((to: number) => void) | null
  drag: CardDrag
}

/** One post of an album: leads to its editor, and can be moved by mouse and by buttons. */
export function AlbumPostCard({ albumId, post, place, total, onMove, drag }: AlbumPostCardProps) {
  const intl = useIntl()
  const { vitrinaPost } = post
  if (vitrinaPost.id === null) return null
  return (
    <li className={classes.card} data-movable={onMove !== null || undefined} {...drag}>
      <PostTile
        post={post}
        to={paths.albumPost(albumId, vitrinaPost.id)}
        from={paths.album(albumId)}
        isInDraggable
      />
      {onMove && (
        <div className={classes.tools}>
          <span className={classes.place}>{place + 1}</span>
          <MoveButtons name={postName(intl, post)} place={place} total={total} onMove={onMove} />
        </div>
      )}
    </li>
  )
}
