import type { Context } from 'hono'
import type { Settings } from '../settings'
import { callerAddress, claimedAddress, isBehindUnknownProxy } from './callerAddress'
import { networkOf } from './networkOf'

/** Whose calls are counted together. */
export interface CallerNetwork {
  /** Empty when the caller has hung up. */
  network: string
  /**
   * It is what a header says behind a proxy that the settings do not name. It tells honest callers apart, but anybody
   * may have made it up, and a proxy further out may stand for thousands: whatever is counted by it needs a second
   * count that does not depend on it.
   */
  isClaimed: boolean
}

/** The network that counts of the caller go by. */
export function callerNetwork(
  context: Context,
  settings: Pick<Settings, 'trustedProxies'>,
): CallerNetwork {
  if (!isBehindUnknownProxy(context, settings)) {
    return { network: networkOf(callerAddress(context, settings)), isClaimed: false }
  }
  const { header, address } = claimedAddress(context)
  // The name of the header keeps apart what a proxy wrote into one and a caller into another.
  return { network: `${header} ${networkOf(address)}`, isClaimed: true }
}
