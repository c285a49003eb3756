import { useListeners } from '@/common/store/useListeners'
import { AlbumBuilderPage } from '@/features/albums/pages/AlbumBuilderPage'
import { listenForScheduledTransitions } from '../links/scheduledTransitions'

/** An album; it notices when the schedule publishes or unpublishes one of its posts. */
export function AlbumBuilderRoute() {
  useListeners(listenForScheduledTransitions)
  return <AlbumBuilderPage />
}
