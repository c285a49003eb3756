import { api } from '@/common/api/api'
import { call } from '@/common/api/call'
import { postMediaEndpoints } from '@/contract/endpoints/postMedia'
import type { Background, BackgroundChoice, UploadedMedia } from '@/contract/entities/posts/media'
import type { PostInfo } from '@/contract/entities/posts/post'
import type { BodyInputOf, ResponseOf } from '@/contract/endpoint'

const SHOWN_IN_PLACE = { toast: false }

/** The requests of a post from scratch; their failures are shown in the screen's save message. */
export const createPostApi = api.injectEndpoints({
  endpoints: (build) => ({
    listBackgrounds: build.query<BackgroundChoice[], void>({
      query: () => call(postMediaEndpoints.listBackgrounds),
      transformResponse: ({ backgrounds }: ResponseOf<typeof postMediaEndpoints.listBackgrounds>) =>
        backgrounds,
      extraOptions: { ...SHOWN_IN_PLACE, record: 'full' },
    }),
    drawBackgrounds: build.mutation<UploadedMedia[], Background[]>({
      query: (backgrounds) => call(postMediaEndpoints.createMedia, { body: { backgrounds } }),
      transformResponse: ({ mediaList }: ResponseOf<typeof postMediaEndpoints.createMedia>) =>
        mediaList,
      extraOptions: SHOWN_IN_PLACE,
    }),
    createPost: build.mutation<PostInfo, BodyInputOf<typeof postMediaEndpoints.createUploadedPost>>(
      {
        query: (body) => call(postMediaEndpoints.createUploadedPost, { body }),
        transformResponse: ({
          postInfo,
        }: ResponseOf<typeof postMediaEndpoints.createUploadedPost>) => postInfo,
        extraOptions: SHOWN_IN_PLACE,
        invalidatesTags: ['Post', 'Album'],
      },
    ),
  }),
})

export const { useListBackgroundsQuery } = createPostApi
