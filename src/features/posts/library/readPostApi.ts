import { api } from '@/common/api/api'
import { call } from '@/common/api/call'
import type { ResponseOf } from '@/contract/endpoint'
import { postEndpoints } from '@/contract/endpoints/posts'
import type { PostInfo } from '@/contract/entities/posts/post'

export const readPostApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A fresh copy of one post that is already shown; null when it does not exist. It fails silently. */
    readPost: build.query<PostInfo | null, number>({
      query: (postId) => call(postEndpoints.searchPosts, { body: { filter: { postId } } }),
      transformResponse: ({ postInfoList }: ResponseOf<typeof postEndpoints.searchPosts>) =>
        postInfoList[0] ?? null,
      keepUnusedDataFor: 0,
      extraOptions: { toast: false, on403: 'silent', record: 'full' },
    }),
  }),
})

export const { useReadPostQuery } = readPostApi
