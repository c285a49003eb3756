import type { Clock } from '../clock'
import { MinuteCounts } from './minuteCounts'
import { createRefusals, type Refusals, type Sender } from './refusals'
import { tooMany } from '../errors/apiError'

/**
 * Per minute. A network is a house or an office, and at a mobile carrier a few thousand people: many may visit one shop at the same time, and none
 * clicks twenty times a second.
 */
export const MAX_CALLS = {
  events: { ofWidget: 1200, ofNetwork: 6000 },
  answers: { ofWidget: 60, ofNetwork: 300 },
} as const

/**
 * Per minute, for callers with a claimed network. A claimed address may be a proxy of a whole town; all claimed addresses together may be one flooder
 * or the ten thousand events a second of a large shop.
 */
export const MAX_CLAIMED = {
  events: { ofWidget: 12_000, ofAllToWidget: 600_000, ofAll: 1_200_000 },
  answers: { ofWidget: 600, ofAllToWidget: 30_000, ofAll: 60_000 },
} as const

/** Limits the calls of one network to a widget, and to all widgets together. */
export interface PublicCalls {
  /** Throws 429 when this sender may not send this many more in this minute. */
  demandRoom: (sender: Sender, amount: number) => void
  /** Like `demandRoom`, and counts the calls. */
  count: (sender: Sender, amount: number) => void
  counts: MinuteCounts
  refusals: Refusals
}

export function createPublicCalls(clock: Clock): PublicCalls {
  const counts = new MinuteCounts()
  const refusals = createRefusals()
  const demandRoom = (sender: Sender, amount: number) => {
    const now = clock.now()
    if (limitsOf(sender).every(({ key, most }) => counts.hasRoom(key, amount, most, now))) return
    refusals.add(sender)
    throw tooMany(counts.secondsLeft(now))
  }
  return {
    counts,
    refusals,
    demandRoom,
    count(sender, amount) {
      demandRoom(sender, amount)
      for (const { key, most } of limitsOf(sender)) counts.add(key, amount, most, clock.now())
    },
  }
}

interface Limit {
  key: string
  most: number
}

function limitsOf(sender: Sender): Limit[] {
  const { call, network, embedId } = sender
  // Without a network the caller has disconnected.
  if (sender.isClaimed || network === '') return limitsOfClaimed(sender)
  const { ofWidget, ofNetwork } = MAX_CALLS[call]
  const ofAll = { key: `${call} ${network}`, most: ofNetwork }
  return embedId === null
    ? [ofAll]
    : [{ key: `${call} ${network} ${embedId}`, most: ofWidget }, ofAll]
}

function limitsOfClaimed({ call, network, embedId }: Sender): Limit[] {
  const { ofWidget, ofAllToWidget, ofAll } = MAX_CLAIMED[call]
  // All unknown widgets are limited like one.
  return [
    { key: `${call} claimed ${network} ${embedId ?? ''}`, most: ofWidget },
    { key: `${call} claimed to ${embedId ?? ''}`, most: ofAllToWidget },
    { key: `${call} claimed`, most: ofAll },
  ]
}
