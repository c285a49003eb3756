import { api } from '@/common/api/api'
import type { EndpointOptions } from '@/common/api/apiError'
import { call } from '@/common/api/call'
import { albumEndpoints } from '@/contract/endpoints/albums'
import type { ResponseOf } from '@/contract/endpoint'
import type { Album } from '@/contract/entities/posts/album'

const SHOWN_IN_PLACE: Partial<EndpointOptions> = { toast: false, record: 'full' }

/**
 * The list of albums, from which other screens choose. Other screens create albums by `albumCreateApi`. The other
 * requests that change an album are loaded with the albums' own pages.
 */
export const albumListApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAlbums: build.query<Album[], void>({
      query: () => call(albumEndpoints.listAlbums),
      transformResponse: ({ albumList }: ResponseOf<typeof albumEndpoints.listAlbums>) => albumList,
      extraOptions: SHOWN_IN_PLACE,
      providesTags: ['Album'],
    }),
  }),
})

export const { useListAlbumsQuery } = albumListApi

/** A change of the cached list, to be dispatched. */
export function patchedList(change: (albums: Album[]) => Album[]) {
  return albumListApi.util.updateQueryData('listAlbums', undefined, change)
}
