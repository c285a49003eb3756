import type { WidgetEvent } from '@/contract/widgets/widgetApi'
import { shopperStorage } from '../core/shopperStorage'

/** An event without a response yet, with its widget and its time. */
export interface KeptEvent {
  embedId: string
  at: number
  event: WidgetEvent
}

/**
 * The stored record of one widget on one page: its last heartbeat, the origin of the back office, and the events for
 * it.
 */
export type KeptRecord = [beat: number, origin: string, events: readonly KeptEvent[]]

export const KEPT = 'vitrina:events:'

/**
 * A JSON list, joined by hand: on some pages `JSON.stringify` calls a `toJSON` that an old library has added to all
 * arrays.
 */
export const listJson = (facts: readonly object[]) =>
  `[${facts.map((each) => JSON.stringify(each)).join()}]`

/** Stores the waiting events under the name; on failure they wait in memory only. */
export function keepRecord(name: string, origin: string, events: readonly KeptEvent[]): void {
  try {
    shopperStorage().setItem(name, `[${Date.now()},${JSON.stringify(origin)},${listJson(events)}]`)
  } catch {
    // The browser has no space or no storage, or the shopper has not consented.
  }
}

/** A unique id of an event: 128 random bits. `randomUUID` is missing on shops that are still served without https. */
export const eventId = () => crypto.getRandomValues(new Uint32Array(4)).join('-')
