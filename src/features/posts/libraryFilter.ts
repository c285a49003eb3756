import { isId } from '@/common/routing/isId'
import type { PostFilter, PostListRequest } from '@/contract/entities/postList'

/** What the library shows, as its address says it. */
export interface LibraryFilter {
  query: string
  status: 'all' | 'published' | 'draft'
  albumId: number | null
}

/** The post list request without its page: the key of one list in the cache. */
export type PostList = Omit<PostListRequest, 'paging'>

/** Reads a filter out of an address; what makes no sense is left out. */
export function filterOfAddress(params: URLSearchParams): LibraryFilter {
  const status = params.get('status')
  const album = params.get('album') ?? ''
  return {
    query: params.get('query')?.trim() ?? '',
    status: status === 'published' || status === 'draft' ? status : 'all',
    albumId: isId(album) ? Number(album) : null,
  }
}

/** The address of a filter; the defaults are left out, so that a plain library has a plain address. */
export function addressOfFilter({ query, status, albumId }: LibraryFilter): Record<string, string> {
  return {
    ...(query ? { query } : {}),
    ...(status === 'all' ? {} : { status }),
    ...(albumId === null ? {} : { album: String(albumId) }),
  }
}

/** The request of a filter. An album is shown in its own order; until that is known, in the manual one (section 4). */
export function listOfFilter(
  { query, status, albumId }: LibraryFilter,
  albumOrder: PostList['order'] = { field: 'manualSortingPosition', asc: true },
): PostList {
  const filter: PostFilter = {
    ...(albumId === null ? {} : { albumList: [albumId] }),
    ...(status === 'all' ? {} : { isPublished: status === 'published' }),
  }
  return {
    useAllDataSources: true,
    dataSourceList: [],
    query,
    filter,
    order: albumId === null ? { field: 'providerCreatedAt', asc: false } : albumOrder,
  }
}

export const NO_FILTER: LibraryFilter = { query: '', status: 'all', albumId: null }
export const DEFAULT_LIST = listOfFilter(NO_FILTER)
