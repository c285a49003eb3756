import type { CallerNetwork } from '../caller/callerNetwork'

/** The number of senders named in the log, and of those counted separately. */
const MAX_NAMED = 5
const MAX_COUNTED = 10_000

export interface Refusals {
  add(sender: Sender): void
  /** The refusals since the last report as a line for the log; null without any. */
  takeReport(): string | null
}

/** Counts refused requests for the log: the most frequent senders, and the total. */
export function createRefusals(): Refusals {
  const bySender = new Map<string, number>()
  let total = 0
  return {
    add({ call, network, embedId }) {
      total += 1
      const sender = `${call} of ${embedId === null ? 'unknown widgets' : `widget ${embedId}`} from ${network}`
      const isCounted = bySender.has(sender) || bySender.size < MAX_COUNTED
      if (isCounted) bySender.set(sender, (bySender.get(sender) ?? 0) + 1)
    },
    takeReport() {
      if (total === 0) return null
      const worst = [...bySender].sort(([, one], [, other]) => other - one).slice(0, MAX_NAMED)
      const named = worst.map(([sender, calls]) => `${calls} with ${sender}`).join('; ')
      const line = `Too many calls of widgets within a minute, ${total} refused; the most: ${named}`
      bySender.clear()
      total = 0
      return line
    },
  }
}

/** Public calls to a widget. */
export type PublicCall = 'events' | 'answers'

/** The sender and target of a public call. */
export interface Sender extends CallerNetwork {
  call: PublicCall
  /** Null for an id without a widget: anyone can make up such ids, so they are not kept. */
  embedId: string | null
}
