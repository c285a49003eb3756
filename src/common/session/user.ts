import { api } from '@/common/api/api'
import { call } from '@/common/api/call'
import { pageLeft } from '@/common/store/pageThunks'
import { LANDING_PATH } from '@/contract/addresses'
import { userEndpoints } from '@/contract/endpoints/user'
import type { User } from '@/contract/entities/account/user'
import type { Locale } from '@/contract/locale'
import { hasPermission, type Permission } from '@/contract/permissions'

export const userApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUser: build.query<User, void>({
      query: () => call(userEndpoints.getUser),
      transformResponse: ({ user }: { user: User }) => user,
      providesTags: ['User'],
    }),
    /** Ends the visit of a person of the provider, who leaves the cabinet. */
    endVisit: build.mutation<unknown, void>({
      query: () => call(userEndpoints.endVisit),
      onQueryStarted: async (_nothing, { dispatch, queryFulfilled }) => {
        const ended = await queryFulfilled.catch(() => null)
        if (ended) dispatch(pageLeft(LANDING_PATH))
      },
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

export const { useEndVisitMutation, useGetUserQuery, useSaveUserLocaleMutation } = userApi

/** The signed-in person in this account; loaded by the start-up before anything is rendered. */
export function useUser(): User {
  const { data } = useGetUserQuery()
  if (!data) throw new Error('user data is loaded at start-up')
  return data
}

/** The part of the user data for permission checks (product-rules/account.md#permissions). */
export function permissionHolder(user: User) {
  return {
    isViewedByAdmin: user.isViewedByAdmin,
    isOwner: user.isOwner,
    permissions: user.teamMembership?.teamRole.teamRolePermissions.map(({ name }) => name) ?? [],
  }
}

/** Whether the person holds a permission, or any one of a list. */
export function usePermission(wanted: Permission | readonly Permission[]): boolean {
  return hasPermission(permissionHolder(useUser()), wanted)
}
