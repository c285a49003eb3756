import { asApiError, isAccessLost } from '@/common/api/apiError'

/** While a reading is in progress. */
const POLLING_MS = 2000
/** While requests for the progress fail. */
const FAILED_POLLING_MS = 10_000

/** Options of a query that polls every `often` ms while a reading is in progress. */
export function pollingWhile(isReading: boolean, error: unknown, often = POLLING_MS) {
  const failure = asApiError(error)
  const isOver = failure !== null && isAccessLost(failure)
  const period = failure ? FAILED_POLLING_MS : often
  return {
    pollingInterval: isReading && !isOver ? period : 0,
    skipPollingIfUnfocused: true,
    // Refetches on focus, because a scheduled reading may have started meanwhile.
    refetchOnFocus: true,
  }
}
