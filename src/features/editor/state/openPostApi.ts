import { api } from '@/common/api/api'
import { call } from '@/common/api/call'
import type { BodyInputOf, ResponseOf } from '@/contract/endpoint'
import { postEditingEndpoints } from '@/contract/endpoints/postEditing'
import { postEndpoints } from '@/contract/endpoints/posts'
import type { PostInfo } from '@/contract/entities/posts/post'

const SHOWN_IN_PLACE = { toast: false }

export const openPostApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Reads one post; null when it does not exist. The query has no tag, because the post must not be read again while
     * it is edited.
     */
    getPost: build.query<PostInfo | null, number>({
      query: (postId) => call(postEndpoints.searchPosts, { body: { filter: { postId } } }),
      transformResponse: ({ postInfoList }: ResponseOf<typeof postEndpoints.searchPosts>) =>
        postInfoList[0] ?? null,
      keepUnusedDataFor: 0,
      extraOptions: { ...SHOWN_IN_PLACE, record: 'full' },
    }),
    savePost: build.mutation<PostInfo, BodyInputOf<typeof postEditingEndpoints.savePost>>({
      query: (body) => call(postEditingEndpoints.savePost, { body }),
      transformResponse: ({ postInfo }: ResponseOf<typeof postEditingEndpoints.savePost>) =>
        postInfo,
      extraOptions: SHOWN_IN_PLACE,
      invalidatesTags: ['Album', 'Product', 'Review', 'Segment'],
    }),
  }),
})

export const { useGetPostQuery } = openPostApi
