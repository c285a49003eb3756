import { api } from '@/common/api/api'
import { call } from '@/common/api/call'
import { pictureForm, sendFormQuery } from '@/common/uploads/sendFormQuery'
import { albumEditingEndpoints } from '@/contract/endpoints/albumEditing'
import type { ResponseOf } from '@/contract/endpoint'
import type { Album, AlbumSettings } from '@/contract/entities/posts/album'
import { savedPatches } from './albumEditApi'

const SHOWN_IN_PLACE = { toast: false }
const albumOf = ({ album }: ResponseOf<typeof albumEditingEndpoints.getAlbum>) => album

export const albumBuilderApi = api.injectEndpoints({
  endpoints: (build) => ({
    saveAlbumSettings: build.mutation<Album, { id: number; settings: AlbumSettings }>({
      query: ({ id, settings }) =>
        call(albumEditingEndpoints.saveAlbum, { params: { id }, body: settings }),
      transformResponse: albumOf,
      extraOptions: SHOWN_IN_PLACE,
      onQueryStarted: async (_settings, { dispatch, queryFulfilled }) => {
        const saved = await queryFulfilled.catch(() => null)
        if (!saved) return
        for (const patch of savedPatches(saved.data)) dispatch(patch)
      },
      // Sources contain the name of the default album.
      invalidatesTags: (_album, error, { settings }) =>
        error || settings.defaultValue === undefined ? [] : ['Source'],
    }),
    /** Checks a file of the registry and uploads it; the outcome is shown at the cover. */
    uploadAlbumCover: build.mutation<Album, { id: number; fileId: string }>({
      queryFn: sendFormQuery({
        endpoint: albumEditingEndpoints.uploadAlbumCover,
        partsOf: ({ id }: { id: number; fileId: string }) => ({ params: { id } }),
        formOf: pictureForm('albumCover'),
        dataOf: albumOf,
      }),
      extraOptions: SHOWN_IN_PLACE,
      onQueryStarted: async (_file, { dispatch, queryFulfilled }) => {
        const saved = await queryFulfilled.catch(() => null)
        if (!saved) return
        for (const patch of savedPatches(saved.data)) dispatch(patch)
      },
    }),
  }),
})
