import { DEFAULT_PERIOD, periodOfAddress, type Period } from './period'

/** The filter of the reports on posts; stored in the address. */
export interface ReportFilter {
  days: Period
  embedId: string | null
  page: number
}

export function filterOfAddress(params: URLSearchParams): ReportFilter {
  const page = Number(params.get('page'))
  return {
    days: periodOfAddress(params),
    embedId: params.get('widget') || null,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
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
