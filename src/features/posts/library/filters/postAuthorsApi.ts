import { api } from '@/common/api/api'
import { call } from '@/common/api/call'
import type { ResponseOf } from '@/contract/endpoint'
import { libraryEndpoints } from '@/contract/endpoints/library'

type Answer = ResponseOf<typeof libraryEndpoints.listPostAuthors>

export const postAuthorsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Authors whose name contains the words, those with the most posts first. */
    listPostAuthors: build.query<Answer['authors'], string>({
      query: (term) => call(libraryEndpoints.listPostAuthors, { query: { term } }),
      transformResponse: ({ authors }: Answer) => authors,
      extraOptions: { toast: false, on403: 'silent' },
    }),
  }),
})

export const { useListPostAuthorsQuery } = postAuthorsApi
