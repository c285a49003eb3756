import ipaddr from 'ipaddr.js'

const LOCAL_NAMES =
  /^localhost$|\.(localhost|local|localdomain|internal|intranet|lan|home|home\.arpa)$/

/** The allocated part of IPv6. */
const GLOBAL = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether a host as `URL` writes it is this machine or a private network, by its name or its address. The addresses of a public name are checked when
 * connecting.
 */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
  if (ipaddr.isValid(host)) return !isPublicAddress(ipaddr.parse(host))
  return !host.includes('.') || LOCAL_NAMES.test(host)
}

/** A public address. Addresses that contain another one (mapped, NAT64, 6to4, Teredo) cannot bypass this: none of them is plain `unicast`. */
function isPublicAddress(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  if (address.range() !== 'unicast') return false
  return address instanceof ipaddr.IPv4 || address.match(GLOBAL)
}
