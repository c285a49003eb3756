import { api } from '@/common/api/api'
import { call } from '@/common/api/call'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import { albumEditingEndpoints } from '@/contract/endpoints/albumEditing'
import type { ResponseOf } from '@/contract/endpoint'
import { postMoved } from './albumBuilderSlice'
import { loadedPages, ORDER_TAG, pagesShown, type ApiState } from './albumPostsApi'
import { moveInPages, type AlbumPostList } from './albumRules'
import { sendInTurn } from './movesUnderWay'

type MovedPost = ResponseOf<typeof albumEditingEndpoints.updatePostPosition>

/** A post of a list moves from one position to another, both from 0. */
export interface PostMove {
  list: AlbumPostList
  albumId: number
  postId: number
  from: number
  to: number
  /** The post beside which the moved post was dropped; absent when the person chose a position. */
  nextTo?: { postId: number; side: 'before' | 'after' }
}

/** Moves posts of an album's list to its top. */
export interface MoveToTop {
  albumId: number
  postList: number[]
}

/** Moves of an album's posts in its manual order. */
export const albumOrderApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * A move is shown immediately. The list is compared with the stored order when the request fails, or when its
     * response shows that another user has reordered the album.
     */
    moveAlbumPost: build.mutation<unknown, PostMove>({
      queryFn: async ({ albumId, postId, to, nextTo }, { dispatch }, _options, baseQuery) => {
        const body = { albumId, postId, position: to, nextTo }
        return sendInTurn(dispatch, () =>
          baseQuery(call(albumEditingEndpoints.updatePostPosition, { body })),
        )
      },
      onQueryStarted: async ({ list, from, to }, { dispatch, queryFulfilled, getState }) => {
        const pages = loadedPages(list, getState() as ApiState)
        const postsOfPages = pages.map(({ postInfoList }) => postInfoList)
        const moved = moveInPages(postsOfPages, from, to)
        dispatch(
          pagesShown(
            list,
            pages.map((page, index) => ({ ...page, postInfoList: moved[index] ?? [] })),
          ),
        )
        const loaded = postsOfPages.flat().length
        dispatch(postMoved({ place: to + 1 }))
        const done = await queryFulfilled.catch(() => null)
        const { position } = (done?.data ?? {}) as Partial<MovedPost>
        // When the post moved beyond the loaded posts, the last loaded page lacks a post.
        if (position === to && to < loaded) return
        dispatch(albumOrderApi.util.invalidateTags([ORDER_TAG]))
      },
    }),
    movePostsToTop: build.mutation<unknown, MoveToTop>({
      query: (body) => call(albumEditingEndpoints.movePostsToTop, { body }),
      onQueryStarted: async ({ postList }, { dispatch, queryFulfilled }) => {
        const isDone = await queryFulfilled.then(
          () => true,
          () => false,
        )
        if (!isDone) return
        const count = postList.length
        dispatch(
          toastShown({
            tone: 'success',
            message: { id: 'albums.alert_to-top', values: { count } },
          }),
        )
      },
      invalidatesTags: [ORDER_TAG],
    }),
  }),
})

export const { useMoveAlbumPostMutation, useMovePostsToTopMutation } = albumOrderApi
