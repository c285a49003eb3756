import type { UnknownAction } from '@reduxjs/toolkit'
import { api } from '@/common/api/api'
import { asApiError, type FailurePolicy } from '@/common/api/apiError'
import { call } from '@/common/api/call'
import type { Message } from '@/common/i18n/messages'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import type { BodyInputOf, ResponseOf } from '@/contract/endpoint'
import { sourceEndpoints } from '@/contract/endpoints/sources'
import type { CatalogueFeed } from '@/contract/entities/catalogue/feed'
import type { Integration } from '@/contract/entities/sources/integration'
import { postsExpected } from './postsExpected'
import { integrationDeletionClosed, vkPanelClosed } from './sourcesSlice'

type Integrations = ResponseOf<typeof sourceEndpoints.listIntegrations>
type Counters = ResponseOf<typeof sourceEndpoints.saveCounters>
type Groups = ResponseOf<typeof sourceEndpoints.listMoreVkGroups>
type Dispatch = (action: UnknownAction) => unknown

export const IN_PLACE: Partial<FailurePolicy> = { toast: false }
export const integrationOf = ({ integration }: { integration: Integration }) => integration

export const integrationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listIntegrations: build.query<Integrations, void>({
      query: () => call(sourceEndpoints.listIntegrations),
      extraOptions: IN_PLACE,
      providesTags: ['Integration'],
      onQueryStarted: async (_nothing, { dispatch, getCacheEntry, queryFulfilled }) => {
        const before = getCacheEntry().data
        const loaded = await queryFulfilled.catch(() => null)
        if (before && loaded && areProductsNew(before.feeds, loaded.data.feeds)) {
          dispatch(integrationsApi.util.invalidateTags(['Product', 'User']))
        }
      },
    }),
    saveCounters: build.mutation<Counters, BodyInputOf<typeof sourceEndpoints.saveCounters>>({
      query: (body) => call(sourceEndpoints.saveCounters, { body }),
      extraOptions: IN_PLACE,
      invalidatesTags: (counters) => (counters ? ['User'] : []),
      onQueryStarted: async (_body, { dispatch, queryFulfilled }) => {
        const saved = await queryFulfilled.catch(() => null)
        if (!saved) return
        dispatch(
          patchedIntegrations((all) => {
            Object.assign(all, saved.data)
          }),
        )
        dispatch(successToast({ id: 'integrations.alert_counters-saved' }))
      },
    }),
    saveVkToken: build.mutation<Integration, BodyInputOf<typeof sourceEndpoints.saveVkToken>>({
      query: (body) => call(sourceEndpoints.saveVkToken, { body }),
      transformResponse: integrationOf,
      extraOptions: IN_PLACE,
      invalidatesTags: (saved) => (saved ? ['User', 'VkGroup', 'Source'] : []),
      onQueryStarted: async (_body, { dispatch, queryFulfilled }) => {
        const saved = await queryFulfilled.catch(() => null)
        if (!saved) return
        dispatch(kept(saved.data))
        dispatch(vkPanelClosed())
        const { status, name } = saved.data
        if (status !== 'working') return
        dispatch(postsExpected())
        dispatch(successToast({ id: 'integrations.alert_token-renewed', values: { name } }))
      },
    }),
    /** Pages of the groups that may be connected. A page's parameter is the number of groups before it. */
    listVkGroups: build.infiniteQuery<Groups, void, number>({
      query: ({ pageParam }) =>
        pageParam === 0
          ? call(sourceEndpoints.listVkGroups, { body: {} })
          : call(sourceEndpoints.listMoreVkGroups, { body: { offset: pageParam } }),
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: (last, pages) =>
          last.hasMore ? pages.reduce((sum, { groups }) => sum + groups.length, 0) : undefined,
      },
      // Groups change at VK, so the list is read again on every visit.
      keepUnusedDataFor: 0,
      extraOptions: IN_PLACE,
      providesTags: ['VkGroup'],
      onQueryStarted: (_nothing, { dispatch, queryFulfilled }) =>
        noteRefusedToken(dispatch, queryFulfilled),
    }),
    chooseVkGroup: build.mutation<Integration, { groupId: number }>({
      query: (body) => call(sourceEndpoints.listVkGroups, { body }),
      transformResponse: integrationOf,
      extraOptions: IN_PLACE,
      invalidatesTags: (chosen) => (chosen ? ['User', 'Source'] : []),
      onQueryStarted: async (_body, { dispatch, queryFulfilled }) => {
        void noteRefusedToken(dispatch, queryFulfilled)
        const chosen = await queryFulfilled.catch(() => null)
        if (!chosen) return
        dispatch(kept(chosen.data))
        dispatch(postsExpected())
        dispatch(vkPanelClosed())
        const { name } = chosen.data
        dispatch(successToast({ id: 'integrations.alert_group-connected', values: { name } }))
      },
    }),
    deleteIntegration: build.mutation<{ id: number }, { id: number }>({
      query: (body) => call(sourceEndpoints.deleteIntegration, { body }),
      invalidatesTags: (deleted) => (deleted ? ['User', 'Source'] : ['Integration']),
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const deleted = await queryFulfilled.catch(() => null)
        if (!deleted) return
        dispatch(
          patchedIntegrations((all) => {
            all.integrations = all.integrations.filter((one) => one.id !== id)
          }),
        )
        dispatch(integrationDeletionClosed())
        dispatch(vkPanelClosed())
        dispatch(successToast({ id: 'integrations.alert_deleted' }))
      },
    }),
  }),
})

/** When VK has refused the token, the back office has stored that, so the connections are read again. */
async function noteRefusedToken(dispatch: Dispatch, answer: Promise<unknown>): Promise<void> {
  const failure: unknown = await answer.then(
    () => null,
    (reason: { error: unknown }) => reason.error,
  )
  const error = asApiError(failure)
  if (error?.kind === 'envelope' && error.code === 'vk-token-refused') {
    dispatch(integrationsApi.util.invalidateTags(['Integration']))
  }
}

/** A patch that adds a connection to the cached ones, or replaces it there. */
export function kept(integration: Integration) {
  return patchedIntegrations((all) => {
    const others = all.integrations.filter(({ id }) => id !== integration.id)
    all.integrations = [...others, integration]
  })
}

/** A patch of the cached connections. */
export function patchedIntegrations(change: (all: Integrations) => void) {
  return integrationsApi.util.updateQueryData('listIntegrations', undefined, change)
}

export function successToast(message: Message) {
  return toastShown({ tone: 'success', message })
}

export const {
  useListIntegrationsQuery,
  useSaveCountersMutation,
  useSaveVkTokenMutation,
  useListVkGroupsInfiniteQuery,
  useChooseVkGroupMutation,
  useDeleteIntegrationMutation,
} = integrationsApi

type Reading = Pick<CatalogueFeed, 'id' | 'readAt'>

/** Whether any feed has brought its products up to date since `before`. */
function areProductsNew(before: readonly Reading[], now: readonly Reading[]): boolean {
  const known = new Map(before.map(({ id, readAt }) => [id, readAt]))
  return now.some(({ id, readAt }) => readAt !== null && readAt !== known.get(id))
}
