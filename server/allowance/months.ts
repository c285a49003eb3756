import { DAY_MS } from '@/contract/constants'

/** Moscow is three hours ahead of UTC all year round; months and days of tariffs are its own (decisions/people.md). */
const ZONE_MS = 3 * 60 * 60 * 1000

/** Days since the epoch in Moscow at a time (ms). */
export const dayOf = (time: number): number => Math.floor((time + ZONE_MS) / DAY_MS)

/** Months since January of year 0 in Moscow at a time (ms). */
export function monthOf(time: number): number {
  const date = new Date(time + ZONE_MS)
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}

/** When a month starts (ms). */
export const startOfMonth = (month: number): number =>
  Date.UTC(Math.floor(month / 12), month % 12) - ZONE_MS
