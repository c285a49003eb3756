import type { StartListening } from '@/common/store/listening'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import { albumsApi } from './albumsApi'

const { createAlbum, deleteAlbum } = albumsApi.endpoints

/** Says what became of an album, wherever the person is by then. */
export function listenForAlbums(startListening: StartListening) {
  const stops = [
    startListening({
      matcher: createAlbum.matchFulfilled,
      effect: ({ payload: { name } }, { dispatch }) => {
        dispatch(
          toastShown({
            tone: 'success',
            message: { id: 'albums.alert_created', values: { name } },
          }),
        )
      },
    }),
    startListening({
      matcher: deleteAlbum.matchFulfilled,
      effect: ({ payload: { name } }, { dispatch }) => {
        dispatch(
          toastShown({
            tone: 'success',
            message: { id: 'albums.alert_deleted', values: { name } },
          }),
        )
      },
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
