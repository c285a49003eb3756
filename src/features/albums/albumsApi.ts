import { api } from '@/common/api/api'
import { call } from '@/common/api/call'
import { endpoints } from '@/contract/endpoints'
import type { ResponseOf } from '@/contract/endpoint'
import type { Album } from '@/contract/entities/album'

const IN_FORM = { toast: false }
const albumOf = ({ album }: ResponseOf<typeof endpoints.createAlbum>) => album

export const albumsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAlbums: build.query<Album[], void>({
      query: () => call(endpoints.listAlbums),
      transformResponse: ({ albumList }: ResponseOf<typeof endpoints.listAlbums>) => albumList,
      extraOptions: IN_FORM,
      providesTags: ['Album'],
    }),
    createAlbum: build.mutation<Album, { name: string }>({
      query: (body) => call(endpoints.createAlbum, { body }),
      transformResponse: albumOf,
      extraOptions: IN_FORM,
      onQueryStarted: async (_body, { dispatch, queryFulfilled }) => {
        const created = await queryFulfilled.catch(() => null)
        if (created) dispatch(patched((albums) => [...albums, created.data]))
      },
    }),
    renameAlbum: build.mutation<Album, { id: number; name: string }>({
      query: ({ id, name }) => call(endpoints.saveAlbum, { params: { id }, body: { name } }),
      transformResponse: albumOf,
      extraOptions: IN_FORM,
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const saved = await queryFulfilled.catch(() => null)
        if (!saved) return
        dispatch(patched((albums) => albums.map((one) => (one.id === id ? saved.data : one))))
      },
      invalidatesTags: ['Post'],
    }),
    /** Section 4: an album leaves the local list after a successful delete. */
    deleteAlbum: build.mutation<Album, { id: number }>({
      query: (params) => call(endpoints.deleteAlbum, { params }),
      transformResponse: albumOf,
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const deleted = await queryFulfilled.catch(() => null)
        if (deleted) dispatch(patched((albums) => albums.filter((one) => one.id !== id)))
      },
      invalidatesTags: ['Post', 'Widget'],
    }),
  }),
})

/** A patch of the list in the cache. */
function patched(change: (albums: Album[]) => Album[]) {
  return albumsApi.util.updateQueryData('listAlbums', undefined, change)
}

export const {
  useListAlbumsQuery,
  useCreateAlbumMutation,
  useRenameAlbumMutation,
  useDeleteAlbumMutation,
} = albumsApi
