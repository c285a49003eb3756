import type { LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { WebFailure } from './web'

export type Resolve = (hostname: string) => Promise<LookupAddress[]>

/**
 * Resolves a name for a connection. The addresses are checked here and then used, so that the name cannot resolve to another address by the time of
 * the connection. A single private address is enough to refuse.
 */
export function checkedLookup(
  resolve: Resolve,
  isPrivate: (address: string) => boolean,
): LookupFunction {
  const publicAddresses = async (hostname: string) => {
    const addresses = await resolve(hostname)
    if (addresses.some(({ address }) => isPrivate(address))) throw new WebFailure('private')
    const [first] = addresses
    if (!first) throw new WebFailure('unreachable')
    return { first, addresses }
  }
  return (hostname, options, done) => {
    publicAddresses(hostname).then(
      ({ first, addresses }) => {
        if (options.all) done(null, addresses)
        else done(null, first.address, first.family)
      },
      (error: unknown) => {
        done(error instanceof Error ? error : new WebFailure('unreachable'), [])
      },
    )
  }
}
