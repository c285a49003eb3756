import { api } from '@/common/api/api'
import { call } from '@/common/api/call'
import type { BodyInputOf } from '@/contract/endpoint'
import { sourceEndpoints } from '@/contract/endpoints/sources'
import type { FoundChannel } from '@/contract/entities/sources/channel'
import type { Integration } from '@/contract/entities/sources/integration'
import { IN_PLACE, integrationOf, kept, successToast } from '@/features/sources/integrationsApi'
import { postsExpected } from '@/features/sources/postsExpected'
import { channelFound, channelPutAside } from '@/features/sources/sourcesSlice'

const channelsApi = api.injectEndpoints({
  endpoints: (build) => ({
    findChannel: build.mutation<FoundChannel, BodyInputOf<typeof sourceEndpoints.findChannel>>({
      query: (body) => call(sourceEndpoints.findChannel, { body }),
      transformResponse: ({ channel }: { channel: FoundChannel }) => channel,
      extraOptions: IN_PLACE,
      onQueryStarted: async (_body, { dispatch, queryFulfilled }) => {
        const found = await queryFulfilled.catch(() => null)
        if (found) dispatch(channelFound(found.data))
      },
    }),
    connectChannel: build.mutation<Integration, BodyInputOf<typeof sourceEndpoints.connectChannel>>(
      {
        query: (body) => call(sourceEndpoints.connectChannel, { body }),
        transformResponse: integrationOf,
        extraOptions: IN_PLACE,
        invalidatesTags: (connected) => (connected ? ['User', 'Source'] : []),
        onQueryStarted: async (_body, { dispatch, queryFulfilled }) => {
          const connected = await queryFulfilled.catch(() => null)
          if (!connected) return
          dispatch(kept(connected.data))
          dispatch(channelPutAside())
          dispatch(postsExpected())
          const { name } = connected.data
          dispatch(successToast({ id: 'integrations.alert_channel-connected', values: { name } }))
        },
      },
    ),
  }),
})

export const { useFindChannelMutation, useConnectChannelMutation } = channelsApi
