import { DAY_MS } from '@/contract/constants'
import type { Subscription } from '@/contract/entities/account/plan'

/**
 * The notice about a licence that ends: in less than two weeks, in less than one, or already ended
 * (product-rules/account.md#licence).
 */
export type LicenceNotice = 'two-weeks' | 'week' | 'expired'

/** Null without a notice: no end, an end far away, or an automatic renewal. */
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
