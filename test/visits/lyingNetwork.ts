import type { VirtualTime } from './virtualTime'

/** Accepts requests that arrive and returns the status of the response. */
export type TakeEvents = (url: string, body: string) => Promise<number>

/** The possible fates of a request. */
const FATES = [
  // Never arrives: the connection breaks, or no response follows.
  'broken',
  'swallowed',
  // The request arrives and is refused.
  'busy',
  'failing',
  // The request is accepted, but the response reports a failure or never arrives.
  'failing after',
  'response broken',
  'response swallowed',
  // Is accepted twice.
  'repeated',
] as const
type Fate = (typeof FATES)[number] | 'honest'

/** The response to a request that was not accepted. */
const REFUSALS = new Map<Fate, number | null>([
  ['broken', null],
  ['busy', 429],
  ['failing', 503],
])

export interface Network {
  isOnline: boolean
  /** Whether the network is reliable from now on. */
  isHonest: boolean
  /** Calls back with a status, or null when the connection broke, or never calls back. */
  send(url: string, body: string, onResponse: (status: number | null) => void): void
}

export function createLyingNetwork(
  time: VirtualTime,
  random: () => number,
  take: TakeEvents,
): Network {
  const fateOf = (): Fate =>
    network.isHonest || random() < 0.6
      ? 'honest'
      : (FATES[Math.floor(random() * FATES.length)] ?? 'honest')
  const network: Network = {
    isOnline: true,
    isHonest: false,
    send(url, body, onResponse) {
      const fate = network.isOnline ? fateOf() : 'broken'
      const delay = 20 + random() * 2000
      if (fate === 'swallowed') return
      time.plan(delay, async () => {
        const refusal = REFUSALS.get(fate)
        if (refusal !== undefined) {
          onResponse(refusal)
          return
        }
        if (fate === 'repeated') await take(url, body)
        const status = await take(url, body)
        if (fate === 'response swallowed') return
        const heard = fate === 'failing after' ? 502 : fate === 'response broken' ? null : status
        time.plan(random() * 500, () => onResponse(heard))
      })
    },
  }
  return network
}
