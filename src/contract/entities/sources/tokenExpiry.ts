import { DAY_MS } from '@/contract/constants'

/**
 * The remaining time of a token: less than two weeks, less than one week, less than a day, or none
 * (product-rules/sources.md#token-expiry).
 */
export type TokenExpiry = 'two-weeks' | 'week' | 'day' | 'expired'

const WEEK_MS = 7 * DAY_MS
/** How long before the end the first notice is shown. */
export const TOKEN_NOTICE_MS = 2 * WEEK_MS

/** The notice about a token's end (ISO time) at `now` (ms); null while it is far off or unknown. */
export function tokenExpiry(expiresAt: string | null, now: number): TokenExpiry | null {
  if (expiresAt === null) return null
  const left = Date.parse(expiresAt) - now
  if (left <= 0) return 'expired'
  if (left < DAY_MS) return 'day'
  if (left < WEEK_MS) return 'week'
  return left < TOKEN_NOTICE_MS ? 'two-weeks' : null
}
