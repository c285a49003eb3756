import { useNow } from '@/common/lib/useNow'
import { dayAfter, dayIn, startOfDayIn } from '@/common/lib/zonedDays'
import { pageOfAddress } from '@/common/routing/addressParts'
import { useAddressFilter } from '@/common/routing/useAddressFilter'
import { useAccountZone } from '@/common/session/accountZone'

/** The filter of the reports on posts; stored in the address. */
interface ReportFilter {
  days: Period
  embedId: string | null
  page: number
}

export function filterOfAddress(params: URLSearchParams): ReportFilter {
  return {
    days: periodOfAddress(params),
    embedId: params.get('widget') || null,
    page: pageOfAddress(params),
  }
}

/** The address of a filter; defaults are left out. */
export function addressOfFilter({ days, embedId, page }: ReportFilter): URLSearchParams {
  const params = new URLSearchParams()
  if (days !== DEFAULT_PERIOD) params.set('days', String(days))
  if (embedId !== null) params.set('widget', embedId)
  if (page > 1) params.set('page', String(page))
  return params
}

/** A search string with its question mark; empty when all values are the defaults. */
export function searchOfFilter(filter: ReportFilter): string {
  const params = addressOfFilter(filter).toString()
  return params && `?${params}`
}

/** Periods of a report, in days; today is the last day. */
export const PERIODS = [7, 30, 90] as const
export type Period = (typeof PERIODS)[number]

const DEFAULT_PERIOD: Period = 30

/** Reads the period from an address; anything unknown is the default. */
export function periodOfAddress(params: URLSearchParams): Period {
  return PERIODS.find((days) => String(days) === params.get('days')) ?? DEFAULT_PERIOD
}

/** First instant of the period and the one after its last, in a time zone. */
export function boundsOfPeriod(
  days: Period,
  now: number,
  timeZone: string,
): { since: string; till: string } {
  const today = dayIn(timeZone, now)
  const startOf = (later: number) =>
    new Date(startOfDayIn(timeZone, dayAfter(today, later))).toISOString()
  return { since: startOf(1 - days), till: startOf(1) }
}

const CODEC = { filterOfAddress, addressOfFilter }

/**
 * The filter in the address, its period as two instants, and a setter. A change of the filter shows the first page
 * again.
 */
export function useReportFilter() {
  const { filter, change } = useAddressFilter(CODEC)
  const { since, till } = boundsOfPeriod(filter.days, useNow(), useAccountZone())
  return {
    filter,
    span: {
      embedIds: filter.embedId === null ? [] : [filter.embedId],
      eventsCreatedSince: since,
      eventsCreatedTill: till,
    },
    change: (part: Partial<ReportFilter>) => {
      change({ page: 1, ...part })
    },
  }
}
