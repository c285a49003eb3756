import { api } from '@/common/api/api'
import { pictureForm, sendFormQuery } from '@/common/uploads/sendFormQuery'
import type { ResponseOf } from '@/contract/endpoint'
import { postMediaEndpoints } from '@/contract/endpoints/postMedia'

type NewCover = ResponseOf<typeof postMediaEndpoints.updatePostThumbnail>

export const videoCoverApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Makes a picture of the registry the cover of a video, wherever the video is shown. */
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
      invalidatesTags: (cover) => (cover ? ['Post', 'Product', 'Album'] : []),
    }),
  }),
})
