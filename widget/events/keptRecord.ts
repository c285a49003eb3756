import type { WidgetEvent } from '@/contract/widgets/widgetApi'
import { shopperStorage } from '../core/shopperStorage'

/** An event that has not arrived yet: of which widget, and when it happened. */
export interface KeptEvent {
  embedId: string
  at: number
  event: WidgetEvent
}

/** What one widget on one page has stored: when it was last seen alive, and what it will send to which origin. */
export type KeptRecord = [beat: number, origin: string, events: readonly KeptEvent[]]

export const KEPT = 'vitrina:events:'

/** Joined by hand: on some pages `JSON.stringify` asks a `toJSON` that an old library gave to all arrays. */
export const listJson = (facts: readonly object[]) =>
  `[${facts.map((each) => JSON.stringify(each)).join()}]`

/** Stores under the name what waits; where it cannot, it waits in memory only. */
export function keepRecord(name: string, origin: string, events: readonly KeptEvent[]): void {
  try {
    shopperStorage().setItem(name, `[${Date.now()},${JSON.stringify(origin)},${listJson(events)}]`)
  } catch {
    // No room, no storage or no consent.
  }
}
