import type { MiddlewareHandler } from 'hono'
import { networkOf } from '../caller/callerNetwork'
import { callerAddress } from '../caller/callerAddress'
import type { World } from '../world'
import { MinuteCounts } from '../limits/minuteCounts'

/** 429 responses a minute that a network gets without a delay. */
export const AT_ONCE = 30
const DELAY_MS = 1000
/** With more delayed callers than this, waiting would cost more than responding. */
export const MAX_PENDING = 1000

/**
 * Delays refusals by a second for a network that keeps calling after refusals: clients that are
 * refused immediately call again immediately, and the refusals alone would block the process for
 * all others.
 */
export function delayRefusals({
  clock,
  settings,
}: Pick<World, 'clock' | 'settings'>): MiddlewareHandler {
  const refusals = new MinuteCounts()
  let waiting = 0
  return async (context, next) => {
    await next()
    if (context.res.status !== 429) return
    const network = networkOf(callerAddress(context, settings))
    const now = clock.now()
    const isPatient = network === '' || refusals.hasRoom(network, 1, AT_ONCE, now)
    if (network !== '') refusals.add(network, 1, AT_ONCE, now)
    if (isPatient) return
    if (waiting >= MAX_PENDING) {
      context.header('Connection', 'close')
      return
    }
    waiting += 1
    try {
      await clock.wait(DELAY_MS, context.req.raw.signal)
    } finally {
      waiting -= 1
    }
  }
}
