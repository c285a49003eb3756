import { useListeners } from '@/common/store/useListeners'
import { withSlices } from '@/common/store/withSlices'
import { albumBuilderSlice, albumsSlice } from '@/features/albums/albumsSlice'
import { AlbumBuilderPage } from '@/features/albums/pages/AlbumBuilderPage'
import { listenForScheduledTransitions } from '../links/scheduledTransitions'

const Page = withSlices(AlbumBuilderPage, albumsSlice, albumBuilderSlice)

/** An album; it notices when the schedule publishes or unpublishes one of its posts. */
export function AlbumBuilderRoute() {
  useListeners(listenForScheduledTransitions)
  return <Page />
}
