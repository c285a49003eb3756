import type { Context } from 'hono'
import type { Settings } from '../settings'
import { callerAddress, claimedAddress, isBehindUnknownProxy } from './callerAddress'
import { networkOf } from './networkOf'

/** The network whose requests are counted together. */
export interface CallerNetwork {
  /** Empty when the caller has disconnected. */
  network: string
  /**
   * True when the network is from a header of a proxy that the settings do not name. It distinguishes honest callers, but may be invented, and an
   * outer proxy may hide thousands of them: every count by it needs a second count that does not depend on it.
   */
  isClaimed: boolean
}

/** The network by which a caller's requests are counted. */
export function callerNetwork(
  context: Context,
  settings: Pick<Settings, 'trustedProxies'>,
): CallerNetwork {
  if (!isBehindUnknownProxy(context, settings)) {
    return { network: networkOf(callerAddress(context, settings)), isClaimed: false }
  }
  const { header, address } = claimedAddress(context)
  // The header's name separates the addresses of a proxy's header from those of a caller's.
  return { network: `${header} ${networkOf(address)}`, isClaimed: true }
}
