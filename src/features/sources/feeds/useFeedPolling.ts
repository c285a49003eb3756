import { asApiError, isAccessLost } from '@/common/api/apiError'
import { integrationsApi } from '../integrationsApi'

/** While a feed is read. */
const POLLING_MS = 2000
/** While the back office fails to say how far it is. */
const FAILED_POLLING_MS = 10_000

/** Options of the query of connections: it is repeated as long as any feed is being read. */
export function useFeedPolling() {
  const { isReading, error } = integrationsApi.endpoints.listIntegrations.useQueryState(undefined, {
    selectFromResult: ({ data, error }) => ({
      isReading: data?.feeds.some(({ status }) => status === 'processing') ?? false,
      error: asApiError(error),
    }),
  })
  const isOver = error !== null && isAccessLost(error)
  const period = error ? FAILED_POLLING_MS : POLLING_MS
  return {
    pollingInterval: isReading && !isOver ? period : 0,
    skipPollingIfUnfocused: true,
    // Meanwhile a feed may have been read by itself.
    refetchOnFocus: true,
  }
}
