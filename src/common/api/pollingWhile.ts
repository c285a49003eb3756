import { asApiError, isAccessLost } from '@/common/api/apiError'

/** While something is read. */
const POLLING_MS = 2000
/** While the back office fails to say how far it is. */
const FAILED_POLLING_MS = 10_000

/** Options of a query that is repeated as long as something of its answer is being read, each `often` ms. */
export function pollingWhile(isReading: boolean, error: unknown, often = POLLING_MS) {
  const failure = asApiError(error)
  const isOver = failure !== null && isAccessLost(failure)
  const period = failure ? FAILED_POLLING_MS : often
  return {
    pollingInterval: isReading && !isOver ? period : 0,
    skipPollingIfUnfocused: true,
    // Meanwhile something may have been read by itself.
    refetchOnFocus: true,
  }
}
