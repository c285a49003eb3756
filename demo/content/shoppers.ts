import { createRandom } from '../drawing/random'
import type { DemoEvent } from './events'

export interface DemoShopper {
  began_at: number
  opened_at: number | null
  ordered_at: number | null
}

/** The share of those who only saw a widget and ordered by themselves, and the longest time after which they did. */
const ORDERED_ANYWAY = 0.013
const ORDERING_MS = 40 * 60_000

/** The shoppers behind these events, one for each visit in which a widget was seen: what they opened, and who ordered. */
export function demoShoppers(events: readonly DemoEvent[], now: number): DemoShopper[] {
  const random = createRandom('shoppers')
  const visits = new Map<number, DemoEvent[]>()
  for (const event of events) visits.set(event.visit, [...(visits.get(event.visit) ?? []), event])
  return [...visits.values()].flatMap((visit) => {
    const first = (...types: DemoEvent['type'][]) =>
      visit.find(({ type }) => types.includes(type))?.at ?? null
    const seen = first('view')
    if (seen === null) return []
    const opened_at = first('open', 'productClick')
    const later = seen + random.whole(60_000, ORDERING_MS)
    const ordersAnyway = random.chance(ORDERED_ANYWAY) && opened_at === null && later < now
    return { began_at: seen, opened_at, ordered_at: ordersAnyway ? later : first('purchase') }
  })
}
