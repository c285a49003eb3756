import { api } from '@/common/api/api'
import { call } from '@/common/api/call'
import { userApi } from '@/common/session/user'
import { gettingStartedEndpoints } from '@/contract/endpoints/account/gettingStarted'
import { FIRST_STEPS, type GettingStarted } from '@/contract/entities/account/gettingStarted'

/** `isClosed`: by the person, who may bring the steps back. */
const panelShown = (isShown: boolean, isClosed = false) =>
  userApi.util.updateQueryData('getUser', undefined, (user) => {
    user.isGettingStarted = isShown
    user.isGettingStartedClosed = isClosed
  })

/** The first steps; loaded with their panel, and only while the user data list some as unfinished. */
export const gettingStartedApi = api.injectEndpoints({
  endpoints: (build) => ({
    getGettingStarted: build.query<GettingStarted, void>({
      query: () => call(gettingStartedEndpoints.getGettingStarted),
      extraOptions: { toast: false, on403: 'silent', record: 'full' },
      // A post that is loaded from a network can complete a step too.
      providesTags: ['Post'],
      onQueryStarted: async (_none, { dispatch, queryFulfilled }) => {
        const read = await queryFulfilled.catch(() => null)
        if (read?.data.done.length === FIRST_STEPS.length) dispatch(panelShown(false))
      },
    }),
    closeGettingStarted: build.mutation<unknown, void>({
      query: () => call(gettingStartedEndpoints.closeGettingStarted),
      onQueryStarted: async (_none, { dispatch, queryFulfilled }) => {
        const closed = await queryFulfilled.catch(() => null)
        if (closed) dispatch(panelShown(false, true))
      },
    }),
    reopenGettingStarted: build.mutation<unknown, void>({
      query: () => call(gettingStartedEndpoints.reopenGettingStarted),
      onQueryStarted: async (_none, { dispatch, queryFulfilled }) => {
        const reopened = await queryFulfilled.catch(() => null)
        if (reopened) dispatch(panelShown(true))
      },
    }),
  }),
})

export const {
  useGetGettingStartedQuery,
  useCloseGettingStartedMutation,
  useReopenGettingStartedMutation,
} = gettingStartedApi
