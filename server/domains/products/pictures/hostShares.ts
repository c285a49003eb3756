import type { World } from '../../../world'

/** The limit of picture requests from this process to one host per minute, for all accounts together. */
export const PICTURES_PER_HOST = 60
const MINUTE_MS = 60_000
/** Accounts that used a host within this time share it: each account runs once a minute. */
const SHARED_FOR_MS = 2 * MINUTE_MS

interface Host {
  /** When each account last had pictures to check there. */
  wanted: Map<number, number>
  granted: { accountId: number; at: number; count: number }[]
}

/** Keyed by the clock of a world, so that the worlds of tests are separate. */
const hosts = new WeakMap<World['clock'], Map<string, Host>>()

/** How many of its waiting pictures an account may request from a host now; hosts used by several accounts are shared evenly. */
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
