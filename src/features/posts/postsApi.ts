import { api } from '@/common/api/api'
import type { FailurePolicy } from '@/common/api/apiError'
import { call } from '@/common/api/call'
import { endpoints } from '@/contract/endpoints'
import type { UploadedMedia } from '@/contract/entities/media'
import type { PostInfo } from '@/contract/entities/post'
import type { PostPage } from '@/contract/entities/postList'
import type { BodyOf, ResponseOf } from '@/contract/endpoint'
import type { PostList } from './libraryFilter'
import { uploadFile } from './uploads/uploadFile'

type NewPost = Omit<BodyOf<typeof endpoints.createUploadedPost>, 'username'>

/** Names one list, to ask for it anew without the others. */
export const listTag = (list: PostList) => ({ type: 'Post' as const, id: JSON.stringify(list) })

const SHOWN_IN_PLACE: Partial<FailurePolicy> = { toast: false }

export const postsApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchPosts: build.infiniteQuery<PostPage, PostList, number>({
      query: ({ queryArg, pageParam }) =>
        call(endpoints.searchPosts, { body: { ...queryArg, paging: { page: pageParam } } }),
      infiniteQueryOptions: {
        initialPageParam: 1,
        // A list that is asked for anew begins with its first page, not with all that were scrolled through.
        refetchCachedPages: false,
        getNextPageParam: ({ paging }) =>
          paging.page < paging.pageCount ? paging.page + 1 : undefined,
      },
      structuralSharing: false,
      extraOptions: SHOWN_IN_PLACE,
      providesTags: (_pages, _error, list) => ['Post', listTag(list)],
    }),
    /** Sends one file of the registry; progress goes to the slice, problems are shown at the file. */
    uploadMedia: build.mutation<UploadedMedia, { fileId: string }>({
      queryFn: async ({ fileId }, { signal, dispatch }) => {
        const meta = { status: 0, policy: { on403: 'redirect' as const, toast: false } }
        const result = await uploadFile(fileId, { signal, dispatch })
        if ('error' in result)
          return { error: result.error, meta: { ...meta, status: result.status } }
        return { data: result.media, meta }
      },
    }),
    createUploadedPost: build.mutation<PostInfo, { username: string } & NewPost>({
      query: (body) => call(endpoints.createUploadedPost, { body }),
      transformResponse: ({ postInfo }: ResponseOf<typeof endpoints.createUploadedPost>) =>
        postInfo,
      invalidatesTags: ['Post', 'Album'],
    }),
  }),
})

export const { useSearchPostsInfiniteQuery, useCreateUploadedPostMutation } = postsApi
