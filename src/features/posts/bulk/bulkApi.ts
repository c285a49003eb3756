import { api } from '@/common/api/api'
import { call } from '@/common/api/call'
import { allMatchingSelected } from '@/common/ui/posts/librarySelectionSlice'
import type { BodyInputOf, ResponseOf } from '@/contract/endpoint'
import { libraryEndpoints } from '@/contract/endpoints/library'
import { reviewEndpoints } from '@/contract/endpoints/reviews'
import type { PostChangeResult } from '@/contract/entities/posts/postChange'
import type { ReviewListRequest } from '@/contract/entities/posts/review'
import type { PostList } from '@/features/posts/library/libraryFilter'
import { requestOfList } from '@/features/posts/library/postListApi'

/** Choosing and changing many posts; part of the chunk that uses it, not of the library's. */
export const bulkApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Everything that a list matches. The result is stored by an action of its own. */
    choosePosts: build.mutation<ResponseOf<typeof libraryEndpoints.choosePosts>, BulkList>({
      query: (list) => {
        if ('reviews' in list) return call(reviewEndpoints.chooseReviews, { body: list.reviews })
        const { paging: _page, ...body } = requestOfList(list.posts, 1)
        return call(libraryEndpoints.choosePosts, { body })
      },
      extraOptions: { record: 'none' },
      onQueryStarted: async (_list, { dispatch, queryFulfilled }) => {
        const chosen = await queryFulfilled.catch(() => null)
        if (chosen) dispatch(allMatchingSelected(chosen.data.postList))
      },
    }),
    updatePosts: build.mutation<
      PostChangeResult[],
      BodyInputOf<typeof libraryEndpoints.updatePosts>
    >({
      query: (body) => call(libraryEndpoints.updatePosts, { body }),
      transformResponse: ({ results }: ResponseOf<typeof libraryEndpoints.updatePosts>) => results,
      // Failures are listed with their posts, so they show no toast.
      extraOptions: { toast: false },
    }),
  }),
})

export const { useChoosePostsMutation } = bulkApi

/** The list in which posts are chosen: of the library or an album, or of the reviews. */
export type BulkList = { posts: PostList } | { reviews: Omit<ReviewListRequest, 'paging'> }
