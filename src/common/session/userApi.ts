import { api } from '../api/api'
import { call } from '../api/call'
import type { User } from '@/contract/entities/account/user'
import { userEndpoints } from '@/contract/endpoints/user'
import type { Locale } from '@/contract/locale'

export const userApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUser: build.query<User, void>({
      query: () => call(userEndpoints.getUser),
      transformResponse: ({ user }: { user: User }) => user,
      providesTags: ['User'],
    }),
    saveUserLocale: build.mutation<User, Locale>({
      query: (locale) => call(userEndpoints.saveUser, { body: { locale } }),
      transformResponse: ({ user }: { user: User }) => user,
      onQueryStarted: async (_locale, { dispatch, queryFulfilled }) => {
        const saved = await queryFulfilled.catch(() => null)
        if (saved) dispatch(userApi.util.updateQueryData('getUser', undefined, () => saved.data))
      },
    }),
  }),
})

export const { useGetUserQuery, useSaveUserLocaleMutation } = userApi
