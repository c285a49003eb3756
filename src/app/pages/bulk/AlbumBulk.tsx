import type { Album } from '@/contract/entities/posts/album'
import { useMovePostsToTopMutation } from '@/features/albums/albumOrderApi'
import type { BulkPosts } from '@/features/posts/slots/BulkChanges'
import { BulkWithPickers } from './BulkWithPickers'

/** Bulk actions on the page of an album. */
export function AlbumBulk({ album, ...posts }: BulkPosts & { album: Album }) {
  const [moveToTop] = useMovePostsToTopMutation()
  const { id, name, sortType } = album
  return (
    <BulkWithPickers
      {...posts}
      place={{
        kind: 'album',
        id,
        name,
        onMoveToTop:
          sortType === 'manualSortingPosition'
            ? (postList) => void moveToTop({ albumId: id, postList })
            : null,
      }}
    />
  )
}
