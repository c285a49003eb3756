import { instantsOf } from '@/common/lib/days'
import type { PostFilter, PostListRequest } from '@/contract/entities/posts/postList'
import type { PostList } from './libraryFilter'

/** The filter of a list in its request. */
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

/** The request of one page of a list. */
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
