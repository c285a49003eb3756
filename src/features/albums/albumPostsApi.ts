import { api } from '@/common/api/api'
import { call } from '@/common/api/call'
import { PAGE_SIZE } from '@/contract/constants'
import { albumEditingEndpoints } from '@/contract/endpoints/albumEditing'
import { LIMITS } from '@/contract/limits'
import {
  isSettled,
  pagesToRead,
  settledPages,
  type AlbumOrder,
  type AlbumPostPage,
} from './albumPages'
import type { AlbumPostList } from './albumRules'
import { readBetweenMoves } from './movesUnderWay'

/** More pages than this are not read again; the list begins with its first page instead. */
const PAGES_AT_ONCE = 20
/** Tags of requests that compare the loaded posts with the stored order. */
export const ORDER_TAG = { type: 'Album', id: 'order' } as const

const RECORDED = { toast: false, record: 'full' } as const

export type ApiState = Record<typeof api.reducerPath, ReturnType<typeof api.reducer>>

/** The posts of an album. The editor also uses this list, to page through the album. */
export const albumPostsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAlbumPosts: build.infiniteQuery<AlbumPostPage, AlbumPostList, number>({
      query: ({ queryArg, pageParam }) =>
        call(albumEditingEndpoints.listAlbumPosts, {
          body: { ...queryArg, paging: { page: pageParam } },
        }),
      infiniteQueryOptions: {
        initialPageParam: 1,
        // A refetch reads only the first page, not all pages that were loaded by scrolling.
        refetchCachedPages: false,
        getNextPageParam: ({ paging }) =>
          paging.page < paging.pageCount ? paging.page + 1 : undefined,
      },
      extraOptions: RECORDED,
      // No tags: `settleAlbumPosts` has them, and refetches only changed posts.
      onCacheEntryAdded: async (list, { dispatch, cacheDataLoaded, cacheEntryRemoved }) => {
        const isLoaded = await cacheDataLoaded.then(
          () => true,
          () => false,
        )
        if (!isLoaded) return
        const settling = dispatch(albumPostsApi.endpoints.settleAlbumPosts.initiate(list))
        await cacheEntryRemoved
        settling.unsubscribe()
      },
    }),
    /**
     * Keeps a loaded list equal to the server's: one request returns the ids of its posts in order,
     * and only the pages with new or changed posts are read. The first time, right after the first
     * page, there is nothing to compare.
     */
    settleAlbumPosts: build.query<AlbumOrder | null, AlbumPostList>({
      queryFn: async (list, { dispatch, getState }, _options, baseQuery) => {
        const loaded = () => loadedPages(list, getState() as ApiState)
        const isFirst =
          albumPostsApi.endpoints.settleAlbumPosts.select(list)(getState() as ApiState).data ===
          undefined
        if (isFirst) return { data: null }
        const count = Math.min(loaded().length * PAGE_SIZE, LIMITS.postsCompared)
        if (count === 0) return { data: null }
        const { data, error, meta } = await readBetweenMoves(dispatch, () =>
          baseQuery(call(albumEditingEndpoints.listAlbumOrder, { body: { ...list, count } })),
        )
        if (error) return { error, ...(meta && { meta }) }
        const order = data as AlbumOrder
        const numbers = pagesToRead(loaded(), order)
        if (numbers.length > PAGES_AT_ONCE) {
          await dispatch(
            albumPostsApi.endpoints.listAlbumPosts.initiate(list, {
              subscribe: false,
              forceRefetch: true,
            }),
          )
          return { data: order }
        }
        const responses = await Promise.all(
          numbers.map(async (page) =>
            baseQuery(
              call(albumEditingEndpoints.listAlbumPosts, { body: { ...list, paging: { page } } }),
            ),
          ),
        )
        const failed = responses.find((response) => response.error)
        if (failed?.error) return { error: failed.error }
        // A request for a further page stores the earlier pages as they were when it started, so it must end first.
        await dispatch(albumPostsApi.util.getRunningQueryThunk('listAlbumPosts', list))
        const pages = loaded()
        const fresh = responses.map((response) => response.data as AlbumPostPage)
        if (fresh.length > 0 || !isSettled(pages, order)) {
          dispatch(pagesShown(list, settledPages(pages, order, fresh, count)))
        }
        return { data: order }
      },
      extraOptions: { ...RECORDED, on403: 'silent' },
      providesTags: ['Post', ORDER_TAG],
    }),
  }),
})

export const loadedPages = (list: AlbumPostList, state: ApiState): AlbumPostPage[] =>
  albumPostsApi.endpoints.listAlbumPosts.select(list)(state).data?.pages ?? []

/** Replaces the loaded pages of a list by these. */
export const pagesShown = (list: AlbumPostList, pages: AlbumPostPage[]) =>
  albumPostsApi.util.updateQueryData('listAlbumPosts', list, (shown) => {
    shown.pages = pages
    shown.pageParams = pages.map(({ paging }) => paging.page)
  })

export const { useListAlbumPostsInfiniteQuery } = albumPostsApi
