import { api } from '@/common/api/api'
import { asApiError, DEFAULT_POLICY, type ApiError, type ApiMeta } from '@/common/api/apiError'
import { call } from '@/common/api/call'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import { fileRegistry } from '@/common/uploads/fileRegistry'
import { sendPicture } from '@/common/uploads/sendPicture'
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
      queryFn: async ({ mediaId, fileId }, { signal }) => {
        const meta: ApiMeta = { status: 0, policy: { ...DEFAULT_POLICY, toast: false } }
        const file = fileRegistry.get(fileId)
        if (!file) return { error: { kind: 'aborted' } satisfies ApiError, meta }
        const request = call(postMediaEndpoints.updatePostThumbnail, { params: { id: mediaId } })
        const result = await sendPicture(request, 'videoCover', file, {
          signal,
          onProgress: () => undefined,
        })
        if ('error' in result) {
          return { error: result.error, meta: { ...meta, status: result.status } }
        }
        return { data: result.data as NewCover, meta }
      },
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
