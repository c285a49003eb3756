import { api } from '@/common/api/api'
import { call } from '@/common/api/call'
import { userApi } from '@/common/session/user'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import type { ResponseOf } from '@/contract/endpoint'
import { privacyEndpoints } from '@/contract/endpoints/account/privacy'
import type { EventMonths, Privacy, Retention } from '@/contract/entities/account/privacy'
import type { Deletion } from '@/contract/entities/account/deletion'
import { deletionClosed, retentionChosen } from './profileSlice'

const IN_PLACE = { toast: false }
const retentionOf = ({ retention }: ResponseOf<typeof privacyEndpoints.getRetention>) => retention

export const privacyApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPrivacy: build.query<Privacy, void>({
      query: () => call(privacyEndpoints.getPrivacy),
      transformResponse: ({ privacy }: ResponseOf<typeof privacyEndpoints.getPrivacy>) => privacy,
      extraOptions: IN_PLACE,
    }),
    getRetention: build.query<Retention, void>({
      query: () => call(privacyEndpoints.getRetention),
      transformResponse: retentionOf,
      extraOptions: IN_PLACE,
    }),
    saveRetention: build.mutation<Retention, EventMonths>({
      query: (months) => call(privacyEndpoints.saveRetention, { body: { months } }),
      transformResponse: retentionOf,
      onQueryStarted: async (_months, { dispatch, queryFulfilled }) => {
        const saved = await queryFulfilled.catch(() => null)
        if (!saved) return
        dispatch(privacyApi.util.updateQueryData('getRetention', undefined, () => saved.data))
        dispatch(retentionChosen(undefined))
        dispatch(toastShown({ tone: 'success', message: { id: 'retention.alert_saved' } }))
      },
    }),
    /** Closes its dialog; the band above every screen shows the scheduled deletion. */
    askDeletion: build.mutation<Deletion, { currentPassword: string; shop: string }>({
      query: (body) => call(privacyEndpoints.askDeletion, { body }),
      transformResponse: ({ deletion }: ResponseOf<typeof privacyEndpoints.askDeletion>) =>
        deletion,
      extraOptions: IN_PLACE,
      onQueryStarted: async (_body, { dispatch, queryFulfilled }) => {
        const asked = await queryFulfilled.catch(() => null)
        if (!asked) return
        dispatch(
          userApi.util.updateQueryData('getUser', undefined, (user) => ({
            ...user,
            deletion: asked.data,
          })),
        )
        dispatch(deletionClosed())
      },
    }),
    /** Cancels the deletion. No other data is refetched, as nothing could change meanwhile. */
    keepAccount: build.mutation<unknown, void>({
      query: () => call(privacyEndpoints.keepAccount),
      onQueryStarted: async (_none, { dispatch, queryFulfilled }) => {
        const kept = await queryFulfilled.catch(() => null)
        if (!kept) return
        dispatch(
          userApi.util.updateQueryData('getUser', undefined, (user) => ({
            ...user,
            deletion: null,
          })),
        )
        dispatch(toastShown({ tone: 'success', message: { id: 'deletion.alert_kept' } }))
      },
    }),
  }),
})

export const {
  useGetPrivacyQuery,
  useGetRetentionQuery,
  useSaveRetentionMutation,
  useAskDeletionMutation,
  useKeepAccountMutation,
} = privacyApi
