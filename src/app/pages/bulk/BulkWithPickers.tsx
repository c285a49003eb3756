import { Suspense } from 'react'
import { useListeners } from '@/common/store/listening'
import { BulkChanges, type BulkPlace, type BulkPosts } from '@/features/posts/slots/BulkChanges'
import { listenForBulkAlbumCounts, listenForBulkResults } from '@/app/links/afterBulkChange'
import { AlbumPicker, SegmentPicker } from './lazyPickers'

/** Bulk actions, with the choices of albums and segments, and the updates of other slices after them. */
export function BulkWithPickers(props: BulkPosts & { place: BulkPlace }) {
  useListeners(listenForBulkAlbumCounts)
  useListeners(listenForBulkResults)
  return (
    <BulkChanges
      {...props}
      renderAlbumPicker={(picker) => (
        <Suspense>
          {/* Posts can be removed only from existing albums, so this picker does not create one. */}
          <AlbumPicker {...picker} createKey={picker.offered ? undefined : 'bulk'} />
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
