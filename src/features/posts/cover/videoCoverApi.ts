import { api } from '@/common/api/api'
import { asApiError } from '@/common/api/apiError'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import { fileRegistry } from '@/common/uploads/fileRegistry'
import { pictureForm } from '@/common/uploads/pictureForm'
import { sendFormQuery } from '@/common/uploads/sendFormQuery'
import { uploadMessage } from '@/common/uploads/uploadMessage'
import type { ResponseOf } from '@/contract/endpoint'
import { postMediaEndpoints } from '@/contract/endpoints/postMedia'
import {
  coverClosed,
  coverRefused,
  coverSent,
  selectVideoCover,
  type videoCoverSlice,
  type VideoCoverState,
} from './videoCoverSlice'

type WithVideoCover = Record<typeof videoCoverSlice.reducerPath, VideoCoverState>
type NewCover = ResponseOf<typeof postMediaEndpoints.updatePostThumbnail>

/** The choice of that video's cover is still open: the page may have been left meanwhile. */
const isChosen = (state: unknown, mediaId: number) =>
  selectVideoCover(state as WithVideoCover).video?.mediaId === mediaId

export const videoCoverApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Makes a picture of the registry the cover of a video, wherever the video stands. */
    updateVideoCover: build.mutation<NewCover, { mediaId: number; fileId: string }>({
      queryFn: sendFormQuery({
        endpoint: postMediaEndpoints.updatePostThumbnail,
        partsOf: ({ mediaId }: { mediaId: number; fileId: string }) => ({
          params: { id: mediaId },
        }),
        formOf: pictureForm('videoCover'),
        dataOf: (cover) => cover,
      }),
      extraOptions: { toast: false },
      onQueryStarted: async ({ mediaId, fileId }, { dispatch, getState, queryFulfilled }) => {
        dispatch(coverSent())
        const name = fileRegistry.get(fileId)?.name ?? ''
        try {
          await queryFulfilled
          if (isChosen(getState(), mediaId)) dispatch(coverClosed())
          dispatch(toastShown({ tone: 'success', message: { id: 'upload.alert_cover-changed' } }))
        } catch (failed) {
          const { error } = failed as { error: unknown }
          const failure = asApiError(error) ?? { kind: 'network' }
          const message = uploadMessage(failure, name)
          if (isChosen(getState(), mediaId)) dispatch(coverRefused(message))
          else dispatch(toastShown({ tone: 'error', message }))
        } finally {
          fileRegistry.remove(fileId)
        }
      },
      invalidatesTags: (cover) => (cover ? ['Post', 'Product', 'Album'] : []),
    }),
  }),
})

export const { useUpdateVideoCoverMutation } = videoCoverApi
