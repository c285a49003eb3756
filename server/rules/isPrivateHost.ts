import { BlockList, isIP } from 'node:net'

const LOCAL_NAMES =
  /^localhost$|\.(localhost|local|localdomain|internal|intranet|lan|home|home\.arpa)$/

const privateNetworks = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  privateNetworks.addSubnet(network, prefix, 'ipv4')
}
for (const [network, prefix] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const) {
  privateNetworks.addSubnet(network, prefix, 'ipv6')
}

/**
 * Whether a host as `URL` writes it can only mean this machine or a network of one's own: by its name or its number.
 * What a public name resolves to is checked where it is asked.
 */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
  const version = isIP(host)
  if (version !== 0) return privateNetworks.check(host, version === 6 ? 'ipv6' : 'ipv4')
  return !host.includes('.') || LOCAL_NAMES.test(host)
}
