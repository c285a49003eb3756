import type { PostFilter, PostListRequest } from '@/contract/entities/postList'
import type { DayRange, PostList } from './libraryFilter'

/** The first instant of a day, or of the one `later` days after it, by the calendar of this machine. */
function startOf(day: string, later = 0): string {
  const start = new Date(`${day}T00:00`)
  start.setDate(start.getDate() + later)
  return start.toISOString()
}

/** `since` is inclusive, `till` exclusive (section 3): the instant after the last day. */
function instantsOf({ since, till }: DayRange) {
  return { since: since && startOf(since), till: till && startOf(till, 1) }
}

/** The filter of a list as it is sent. */
export function postFilterOf({ filter, days }: PostList): PostFilter {
  const created = instantsOf(days.created ?? {})
  const added = instantsOf(days.added ?? {})
  const published = instantsOf(days.published ?? {})
  return {
    ...filter,
    providerCreatedSince: created.since,
    providerCreatedTill: created.till,
    vitrinaCreatedSince: added.since,
    vitrinaCreatedTill: added.till,
    publishedSince: published.since,
    publishedTill: published.till,
  }
}

/** One page of a list as it is asked for. */
export function requestOfList(list: PostList, page: number): PostListRequest {
  const { useAllDataSources, dataSourceList, query, order } = list
  return {
    useAllDataSources,
    dataSourceList,
    query,
    filter: postFilterOf(list),
    order,
    paging: { page },
  }
}
