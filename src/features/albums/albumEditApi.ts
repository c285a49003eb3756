import { api } from '@/common/api/api'
import { call } from '@/common/api/call'
import { paths } from '@/common/routing/paths'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import { albumEditingEndpoints } from '@/contract/endpoints/albumEditing'
import type { ResponseOf } from '@/contract/endpoint'
import type { Album } from '@/contract/entities/posts/album'
import { albumDeleted } from './albumBuilderSlice'
import { patchedList } from './albumListApi'
import { albumDialogClosed } from './albumsSlice'

const IN_FORM = { toast: false }
const albumOf = ({ album }: ResponseOf<typeof albumEditingEndpoints.getAlbum>) => album

/** One album, and the requests of its dialogs; a dialog closes when its request has succeeded. */
export const albumEditApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAlbum: build.query<Album, number>({
      query: (id) => call(albumEditingEndpoints.getAlbum, { params: { id } }),
      transformResponse: albumOf,
      extraOptions: { ...IN_FORM, record: 'full' },
      providesTags: ['Album'],
    }),
    renameAlbum: build.mutation<Album, { id: number; name: string }>({
      query: ({ id, name }) =>
        call(albumEditingEndpoints.saveAlbum, { params: { id }, body: { name } }),
      transformResponse: albumOf,
      extraOptions: IN_FORM,
      onQueryStarted: async (_album, { dispatch, queryFulfilled }) => {
        const saved = await queryFulfilled.catch(() => null)
        if (!saved) return
        dispatch(albumDialogClosed())
        for (const patch of savedPatches(saved.data)) dispatch(patch)
      },
      invalidatesTags: ['Post', 'Source'],
    }),
    /** An album leaves the local list after a successful delete (product-rules/albums.md#album-removal). */
    deleteAlbum: build.mutation<Album, { id: number }>({
      query: (params) => call(albumEditingEndpoints.deleteAlbum, { params }),
      transformResponse: albumOf,
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const deleted = await queryFulfilled.catch(() => null)
        if (!deleted) return
        dispatch(albumDialogClosed())
        dispatch(albumDeleted({ albumId: id }))
        dispatch(patchedList((albums) => albums.filter((one) => one.id !== id)))
        const { name } = deleted.data
        dispatch(
          toastShown({
            tone: 'success',
            message: { id: 'albums.alert_deleted', values: { name } },
            link: { to: paths.trash(), message: { id: 'trash.action_open' } },
          }),
        )
      },
      // Refused, it may have been deleted before.
      invalidatesTags: (_album, error) =>
        error ? ['Post', 'Widget', 'Source', 'Album'] : ['Post', 'Widget', 'Source'],
    }),
  }),
})

/** Patches that update an album in the cached lists. */
export function savedPatches(album: Album) {
  return [
    albumEditApi.util.updateQueryData('getAlbum', album.id, () => album),
    patchedList((albums) =>
      albums.map((one) => {
        if (one.id === album.id) return album
        // At most one album is the default.
        return album.defaultValue && one.defaultValue ? { ...one, defaultValue: false } : one
      }),
    ),
  ] as const
}

export const { useGetAlbumQuery, useRenameAlbumMutation, useDeleteAlbumMutation } = albumEditApi
