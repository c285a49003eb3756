import { api } from '@/common/api/api'
import { call } from '@/common/api/call'
import type { ResponseOf } from '@/contract/endpoint'
import { libraryEndpoints } from '@/contract/endpoints/library'
import type { PostList } from '@/features/posts/library/libraryFilter'
import { requestOfList } from '@/features/posts/library/postListApi'

/** The list that is sorted out, with the part of the address that names it. */
export interface TriageList {
  key: string
  list: PostList
}

export const triageApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The ids of a list at one moment, in its order: a page would shift when published posts leave the list. */
    listTriage: build.query<{ ids: number[]; total: number }, TriageList>({
      query: ({ list }) => {
        const { paging: _page, ...body } = requestOfList(list, 1)
        return call(libraryEndpoints.choosePosts, { body })
      },
      transformResponse: ({
        postList,
        total,
      }: ResponseOf<typeof libraryEndpoints.choosePosts>) => ({
        ids: postList.flatMap(({ vitrinaPost: { id } }) => id ?? []),
        total,
      }),
      keepUnusedDataFor: 0,
      extraOptions: { toast: false, record: 'full' },
    }),
  }),
})

export const { useListTriageQuery } = triageApi
