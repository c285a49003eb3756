import { isIP } from 'node:net'
import type { Context } from 'hono'
import ipaddr from 'ipaddr.js'
import * as v from 'valibot'
import type { Settings } from '../settings'

/** The connection data that the Node server passes with a request. */
const connectionSchema = v.object({
  incoming: v.object({ socket: v.object({ remoteAddress: v.string() }) }),
})

/**
 * The caller's IP address; empty when the app is called without a connection. Behind proxies it is the address written by the outermost trusted one:
 * every proxy appends its caller's address to `X-Forwarded-For`, and everything before that is the caller's own claim.
 */
export function callerAddress(
  context: Context,
  { trustedProxies }: Pick<Settings, 'trustedProxies'>,
): string {
  const forwarded =
    trustedProxies === 0
      ? []
      : (context.req.header('x-forwarded-for') ?? '').split(',').slice(-trustedProxies)
  const [forwardedFor = ''] = forwarded.map(addressIn).filter(isAddress)
  return forwardedFor === '' ? connectedAddress(context) : forwardedFor
}

/** Addresses of the operator's own proxies: on this machine or in its network. */
const PROXY_RANGES = new Set(['loopback', 'private', 'linkLocal', 'uniqueLocal', 'carrierGradeNat'])
const FORWARDED_HEADERS = ['x-forwarded-for', 'x-real-ip', 'forwarded'] as const

/**
 * Whether there seems to be a proxy that the settings do not name (`TRUST_PROXY`): all callers then have the same address, and must not be counted
 * together.
 */
export function isBehindUnknownProxy(
  context: Context,
  { trustedProxies }: Pick<Settings, 'trustedProxies'>,
): boolean {
  if (trustedProxies !== 0) return false
  if (FORWARDED_HEADERS.every((name) => context.req.header(name) === undefined)) return false
  return isOwn(connectedAddress(context))
}

/**
 * The address in a forwarded header, and the header's name: the last address outside of the own
 * network, because proxies append. Empty when there is none.
 */
export function claimedAddress(context: Context): { header: string; address: string } {
  for (const header of FORWARDED_HEADERS) {
    const parts = (context.req.header(header) ?? '').split(',')
    const addresses = parts.map(forwardedBy).map(addressIn).filter(isAddress)
    const address = addresses.findLast((one) => !isOwn(one)) ?? addresses.at(-1)
    if (address !== undefined) return { header, address }
  }
  return { header: '', address: '' }
}

const isOwn = (address: string) =>
  ipaddr.isValid(address) && PROXY_RANGES.has(ipaddr.process(address).range())

/** `Forwarded` has named parameters: `for="[2001:db8::1]:5080";proto=https`. */
const forwardedBy = (part: string) => /(?:^|[;\s])for="?([^";]*)/i.exec(part)?.[1] ?? part

function connectedAddress(context: Context): string {
  const { success, output } = v.safeParse(connectionSchema, context.env)
  return success ? output.incoming.socket.remoteAddress : ''
}

/** Some proxies write the port too: `192.0.2.1:5080`, `[2001:db8::1]:5080`. */
function addressIn(part: string): string {
  const text = part.trim()
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1]
  return bracketed ?? text.replace(/^([\d.]+):\d+$/, '$1')
}

const isAddress = (text: string) => isIP(text) !== 0
