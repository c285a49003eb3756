import { Suspense } from 'react'
import { useListeners } from '@/common/store/useListeners'
import { BulkChanges, type BulkPosts } from '@/features/posts/slots/BulkChanges'
import { listenForBulkAlbumCounts } from '../../links/albumCountsAfterBulkChange'
import { listenForBulkResults } from '../../links/libraryAfterBulkChange'
import { AlbumPicker, SegmentPicker } from './lazyPickers'

/** Bulk actions, with the choices of albums and segments, and the updates of other slices after them. */
export function LibraryBulk(posts: BulkPosts) {
  useListeners(listenForBulkAlbumCounts)
  useListeners(listenForBulkResults)
  return (
    <BulkChanges
      {...posts}
      renderAlbumPicker={(props) => (
        <Suspense>
          <AlbumPicker {...props} />
        </Suspense>
      )}
      renderSegmentPicker={({ value, onChange }) => (
        <Suspense>
          <SegmentPicker value={value} onChange={onChange} />
        </Suspense>
      )}
    />
  )
}
