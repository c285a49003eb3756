import { useListeners } from '@/common/store/listening'
import { RemovalItem } from '@/features/posts/slots/RemovalItem'
import { listenForBulkAlbumCounts, listenForBulkResults } from '@/app/links/afterBulkChange'

/** Removes one post from an album, with the updates of other slices after it. */
export function RemoveFromAlbum(props: Parameters<typeof RemovalItem>[0]) {
  useListeners(listenForBulkAlbumCounts)
  useListeners(listenForBulkResults)
  return <RemovalItem {...props} />
}
