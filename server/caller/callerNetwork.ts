import { isIPv4, isIPv6 } from 'node:net'
import type { Context } from 'hono'
import type { Settings } from '../settings'
import { callerAddress, claimedAddress, isBehindUnknownProxy } from './callerAddress'

/** The network whose requests are counted together. */
export interface CallerNetwork {
  /** Empty when the caller has disconnected. */
  network: string
  /**
   * True when the network is from a header of a proxy that the settings do not name. It
   * distinguishes honest callers, but may be invented, and thousands of callers may share one outer
   * proxy: every limit by it needs a second limit that does not depend on it.
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
  // A prefix with the header's name separates claimed addresses from those of direct callers.
  return { network: `${header} ${networkOf(address)}`, isClaimed: true }
}

/**
 * How many of the eight groups of an IPv6 address identify the network: a single customer has all
 * addresses of such a network.
 */
const NETWORK_GROUPS = 4
const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** The part of an address that a provider's customer cannot change: an IPv4 address, the first half of an IPv6 one. */
export function networkOf(address: string): string {
  const mapped = MAPPED_IPV4.exec(address)?.[1]
  if (mapped !== undefined && isIPv4(mapped)) return mapped
  return isIPv6(address) ? groupsOf(address).slice(0, NETWORK_GROUPS).join(':') : address
}

/** The groups of an IPv6 address with `::` expanded, in the shortest form. */
function groupsOf(address: string): string[] {
  const [start = '', end = ''] = withoutZone(address).split('::')
  const before = start === '' ? [] : start.split(':')
  const after = end === '' ? [] : end.split(':')
  const gap = new Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  return [...before, ...gap, ...after].map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
}

const withoutZone = (address: string) => address.split('%')[0] ?? address
