import type { StartListening } from '@/common/store/listening'
import type { ErrorReporter } from '../reporting/errorReporter'
import { isFailedRequest } from './failedRequest'

/** Statuses that are not reported: the session has ended, a right is missing. */
const NO_FAULTS = [401, 403]

/**
 * Reports errors (product-rules/errors.md#reports-of-errors): 4xx and 5xx but 401 and 403, and a body that does not match the
 * contract. No content of the request or the response is sent.
 */
export function listenForReports(startListening: StartListening, reporter: ErrorReporter) {
  startListening({
    matcher: isFailedRequest,
    effect: ({ payload, meta }) => {
      const endpoint = meta.arg.endpointName
      if (payload.kind === 'schema') {
        reporter.report({ endpoint, problem: 'schema', paths: payload.issues })
      }
      if (payload.kind !== 'http' || NO_FAULTS.includes(payload.status)) return
      reporter.report({ endpoint, problem: String(payload.status), paths: [] })
    },
  })
}
