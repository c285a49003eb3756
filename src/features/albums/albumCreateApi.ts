import { api } from '@/common/api/api'
import { call } from '@/common/api/call'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import { albumEditingEndpoints } from '@/contract/endpoints/albumEditing'
import type { ResponseOf } from '@/contract/endpoint'
import type { Album } from '@/contract/entities/posts/album'
import { patchedList } from './albumListApi'

/**
 * Creates an album, from the albums' own page or from a field of another screen. A refusal is shown where the album was
 * created.
 */
export const albumCreateApi = api.injectEndpoints({
  endpoints: (build) => ({
    createAlbum: build.mutation<Album, { name: string; isStory?: boolean }>({
      query: (body) => call(albumEditingEndpoints.createAlbum, { body }),
      transformResponse: ({ album }: ResponseOf<typeof albumEditingEndpoints.createAlbum>) => album,
      extraOptions: { toast: false },
      onQueryStarted: async (_body, { dispatch, queryFulfilled }) => {
        const created = await queryFulfilled.catch(() => null)
        if (!created) return
        const { name } = created.data
        dispatch(patchedList((albums) => [...albums, created.data]))
        dispatch(
          toastShown({
            tone: 'success',
            message: { id: 'albums.alert_created', values: { name } },
          }),
        )
      },
    }),
  }),
})

export const { useCreateAlbumMutation } = albumCreateApi
