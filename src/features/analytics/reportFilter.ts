import { useMemo } from 'react'
import { useNow } from '@/common/lib/useNow'
import { dayAfter, dayIn, startOfDayIn } from '@/contract/text/zonedDays'
import { pageOfAddress } from '@/common/routing/addressParts'
import { useAddressFilter } from '@/common/routing/useAddressFilter'
import { useAccountZone } from '@/common/session/accountZone'
import { REPORT_PARTS } from '@/contract/addresses'
import { DEVICES, type Device } from '@/contract/entities/analytics'
import { CONTENT_CHOICES, type ContentChoice } from '@/contract/entities/catalogue/productContent'
import { LIMITS } from '@/contract/limits'
import {
  addressOfChoice,
  comparedDays,
  comparisonOfAddress,
  daysOfPeriod,
  DEFAULT_COMPARISON,
  DEFAULT_PERIOD,
  periodOfAddress,
  type Comparison,
  type Period,
  type Span,
} from './period/period'

/** The filter of the reports; stored in the address. */
export interface ReportFilter {
  period: Period
  comparison: Comparison
  embedIds: readonly string[]
  albumIds: readonly number[]
  devices: readonly Device[]
  /** A search in the report on products, and which of them it lists. */
  query: string
  content: ContentChoice
  page: number
  /** How the tables are sorted: parts of the address that belong to them. */
  sorts: readonly (readonly [string, string])[]
}

/** Parts of the filter that narrow every report. */
export const NO_CHOICES = { embedIds: [], albumIds: [], devices: [] } as const

/** How many things are chosen besides the days. */
export const countOfChoices = ({ comparison, embedIds, albumIds, devices }: ReportFilter): number =>
  embedIds.length + albumIds.length + devices.length + (comparison === DEFAULT_COMPARISON ? 0 : 1)

export function filterOfAddress(params: URLSearchParams): ReportFilter {
  return {
    period: periodOfAddress(params.get(REPORT_PARTS.days)),
    comparison: comparisonOfAddress(params.get('compare')),
    embedIds: choicesIn(params, REPORT_PARTS.widget).filter(Boolean),
    albumIds: choicesIn(params, 'album').filter(isAlbumId).map(Number),
    devices: DEVICES.filter((device) => params.getAll('device').includes(device)),
    query: params.get('query')?.trim().slice(0, LIMITS.searchQuery) ?? '',
    content: CONTENT_CHOICES.find((one) => one === params.get('content')) ?? 'all',
    page: pageOfAddress(params),
    sorts: [...params].filter(([name]) => name.startsWith('sort')),
  }
}

/** As many different values of a part of the address as a report may be narrowed to. */
const choicesIn = (params: URLSearchParams, name: string) =>
  [...new Set(params.getAll(name))].slice(0, LIMITS.reportChoices)

const isAlbumId = (text: string) => /^[1-9]\d{0,14}$/.test(text)

/** The address of a filter; defaults are left out. */
export function addressOfFilter(filter: ReportFilter): URLSearchParams {
  const { period, comparison, embedIds, albumIds, devices, query, content, page, sorts } = filter
  const params = new URLSearchParams()
  if (period !== DEFAULT_PERIOD) params.set(REPORT_PARTS.days, addressOfChoice(period))
  if (comparison !== DEFAULT_COMPARISON) params.set('compare', addressOfChoice(comparison))
  for (const embedId of embedIds) params.append(REPORT_PARTS.widget, embedId)
  for (const id of albumIds) params.append('album', String(id))
  for (const device of devices) params.append('device', device)
  if (query !== '') params.set('query', query)
  if (content !== 'all') params.set('content', content)
  for (const [name, sort] of sorts) params.set(name, sort)
  if (page > 1) params.set('page', String(page))
  return params
}

/** The search string of a report's other pages, with its question mark: everything but what belongs to one table. */
export function searchOfFilter(filter: ReportFilter): string {
  const params = addressOfFilter({
    ...filter,
    query: '',
    content: 'all',
    page: 1,
    sorts: [],
  }).toString()
  return params && `?${params}`
}

/** First instant of a span of days and the one after its last, in a time zone. */
export function boundsOf({ since, till }: Span, timeZone: string) {
  const startOf = (day: string) => new Date(startOfDayIn(timeZone, day)).toISOString()
  return { since: startOf(since), till: startOf(dayAfter(till, 1)) }
}

const CODEC = { filterOfAddress, addressOfFilter }

/** The filter in the address, its days, what is asked of the back office, and a setter that shows the first page. */
export function useReportFilter() {
  const { filter, change } = useAddressFilter(CODEC)
  const zone = useAccountZone()
  const today = dayIn(zone, useNow())
  const { period, comparison, embedIds, albumIds, devices } = filter
  const asked = useMemo(() => {
    const span = daysOfPeriod(period, today)
    const compared = comparedDays(comparison, span)
    const { since, till } = boundsOf(span, zone)
    const before = compared && boundsOf(compared, zone)
    return {
      span,
      compared,
      question: {
        embedIds: [...embedIds],
        albumIds: [...albumIds],
        devices: [...devices],
        eventsCreatedSince: since,
        eventsCreatedTill: till,
        ...(before && { comparedSince: before.since, comparedTill: before.till }),
      },
    }
  }, [period, comparison, embedIds, albumIds, devices, today, zone])
  return {
    ...asked,
    filter,
    today,
    change: (part: Partial<ReportFilter>) => {
      change({ page: 1, ...part })
    },
  }
}
