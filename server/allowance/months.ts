import { DAY_MS, TARIFF_ZONE_MS } from '@/contract/constants'

/** Months and days of plans are those of Moscow (decisions/people.md). */

/** Days since the epoch in Moscow at a time (ms). */
export const dayOf = (time: number): number => Math.floor((time + TARIFF_ZONE_MS) / DAY_MS)

/** Months since January of year 0 in Moscow at a time (ms). */
export function monthOf(time: number): number {
  const date = new Date(time + TARIFF_ZONE_MS)
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}

/** When a month starts (ms). */
export const startOfMonth = (month: number): number =>
  Date.UTC(Math.floor(month / 12), month % 12) - TARIFF_ZONE_MS

/** The last instant (ms) of a day, `2026-03-01`. */
export const endOfDay = (day: string): number => Date.parse(`${day}T23:59:59.999Z`) - TARIFF_ZONE_MS
