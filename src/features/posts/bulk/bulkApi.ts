import { api } from '@/common/api/api'
import { call } from '@/common/api/call'
import type { BodyInputOf, ResponseOf } from '@/contract/endpoint'
import { libraryEndpoints } from '@/contract/endpoints/library'
import type { PostChangeResult } from '@/contract/entities/postChange'

/** Changing many posts; it travels with what asks for it, not with the library. */
export const bulkApi = api.injectEndpoints({
  endpoints: (build) => ({
    updatePosts: build.mutation<
      PostChangeResult[],
      BodyInputOf<typeof libraryEndpoints.updatePosts>
    >({
      query: (body) => call(libraryEndpoints.updatePosts, { body }),
      transformResponse: ({ results }: ResponseOf<typeof libraryEndpoints.updatePosts>) => results,
      // What failed is listed with its posts.
      extraOptions: { toast: false },
    }),
  }),
})
