import { api } from '@/common/api/api'
import { call } from '@/common/api/call'
import type { BodyInputOf, ResponseOf } from '@/contract/endpoint'
import { libraryEndpoints } from '@/contract/endpoints/library'
import type { PostChangeResult } from '@/contract/entities/postChange'
import type { PostList } from '../library/libraryFilter'
import { allMatchingSelected } from '../library/selection/librarySelectionSlice'
import { requestOfList } from '../library/postListRequest'

/** Choosing and changing many posts; part of the chunk that uses it, not of the library's. */
export const bulkApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Everything that a list matches. The result is stored by an action of its own. */
    choosePosts: build.mutation<ResponseOf<typeof libraryEndpoints.choosePosts>, PostList>({
      query: (list) => {
        const { paging: _page, ...body } = requestOfList(list, 1)
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
      // Failures are listed with their posts.
      extraOptions: { toast: false },
    }),
  }),
})

export const { useChoosePostsMutation } = bulkApi
