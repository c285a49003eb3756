import { EVENT_AGE_MS } from '@/contract/widgets/embed'
import { has, isNumber, isText } from '../core/checks'
import { shopperStorage } from '../core/shopperStorage'
import { keepRecord, KEPT, type KeptEvent, type KeptRecord } from './keptRecord'

const BEAT_MS = 10_000
/** A page that has not been heard of for so long is gone; one that sleeps comes back to events that count once anyway. */
const DEAD_MS = 30_000

export interface KeptEvents {
  /** Stores what waits, in place of what waited before. */
  save(events: readonly KeptEvent[]): void
  /** Takes over what pages have left that are gone; again when those that live now may be gone. */
  adopt(): void
  stop(): void
}

/**
 * The events of a widget that survive its page: stored under its own name, with a heartbeat, until they have arrived.
 * Where nothing may be stored it does nothing.
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
    // Another installation's events are left to it as long as they are worth something.
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

/** The clock may have been put back: what is of the future is not alive either. */
const isGone = ({ age }: FoundRecord) => Math.abs(age) >= DEAD_MS

/** What pages have stored that wait for a response; all but the one of this name. */
export function readRecords(own = ''): FoundRecord[] {
  try {
    const names = Object.keys(shopperStorage())
    return names.filter((name) => name.startsWith(KEPT) && name !== own).map(readRecord)
  } catch {
    return []
  }
}

const isEvent = has({ embedId: isText, at: isNumber, event: has({ id: isText, type: isText }) })

/** What is no record is as one of long ago that left nothing. */
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
    // Then it is not there.
  }
}
