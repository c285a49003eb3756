import { useListeners } from '@/common/store/useListeners'
import { AlbumBuilderPage } from '@/features/albums/pages/AlbumBuilderPage'
import { listenForScheduledTurns } from '../links/scheduledTurns'

/** An album, which notices that the schedule has published one of its posts or taken it down. */
export function AlbumBuilderRoute() {
  useListeners(listenForScheduledTurns)
  return <AlbumBuilderPage />
}
