import { pollingWhile } from '@/common/api/pollingWhile'
import type { ResponseOf } from '@/contract/endpoint'
import type { sourceEndpoints } from '@/contract/endpoints/sources'
import { integrationsApi } from './integrationsApi'

/** Options of the query of connections: it is repeated as long as a feed is being read or a bot waits for its channel. */
export function useConnectionPolling() {
  const { isReading, error } = integrationsApi.endpoints.listIntegrations.useQueryState(undefined, {
    selectFromResult: ({ data, error }) => ({
      isReading: data !== undefined && isUnderWay(data),
      error,
    }),
  })
  return pollingWhile(isReading, error)
}

const isUnderWay = ({ feeds, integrations }: ResponseOf<typeof sourceEndpoints.listIntegrations>) =>
  feeds.some(({ status }) => status === 'processing') ||
  integrations.some(({ type, status }) => type === 'telegram' && status === 'waiting')
