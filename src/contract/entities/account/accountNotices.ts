import { DAY_MS } from '@/contract/constants'
import type { Subscription } from '@/contract/entities/account/plan'
import {
  limitReachedAt,
  meterState,
  type Usage,
  type UsageKind,
} from '@/contract/entities/account/usage'

/** Messages of the notices; their values are the times of `at` as dates, `none` for null. */
export const NOTICE_MESSAGES = {
  'frozen-licence': 'usage.alert_frozen-licence',
  'frozen-visitors': 'usage.alert_frozen-visitors',
  'frozen-loads': 'usage.alert_frozen-loads',
  ended: 'usage.alert_ended',
  'full-storage': 'usage.alert_full-storage',
  week: 'usage.alert_week',
  'two-weeks': 'usage.alert_two-weeks',
  'near-visitors': 'usage.alert_near-visitors',
  'near-loads': 'usage.alert_near-loads',
  'near-storage': 'usage.alert_near-storage',
} as const

export type NoticeCode = keyof typeof NOTICE_MESSAGES

/** A notice about the tariff, for the account's team. */
export interface AccountNotice {
  code: NoticeCode
  /** Something has stopped working already; a notice that is not urgent is a warning. */
  isUrgent: boolean
  /** Times (ms) that the text names. */
  at: { ended: number | null; frozen: number | null; monthEnd: number | null }
}

/**
 * Limits whose approach is a problem. The number of widgets is not among them, as it does not grow
 * by itself.
 */
const GROWING = ['visitors', 'loads', 'storage'] as const satisfies readonly UsageKind[]

/** The notices, most urgent first; `usage` is undefined while it is not known. */
export function accountNotices(
  { paidUntil, isAutoRenewal }: Pick<Subscription, 'paidUntil' | 'isAutoRenewal'>,
  usage: Usage | undefined,
  now: number,
): AccountNotice[] {
  const end = paidUntil === null ? null : Date.parse(paidUntil)
  const at = {
    ended: end,
    frozen: usage?.frozenAt ? Date.parse(usage.frozenAt) : null,
    monthEnd: usage ? Date.parse(usage.monthEnd) : null,
  }
  const codes: NoticeCode[] = []
  const hasEnded = Boolean(usage?.endedAt) || (end !== null && end <= now)
  const full = (kind: UsageKind) => usage !== undefined && meterState(usage[kind]) === 'full'
  if (usage?.isFrozen && hasEnded) codes.push('frozen-licence')
  else if (usage?.isFrozen && full('loads')) codes.push('frozen-loads')
  else if (usage?.isFrozen && full('visitors')) codes.push('frozen-visitors')
  if (hasEnded && !usage?.isFrozen) codes.push('ended')
  if (full('storage')) codes.push('full-storage')
  const urgent = codes.length
  if (end !== null && !hasEnded && !isAutoRenewal) {
    if (end - now < 7 * DAY_MS) codes.push('week')
    else if (end - now < 14 * DAY_MS) codes.push('two-weeks')
  }
  for (const kind of GROWING) {
    if (usage && meterState(usage[kind]) === 'near') codes.push(`near-${kind}`)
  }
  return codes.map((code, index) => ({ code, isUrgent: index < urgent, at }))
}

/** When a limit of this month is reached at the present pace (ms); null when it is not. */
export function usageForecast(
  usage: Usage,
  kind: 'visitors' | 'loads',
  now: number,
): number | null {
  const since = Date.parse(usage.countedSince)
  return limitReachedAt(usage[kind], { since, now, till: Date.parse(usage.monthEnd) })
}
