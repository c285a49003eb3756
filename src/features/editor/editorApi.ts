import { api } from '@/common/api/api'
import { call } from '@/common/api/call'
import type { BodyInputOf, ResponseOf } from '@/contract/endpoint'
import { endpoints } from '@/contract/endpoints'
import type { PostInfo } from '@/contract/entities/post'

const SHOWN_IN_PLACE = { toast: false }

export const editorApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One post; null when there is none. No tag: the working copy must not change under the person's hands. */
    getPost: build.query<PostInfo | null, number>({
      query: (postId) => call(endpoints.searchPosts, { body: { filter: { postId } } }),
      transformResponse: ({ postInfoList }: ResponseOf<typeof endpoints.searchPosts>) =>
        postInfoList[0] ?? null,
      keepUnusedDataFor: 0,
      extraOptions: SHOWN_IN_PLACE,
    }),
    savePost: build.mutation<PostInfo, BodyInputOf<typeof endpoints.savePost>>({
      query: (body) => call(endpoints.savePost, { body }),
      transformResponse: ({ postInfo }: ResponseOf<typeof endpoints.savePost>) => postInfo,
      extraOptions: SHOWN_IN_PLACE,
      invalidatesTags: ['Album'],
    }),
  }),
})

export const { useGetPostQuery } = editorApi
