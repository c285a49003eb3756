import type { MiddlewareHandler } from 'hono'
import { DEFAULT_LOCALE } from '@/contract/constants'
import type { World } from '../world'
import { isBehindUnknownProxy } from '../caller/callerAddress'
import { translate } from '../language/messages'

/** Logs once which setting to change when requests arrive through an unknown proxy. */
export function noticeProxy({ settings, report }: World): MiddlewareHandler {
  let isReported = false
  return async (context, next) => {
    if (!isReported && isBehindUnknownProxy(context, settings)) {
      isReported = true
      report(translate(DEFAULT_LOCALE, 'server.unknown-proxy'))
    }
    await next()
  }
}
