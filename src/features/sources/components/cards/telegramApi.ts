import { api } from '@/common/api/api'
import { call } from '@/common/api/call'
import type { BodyInputOf } from '@/contract/endpoint'
import { sourceEndpoints } from '@/contract/endpoints/sources'
import type { Integration } from '@/contract/entities/sources/integration'
import {
  IN_PLACE,
  integrationOf,
  integrationsApi,
  kept,
  successToast,
} from '@/features/sources/integrationsApi'
import { postsExpected } from '@/features/sources/postsExpected'

const telegramApi = api.injectEndpoints({
  endpoints: (build) => ({
    saveTelegramToken: build.mutation<
      Integration,
      BodyInputOf<typeof sourceEndpoints.saveTelegramToken>
    >({
      query: (body) => call(sourceEndpoints.saveTelegramToken, { body }),
      transformResponse: integrationOf,
      extraOptions: IN_PLACE,
      invalidatesTags: (saved) => (saved ? ['User', 'Source'] : []),
      onQueryStarted: async (_body, { dispatch, getState, queryFulfilled }) => {
        const known = integrationsApi.endpoints.listIntegrations.select()(getState())
        const saved = await queryFulfilled.catch(() => null)
        if (!saved) return
        const { id, name } = saved.data
        const isRenewed = known.data?.integrations.some((one) => one.id === id) ?? false
        dispatch(kept(saved.data))
        dispatch(postsExpected())
        dispatch(
          successToast(
            isRenewed
              ? { id: 'integrations.alert_bot-renewed' }
              : { id: 'integrations.alert_bot-connected', values: { name } },
          ),
        )
      },
    }),
  }),
})

export const { useSaveTelegramTokenMutation } = telegramApi
