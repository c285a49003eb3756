import { api } from '@/common/api/api'
import { call } from '@/common/api/call'
import type { ResponseOf } from '@/contract/endpoint'
import { postEndpoints } from '@/contract/endpoints/posts'
import type { PostInfo } from '@/contract/entities/post'

export const readPostApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One post as it is now, for what shows it already; null when there is none. It fails in silence. */
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
