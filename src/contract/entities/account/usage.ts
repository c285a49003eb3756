import * as v from 'valibot'
import { DAY_MS } from '@/contract/constants'

/** The limits of a tariff, in the order in which they are shown (product-rules/account.md#tariffs). */
export const USAGE_KINDS = ['visitors', 'loads', 'widgets', 'storage'] as const
export type UsageKind = (typeof USAGE_KINDS)[number]

/** A null limit is unlimited. */
export const meterSchema = v.object({ used: v.number(), limit: v.nullable(v.number()) })
export type Meter = v.InferOutput<typeof meterSchema>

/** How much of its tariff an account has used: visitors and loads since `monthStart`, storage in bytes. */
export const usageSchema = v.object({
  visitors: meterSchema,
  loads: meterSchema,
  widgets: meterSchema,
  storage: meterSchema,
  /** The month of the counts, as times; `monthEnd` is the start of the next one. */
  monthStart: v.string(),
  monthEnd: v.string(),
  /** The start of the account's counts in this month: later than `monthStart` in its first one. */
  countedSince: v.string(),
  /**
   * When the paid time ended; null while it lasts, and for an account whose paid time has no end.
   */
  endedAt: v.nullable(v.string()),
  /** When widgets stopped showing newly published posts, or will stop after the paid time; null without such a time. */
  frozenAt: v.nullable(v.string()),
  isFrozen: v.boolean(),
})
export type Usage = v.InferOutput<typeof usageSchema>

/** The share of a limit from which the account is warned. */
const NEAR_SHARE = 0.8

export type MeterState = 'free' | 'near' | 'full'

export function meterState({ used, limit }: Meter): MeterState {
  if (limit === null || used < limit * NEAR_SHARE) return 'free'
  return used < limit ? 'near' : 'full'
}

/**
 * When the limit is reached at the average pace since `since` (all times in ms). Null when it is not reached before `till`, is reached already, or
 * nothing was counted for less than a day.
 */
export function limitReachedAt(
  { used, limit }: Meter,
  { since, now, till }: Record<'since' | 'now' | 'till', number>,
): number | null {
  const passed = now - since
  if (limit === null || used === 0 || used >= limit || passed < DAY_MS) return null
  const at = since + (passed * limit) / used
  return at < till ? Math.round(at) : null
}
