import { useListeners } from '@/common/store/listening'
import { withSlices } from '@/common/store/withSlices'
import { postPickerSlice } from '@/features/posts/postsSlice'
import { PostPicker } from '@/features/posts/slots/PostPicker'
import { listenForBulkAlbumCounts, listenForBulkResults } from '@/app/links/afterBulkChange'

const Picker = withSlices(PostPicker, postPickerSlice)

/** The choice of posts for an album, and the updates of other slices after they were added. */
export function AlbumPostPicker(props: Parameters<typeof PostPicker>[0]) {
  useListeners(listenForBulkAlbumCounts)
  useListeners(listenForBulkResults)
  return <Picker {...props} />
}
