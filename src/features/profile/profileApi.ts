import { api } from '@/common/api/api'
import { asApiError, failureMessage } from '@/common/api/apiError'
import { call } from '@/common/api/call'
import { runtimeConfig } from '@/common/api/pageFacts'
import type { Message } from '@/common/i18n/messages'
import { userApi } from '@/common/session/user'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import { profileEndpoints } from '@/contract/endpoints/account/profile'
import { userEndpoints } from '@/contract/endpoints/user'
import type { ResponseOf } from '@/contract/endpoint'
import type { Payment, Plan, Subscription } from '@/contract/entities/account/plan'
import type { User } from '@/contract/entities/account/user'
import { cancelClosed } from './profileSlice'

const IN_PLACE = { toast: false }

export const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPayments: build.query<Payment[], void>({
      query: () => call(profileEndpoints.listPayments),
      transformResponse: ({ payments }: ResponseOf<typeof profileEndpoints.listPayments>) =>
        payments,
      extraOptions: IN_PLACE,
      providesTags: ['Payment'],
    }),
    listPlans: build.query<Plan[], void>({
      query: () => call(profileEndpoints.listPlans),
      transformResponse: ({ plans }: ResponseOf<typeof profileEndpoints.listPlans>) => plans,
      extraOptions: IN_PLACE,
    }),
    /** Ends the automatic renewal. The failure message names the support contact (product-rules/account.md#licence). */
    unsubscribe: build.mutation<Subscription, void>({
      query: () => call(profileEndpoints.unsubscribe),
      transformResponse: ({ plan }: ResponseOf<typeof profileEndpoints.unsubscribe>) => plan,
      extraOptions: IN_PLACE,
      onQueryStarted: async (_none, { dispatch, queryFulfilled }) => {
        try {
          const { data: plan } = await queryFulfilled
          dispatch(
            userApi.util.updateQueryData('getUser', undefined, (user) => ({ ...user, plan })),
          )
          dispatch(toastShown({ tone: 'success', message: { id: 'profile.alert_unsubscribed' } }))
        } catch (failure) {
          const { error } = failure as { error: unknown }
          const message = unsubscribeFailure(error)
          if (message) dispatch(toastShown({ tone: 'error', message }))
        }
        dispatch(cancelClosed())
      },
      // A refusal means that another user has cancelled it.
      invalidatesTags: (_plan, error) =>
        isCancelledAlready(error) ? ['User', 'Payment'] : ['Payment'],
    }),
    saveName: build.mutation<User, string>({
      query: (name) => call(userEndpoints.saveUser, { body: { name } }),
      transformResponse: ({ user }: ResponseOf<typeof userEndpoints.saveUser>) => user,
      extraOptions: IN_PLACE,
      onQueryStarted: async (_name, { dispatch, queryFulfilled }) => {
        const saved = await queryFulfilled.catch(() => null)
        if (!saved) return
        dispatch(userApi.util.updateQueryData('getUser', undefined, () => saved.data))
        dispatch(toastShown({ tone: 'success', message: { id: 'profile.alert_name-saved' } }))
      },
      invalidatesTags: ['Team'],
    }),
    saveTimeZone: build.mutation<User, string>({
      query: (timeZone) => call(userEndpoints.saveAccount, { body: { timeZone } }),
      transformResponse: ({ user }: ResponseOf<typeof userEndpoints.saveAccount>) => user,
      onQueryStarted: async (_timeZone, { dispatch, queryFulfilled }) => {
        const saved = await queryFulfilled.catch(() => null)
        if (!saved) return
        dispatch(userApi.util.updateQueryData('getUser', undefined, () => saved.data))
        dispatch(toastShown({ tone: 'success', message: { id: 'profile.alert_zone-saved' } }))
      },
    }),
  }),
})

function isCancelledAlready(failure: unknown): boolean {
  const error = asApiError(failure)
  return error?.kind === 'envelope' && error.code === 'nothing-to-cancel'
}

function unsubscribeFailure(failure: unknown): Message | null {
  const message = failureMessage(failure)
  if (message === null || isCancelledAlready(failure)) return message
  return {
    id: 'profile.alert_unsubscribe-failed',
    values: { contact: runtimeConfig().supportContact ?? 'none' },
  }
}

export const {
  useListPaymentsQuery,
  useListPlansQuery,
  useUnsubscribeMutation,
  useSaveNameMutation,
  useSaveTimeZoneMutation,
} = profileApi
