import type { StartListening } from '@/common/store/listening'
import { listenForPictures, type WithPictureUploads } from '@/common/uploads/listenForPictures'
import { albumBuilderApi } from './albumBuilderApi'

/** Uploads covers of albums. */
export function listenForAlbumCovers(startListening: StartListening<WithPictureUploads>) {
  listenForPictures(startListening, {
    kind: 'albumCover',
    send: ({ id, target }, { dispatch }) =>
      dispatch(
        albumBuilderApi.endpoints.uploadAlbumCover.initiate(
          { id: target.id, fileId: id },
          { track: false },
        ),
      ),
  })
}
