import {
  addIntegration,
  browserTracingIntegration,
  captureMessage,
  init,
  replayIntegration,
  type ErrorEvent,
} from '@sentry/react'
import type { ErrorReporter } from './errorReporter'

/** Sample rates (product-rules/errors.md#reports-of-errors). */
const TRACES = 1
const REPLAYS = 0.1
const REPLAYS_ON_ERROR = 1

/** The only module that imports the error-reporting service. It sends nothing about the person or their content. */
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

/** An address without the account's name and without the values of its query, which must not leave the machine. */
export function scrubAddress(address: string): string {
  return address.replace(/(\/my\/admin\/)[^/?#\s"']+/g, '$1…').replace(/\?[^#\s"']*/g, '')
}

/** Applies `scrubAddress` to every text in a value that is about to be sent, at any depth. */
function scrubAddresses<Value>(value: Value): Value {
  if (typeof value === 'string') return scrubAddress(value) as Value
  if (Array.isArray(value)) return value.map(scrubAddresses) as Value
  if (typeof value !== 'object' || value === null) return value
  if (Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, scrubAddresses<unknown>(inner)]),
  ) as Value
}
