import {
  addIntegration,
  browserTracingIntegration,
  captureMessage,
  init,
  replayIntegration,
  type ErrorEvent,
} from '@sentry/react'
import type { ErrorReporter } from './errorReporter'
import { scrubAddresses } from './scrubAddress'

/** Sample rates (product-rules/errors.md#reports-of-errors). */
const TRACES = 1
const REPLAYS = 0.1
const REPLAYS_ON_ERROR = 1

/** The only place that knows the error-reporting service. It sends nothing about the person or their content. */
export function startSentry(dsn: string, release: string): ErrorReporter {
  init({
    dsn,
    release,
    tracesSampleRate: TRACES,
    replaysSessionSampleRate: REPLAYS,
    replaysOnErrorSampleRate: REPLAYS_ON_ERROR,
    // Our back office needs no tracing headers.
    tracePropagationTargets: [],
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
      stackFrameVariables: false,
    },
    integrations: [browserTracingIntegration()],
    beforeSend: scrub,
    beforeSendSpan: (span) => scrubAddresses(span),
  })
  addIntegration(
    replayIntegration({
      maskAllText: true,
      maskAllInputs: true,
      blockAllMedia: true,
      networkDetailAllowUrls: [],
      beforeAddRecordingEvent: scrubAddresses,
    }),
  )
  return {
    report: ({ endpoint, problem, paths }) => {
      captureMessage(`${endpoint}: ${problem}`, {
        level: 'error',
        fingerprint: ['api', endpoint, problem],
        ...(paths.length > 0 ? { extra: { paths } } : {}),
      })
    },
  }
}

function scrub({ user: _user, ...event }: ErrorEvent): ErrorEvent {
  return scrubAddresses(event)
}
