import { api } from '@/common/api/api'
import { call, callUrl } from '@/common/api/call'
import { currentAccount, runtimeConfig } from '@/common/api/pageFacts'
import { userApi } from '@/common/session/user'
import { pageLeft } from '@/common/store/pageThunks'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import type { BodyInputOf, ResponseOf } from '@/contract/endpoint'
import { paymentEndpoints } from '@/contract/endpoints/account/payments'
import type { LicenceMonths, Offer, Order, Quote } from '@/contract/entities/account/order'
import type { DocumentKind, Subscription } from '@/contract/entities/account/plan'
import { orderClosed } from './profileSlice'

const IN_PLACE = { toast: false }
const orderOf = ({ order }: ResponseOf<typeof paymentEndpoints.createOrder>) => order

export const paymentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOffer: build.query<Offer, void>({
      query: () => call(paymentEndpoints.getOffer),
      transformResponse: ({ offer }: ResponseOf<typeof paymentEndpoints.getOffer>) => offer,
      extraOptions: IN_PLACE,
      providesTags: ['Payment'],
    }),
    getQuote: build.query<Quote, { planId: number; months: LicenceMonths }>({
      query: (body) => call(paymentEndpoints.getQuote, { body }),
      transformResponse: ({ quote }: ResponseOf<typeof paymentEndpoints.getQuote>) => quote,
      // Not cached, because a quote depends on the time of its request.
      keepUnusedDataFor: 0,
      extraOptions: IN_PLACE,
      providesTags: ['Payment'],
    }),
    /** Orders a plan. Then the provider's page opens, or a toast confirms the invoice. */
    createOrder: build.mutation<Order, BodyInputOf<typeof paymentEndpoints.createOrder>>({
      query: (body) => call(paymentEndpoints.createOrder, { body }),
      transformResponse: orderOf,
      extraOptions: IN_PLACE,
      onQueryStarted: async (_body, { dispatch, queryFulfilled }) => {
        const created = await queryFulfilled.catch(() => null)
        if (!created) return
        const { id, method, confirmationUrl } = created.data
        if (confirmationUrl !== null) {
          dispatch(pageLeft(confirmationUrl))
          return
        }
        dispatch(orderClosed())
        if (method !== 'invoice') return
        const message = { id: 'profile.alert_invoice', values: { number: String(id) } } as const
        dispatch(toastShown({ tone: 'success', message }))
      },
      // A refusal may mean that prices have changed.
      invalidatesTags: ['Payment'],
    }),
    checkOrder: build.mutation<Order, number>({
      query: (id) => call(paymentEndpoints.checkOrder, { params: { id } }),
      transformResponse: orderOf,
      extraOptions: IN_PLACE,
      invalidatesTags: (order) => (order ? ['Payment', 'User', 'Usage'] : []),
    }),
    cancelOrder: build.mutation<Order, number>({
      query: (id) => call(paymentEndpoints.cancelOrder, { params: { id } }),
      transformResponse: orderOf,
      invalidatesTags: ['Payment'],
    }),
    resumeRenewal: build.mutation<Subscription, void>({
      query: () => call(paymentEndpoints.resumeRenewal),
      transformResponse: ({ plan }: ResponseOf<typeof paymentEndpoints.resumeRenewal>) => plan,
      onQueryStarted: async (_none, { dispatch, queryFulfilled }) => {
        const resumed = await queryFulfilled.catch(() => null)
        if (!resumed) return
        const { data: plan } = resumed
        dispatch(userApi.util.updateQueryData('getUser', undefined, (user) => ({ ...user, plan })))
        dispatch(toastShown({ tone: 'success', message: { id: 'profile.alert_resumed' } }))
      },
      // A refusal means that another user was first.
      invalidatesTags: (plan) => (plan ? ['Payment'] : ['Payment', 'User']),
    }),
  }),
})

const DOCUMENTS = {
  invoice: paymentEndpoints.getInvoice,
  act: paymentEndpoints.getAct,
  receipt: paymentEndpoints.getReceipt,
}

/** Address of a document of an order. */
export const documentUrl = (kind: DocumentKind, id: number): string =>
  callUrl(
    call(DOCUMENTS[kind], { params: { id } }),
    runtimeConfig().backOfficeUrl,
    currentAccount(),
  )

export const {
  useGetOfferQuery,
  useGetQuoteQuery,
  useCreateOrderMutation,
  useCheckOrderMutation,
  useCancelOrderMutation,
  useResumeRenewalMutation,
} = paymentsApi
