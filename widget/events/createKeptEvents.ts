import { EVENT_AGE_MS } from '@/contract/widgets/embed'
import { has, isNumber, isText } from '../core/payload/checks'
import { shopperStorage } from '../core/shopperStorage'
import { keepRecord, KEPT, type KeptEvent, type KeptRecord } from './keptRecord'

const BEAT_MS = 10_000
/** A page without a heartbeat for this long counts as closed. If it is only asleep, its events still count once. */
const DEAD_MS = 30_000

export interface KeptEvents {
  /** Stores the waiting events instead of the previously stored ones. */
  save(events: readonly KeptEvent[]): void
  /** Takes over the events of closed pages. Repeats that later for pages that are still open now. */
  adopt(): void
  stop(): void
}

/**
 * Stores the events of a widget so that they survive its page: under their own name, with a heartbeat, until the back
 * office has responded. Does nothing where nothing may be stored.
 */
export function createKeptEvents(
  name: string,
  origin: string,
  onAdopt: (events: readonly KeptEvent[]) => void,
): KeptEvents {
  let beat: ReturnType<typeof setTimeout> | undefined
  let nextLook: ReturnType<typeof setTimeout> | undefined

  const save = (events: readonly KeptEvent[]) => {
    clearTimeout(beat)
    if (events.length === 0) {
      remove(name)
      return
    }
    keepRecord(name, origin, events)
    beat = setTimeout(() => save(events), BEAT_MS)
  }
  const adopt = () => {
    clearTimeout(nextLook)
    const others = readRecords(name)
    const gone = others.filter(isGone)
    const events = gone.filter((one) => one.origin === origin).flatMap((one) => one.events)
    if (events.length > 0) onAdopt(events)
    // Events for another back office stay until they expire, for a page that sends them there.
    for (const one of gone) {
      if (one.origin === origin || one.age > EVENT_AGE_MS) remove(one.name)
    }
    if (others.length > gone.length) nextLook = setTimeout(adopt, DEAD_MS)
  }
  return { save, adopt, stop: () => clearTimeout(nextLook) }
}

interface FoundRecord {
  name: string
  age: number
  origin: string
  events: readonly KeptEvent[]
}

/** The clock may have been set back, so a heartbeat far in the future does not count as alive either. */
const isGone = ({ age }: FoundRecord) => Math.abs(age) >= DEAD_MS

/** The records of pages with events that wait for a response, except the record of this name. */
export function readRecords(own = ''): FoundRecord[] {
  try {
    const names = Object.keys(shopperStorage())
    return names.filter((name) => name.startsWith(KEPT) && name !== own).map(readRecord)
  } catch {
    return []
  }
}

const isEvent = has({ embedId: isText, at: isNumber, event: has({ id: isText, type: isText }) })

/** An invalid record counts as an old one without events. */
function readRecord(name: string): FoundRecord {
  try {
    const stored = JSON.parse(shopperStorage().getItem(name) ?? '') as KeptRecord
    const [beat, origin, events] = stored
    const age = isNumber(beat) ? Date.now() - beat : Infinity
    return { name, age, origin, events: events.filter(isEvent) }
  } catch {
    return { name, age: Infinity, origin: '', events: [] }
  }
}

function remove(name: string): void {
  try {
    shopperStorage().removeItem(name)
  } catch {
    // Without a storage there is nothing to remove.
  }
}
