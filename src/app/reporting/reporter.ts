import { runtimeConfig } from '@/common/api/pageFacts'
import { buildId } from '../recorder/buildId'
import { createErrorReporter, type ErrorReporter } from './errorReporter'

/** The page's reporter: the service is loaded only when the runtime configuration has a DSN. */
export function pageReporter(): ErrorReporter {
  const { sentryDsn } = runtimeConfig()
  return createErrorReporter(
    sentryDsn === null
      ? null
      : () =>
          import(/* webpackChunkName: "reporting" */ './sentry').then(({ startSentry }) =>
            startSentry(sentryDsn, buildId()),
          ),
  )
}
