import { api } from '@/common/api/api'
import { call } from '@/common/api/call'
import { pictureForm } from '@/common/uploads/pictureForm'
import { sendFormQuery } from '@/common/uploads/sendFormQuery'
import { albumEditingEndpoints } from '@/contract/endpoints/albumEditing'
import type { ResponseOf } from '@/contract/endpoint'
import type { Album, AlbumSettings } from '@/contract/entities/album'
import { postMoved } from './albumBuilderSlice'
import { savedPatches } from './albumEditApi'
import { moveInPages, type AlbumPostList } from './albumRules'

const SHOWN_IN_PLACE = { toast: false }
type AlbumPostPage = ResponseOf<typeof albumEditingEndpoints.listAlbumPosts>
const albumOf = ({ album }: ResponseOf<typeof albumEditingEndpoints.getAlbum>) => album

/** A post of a list moves from one position to another, both from 0. */
export interface PostMove {
  list: AlbumPostList
  albumId: number
  postId: number
  from: number
  to: number
}

/**
 * Moves of one store, which is known by its dispatch, are sent one after another: each counts its place in the order
 * that the one before has left.
 */
const lastMoves = new WeakMap<object, Promise<unknown>>()

export const albumBuilderApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAlbumPosts: build.infiniteQuery<AlbumPostPage, AlbumPostList, number>({
      query: ({ queryArg, pageParam }) =>
        call(albumEditingEndpoints.listAlbumPosts, {
          body: { ...queryArg, paging: { page: pageParam } },
        }),
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ paging }) =>
          paging.page < paging.pageCount ? paging.page + 1 : undefined,
      },
      extraOptions: { ...SHOWN_IN_PLACE, record: 'full' },
      providesTags: ['Post', 'Album'],
    }),
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
    /** Shown at once; when it fails, the list is read again. */
    moveAlbumPost: build.mutation<unknown, PostMove>({
      queryFn: async ({ albumId, postId, to }, { dispatch }, _options, baseQuery) => {
        const body = { albumId, postId, position: to }
        const before = lastMoves.get(dispatch) ?? Promise.resolve()
        const sent = before.then(() =>
          baseQuery(call(albumEditingEndpoints.updatePostPosition, { body })),
        )
        lastMoves.set(dispatch, sent)
        return sent
      },
      onQueryStarted: async ({ list, from, to }, { dispatch, queryFulfilled }) => {
        dispatch(
          albumBuilderApi.util.updateQueryData('listAlbumPosts', list, ({ pages }) => {
            const moved = moveInPages(
              pages.map(({ postInfoList }) => postInfoList),
              from,
              to,
            )
            for (const [index, page] of pages.entries()) {
              page.postInfoList = moved[index] ?? page.postInfoList
            }
          }),
        )
        dispatch(postMoved({ place: to + 1 }))
        const isDone = await queryFulfilled.then(
          () => true,
          () => false,
        )
        if (!isDone) dispatch(albumBuilderApi.util.invalidateTags(['Album']))
      },
    }),
  }),
})

export const { useListAlbumPostsInfiniteQuery, useMoveAlbumPostMutation } = albumBuilderApi
