import { api } from '@/common/api/api'
import { DEFAULT_POLICY, type ApiError, type ApiMeta } from '@/common/api/apiError'
import { call } from '@/common/api/call'
import { fileRegistry } from '@/common/uploads/fileRegistry'
import { sendPicture } from '@/common/uploads/sendPicture'
import type { ResponseOf } from '@/contract/endpoint'
import { postMediaEndpoints } from '@/contract/endpoints/postMedia'
import type { UserMedia } from '@/contract/entities/media'
import { fileProgressed } from '../addPost/postUploadSlice'

export const userPictureApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Sends a picture of the registry, for a sticker or a background; problems are shown at the file. */
    uploadUserPicture: build.mutation<UserMedia, { fileId: string }>({
      queryFn: async ({ fileId }, { signal, dispatch }) => {
        const meta: ApiMeta = { status: 0, policy: { ...DEFAULT_POLICY, toast: false } }
        const file = fileRegistry.get(fileId)
        if (!file) return { error: { kind: 'aborted' } satisfies ApiError, meta }
        const result = await sendPicture(
          call(postMediaEndpoints.uploadUserMedia),
          'sticker',
          file,
          {
            signal,
            onProgress: (progress) => {
              dispatch(fileProgressed({ id: fileId, progress }))
            },
          },
        )
        if ('error' in result) {
          return { error: result.error, meta: { ...meta, status: result.status } }
        }
        const { userMedia } = result.data as ResponseOf<typeof postMediaEndpoints.uploadUserMedia>
        return { data: userMedia, meta }
      },
    }),
  }),
})
