import type { Subscription } from '@/contract/entities/plan'

const DAY_MS = 24 * 60 * 60 * 1000

/** What is to be said of a licence that runs out: less than two weeks before, less than one, after (product-rules/account.md#licence). */
export type LicenceNotice = 'two-weeks' | 'week' | 'expired'

/** Null while there is nothing to say: no end, an end far away, or a renewal that happens by itself. */
export function licenceNotice(
  { paidUntil, isAutoRenewal }: Subscription,
  now: number,
): LicenceNotice | null {
  if (paidUntil === null) return null
  const left = Date.parse(paidUntil) - now
  if (left <= 0) return 'expired'
  if (isAutoRenewal) return null
  if (left < 7 * DAY_MS) return 'week'
  return left < 14 * DAY_MS ? 'two-weeks' : null
}
