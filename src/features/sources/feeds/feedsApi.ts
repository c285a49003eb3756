import { api } from '@/common/api/api'
import { call } from '@/common/api/call'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import type { BodyInputOf, ResponseOf } from '@/contract/endpoint'
import { feedEndpoints } from '@/contract/endpoints/feeds'
import type { CatalogueFeed, RejectedOffer } from '@/contract/entities/catalogue/feed'
import { patchedIntegrations } from '../integrationsApi'
import { feedDialogClosed } from '../sourcesSlice'

type Id = { id: number }
const feedOf = ({ feed }: { feed: CatalogueFeed }) => feed

export const feedsApi = api.injectEndpoints({
  endpoints: (build) => ({
    createFeed: build.mutation<CatalogueFeed, BodyInputOf<typeof feedEndpoints.createFeed>>({
      query: (body) => call(feedEndpoints.createFeed, { body }),
      transformResponse: feedOf,
      extraOptions: { toast: false },
      invalidatesTags: (feed) => (feed ? ['User'] : []),
      onQueryStarted: async (_body, { dispatch, queryFulfilled }) => {
        const created = await queryFulfilled.catch(() => null)
        if (!created) return
        dispatch(kept(created.data))
        dispatch(feedDialogClosed())
        dispatch(toastShown({ tone: 'success', message: { id: 'feeds.alert_submitted' } }))
      },
    }),
    /** `shown`: the review or loss that the person sees. */
    acceptFeed: build.mutation<
      CatalogueFeed,
      Id & { shown: BodyInputOf<typeof feedEndpoints.acceptFeed> }
    >({
      query: ({ id, shown }) => call(feedEndpoints.acceptFeed, { params: { id }, body: shown }),
      transformResponse: feedOf,
      // After a failure, another user may have accepted or disconnected the feed meanwhile.
      invalidatesTags: (feed) => [feed ? 'User' : 'Integration'],
      onQueryStarted: async (_id, { dispatch, queryFulfilled }) => {
        const accepted = await queryFulfilled.catch(() => null)
        if (!accepted) return
        dispatch(kept(accepted.data))
        dispatch(feedDialogClosed())
      },
    }),
    readFeed: build.mutation<CatalogueFeed, Id>({
      query: (params) => call(feedEndpoints.readFeed, { params }),
      transformResponse: feedOf,
      invalidatesTags: (feed) => [feed ? 'User' : 'Integration'],
      onQueryStarted: async (_id, { dispatch, queryFulfilled }) => {
        const asked = await queryFulfilled.catch(() => null)
        if (asked) dispatch(kept(asked.data))
      },
    }),
    deleteFeed: build.mutation<Id, Id>({
      query: (params) => call(feedEndpoints.deleteFeed, { params }),
      invalidatesTags: (deleted) => (deleted ? ['User', 'Product'] : ['Integration']),
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const deleted = await queryFulfilled.catch(() => null)
        if (!deleted) return
        dispatch(
          patchedIntegrations((all) => {
            all.feeds = all.feeds.filter((feed) => feed.id !== id)
          }),
        )
        dispatch(feedDialogClosed())
        dispatch(toastShown({ tone: 'success', message: { id: 'feeds.alert_deleted' } }))
      },
    }),
    /** Loads the rows of a file: thousands of rows are neither cached nor recorded. */
    listRejectedOffers: build.mutation<RejectedOffer[], Id>({
      query: (params) => call(feedEndpoints.listRejectedOffers, { params }),
      transformResponse: ({ rejected }: ResponseOf<typeof feedEndpoints.listRejectedOffers>) =>
        rejected,
      extraOptions: { record: 'none' },
    }),
  }),
})

/** A patch that adds a feed to the cached ones, or replaces it there. */
function kept(feed: CatalogueFeed) {
  return patchedIntegrations((all) => {
    const index = all.feeds.findIndex(({ id }) => id === feed.id)
    if (index === -1) all.feeds.push(feed)
    else all.feeds[index] = feed
  })
}

export const {
  useCreateFeedMutation,
  useAcceptFeedMutation,
  useReadFeedMutation,
  useDeleteFeedMutation,
  useListRejectedOffersMutation,
} = feedsApi
