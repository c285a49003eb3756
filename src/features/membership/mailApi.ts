import { api } from '@/common/api/api'
import { call } from '@/common/api/call'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import type { ResponseOf } from '@/contract/endpoint'
import { mailEndpoints } from '@/contract/endpoints/account/mail'
import type { EmailChange, Mail, MailChoice } from '@/contract/entities/account/mail'
import { emailChangeClosed } from './membershipSlice'

const IN_PLACE = { toast: false }
const mailOf = ({ mail }: ResponseOf<typeof mailEndpoints.getMail>) => mail

export const mailApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMail: build.query<Mail, void>({
      query: () => call(mailEndpoints.getMail),
      transformResponse: mailOf,
      extraOptions: IN_PLACE,
    }),
    /** Closes its form; the dialog below shows the pending change. */
    askEmailChange: build.mutation<Mail, EmailChange>({
      query: (body) => call(mailEndpoints.askEmailChange, { body }),
      transformResponse: mailOf,
      extraOptions: IN_PLACE,
      onQueryStarted: async (_body, { dispatch, queryFulfilled }) => {
        const asked = await queryFulfilled.catch(() => null)
        if (!asked) return
        dispatch(stored(asked.data))
        dispatch(emailChangeClosed())
      },
    }),
    cancelEmailChange: build.mutation<Mail, void>({
      query: () => call(mailEndpoints.cancelEmailChange),
      transformResponse: mailOf,
      onQueryStarted: async (_none, { dispatch, queryFulfilled }) => {
        const left = await queryFulfilled.catch(() => null)
        if (!left) return
        dispatch(stored(left.data))
        dispatch(toastShown({ tone: 'success', message: { id: 'mail.alert_cancelled' } }))
      },
    }),
    /** An optimistic patch with a rollback of this choice only, because the response to another one may arrive meanwhile. */
    chooseLetters: build.mutation<Mail, MailChoice>({
      query: (body) => call(mailEndpoints.chooseLetters, { body }),
      transformResponse: mailOf,
      onQueryStarted: async ({ topic, isOn }, { dispatch, queryFulfilled }) => {
        const set = (value: boolean) =>
          mailApi.util.updateQueryData('getMail', undefined, ({ topics }) => {
            for (const one of topics) if (one.topic === topic) one.isOn = value
          })
        dispatch(set(isOn))
        await queryFulfilled.catch(() => dispatch(set(!isOn)))
      },
    }),
  }),
})

const stored = (mail: Mail) => mailApi.util.updateQueryData('getMail', undefined, () => mail)

export const {
  useGetMailQuery,
  useAskEmailChangeMutation,
  useCancelEmailChangeMutation,
  useChooseLettersMutation,
} = mailApi
