import type { World } from '../../../world'

/** Pictures that this process asks one host for within a minute, for all accounts together. */
export const PICTURES_PER_HOST = 60
const MINUTE_MS = 60_000
/** Who has asked for a host within this counts when it is shared out: each account comes once a minute. */
const SHARED_FOR_MS = 2 * MINUTE_MS

interface Host {
  /** When each account last wanted pictures of it. */
  wanted: Map<number, number>
  granted: { accountId: number; at: number; count: number }[]
}

/** By the clock of a world, so that the tests' worlds are apart. */
const hosts = new WeakMap<World['clock'], Map<string, Host>>()

/** How many of its waiting pictures an account may ask a host for now; hosts that several want are shared evenly. */
export function takeHostShare(
  { clock }: Pick<World, 'clock'>,
  { name, accountId, waiting }: { name: string; accountId: number; waiting: number },
): number {
  const now = clock.now()
  const known = hosts.get(clock) ?? new Map<string, Host>()
  hosts.set(clock, known)
  forgetOld(known, now)
  const host = known.get(name) ?? { wanted: new Map<number, number>(), granted: [] }
  known.set(name, host)
  host.wanted.set(accountId, now)
  const share = Math.max(1, Math.floor(PICTURES_PER_HOST / host.wanted.size))
  const all = host.granted.reduce((sum, { count }) => sum + count, 0)
  const own = host.granted
    .filter((one) => one.accountId === accountId)
    .reduce((sum, { count }) => sum + count, 0)
  const count = Math.max(0, Math.min(waiting, share - own, PICTURES_PER_HOST - all))
  if (count > 0) host.granted.push({ accountId, at: now, count })
  return count
}

function forgetOld(known: Map<string, Host>, now: number): void {
  for (const [name, host] of known) {
    for (const [accountId, at] of host.wanted) {
      if (at <= now - SHARED_FOR_MS) host.wanted.delete(accountId)
    }
    host.granted = host.granted.filter(({ at }) => at > now - MINUTE_MS)
    if (host.wanted.size === 0) known.delete(name)
  }
}
