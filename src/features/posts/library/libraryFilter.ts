import { DEFAULT_ORDER, type LibraryOrder } from './libraryOrder'
import type { DayRange } from '@/common/lib/days'
import type { CAPTION_LANGUAGES, PostFilter, PostListRequest } from '@/contract/entities/postList'
import type { SourceType } from '@/contract/entities/source'

/** What the library shows. Each part is called as in the address; what was not chosen is absent. */
export interface LibraryFilter {
  query?: string
  status?: 'published' | 'draft'
  /** Ids; a post is in at least one of them. */
  album?: number[]
  segment?: number[]
  source?: SourceType[]
  /** With products, or without. */
  products?: boolean
  /** Content of customers, or not. */
  ugc?: boolean
  /** When it appeared at its source. */
  created?: DayRange
  /** When it came into the library. */
  added?: DayRange
  published?: DayRange
  /** Where the permission request stands: sent at all, approved, the author given a promo code, failed. */
  request?: boolean
  approved?: boolean
  promo?: boolean
  failed?: boolean
  lang?: (typeof CAPTION_LANGUAGES)[number]
  author?: string
  post?: number
  sort?: LibraryOrder
}

type Untimed = Omit<
  PostFilter,
  | 'providerCreatedSince'
  | 'providerCreatedTill'
  | 'vitrinaCreatedSince'
  | 'vitrinaCreatedTill'
  | 'publishedSince'
  | 'publishedTill'
>

/**
 * The post list request without its page: the key of one list in the cache. Its times are days, which become instants
 * when they are sent (`requestOfList`), so that the key does not depend on the zone of the machine.
 */
export interface PostList extends Omit<PostListRequest, 'paging' | 'filter'> {
  filter: Untimed
  days: Pick<LibraryFilter, 'created' | 'added' | 'published'>
}

/** The one album that is shown; null for none or several. */
export function onlyAlbum({ album = [] }: LibraryFilter): number | null {
  const [id = null, ...others] = album
  return others.length === 0 ? id : null
}

/** What was chosen besides the words, the status and the order, one by one: an album, a span of days. */
export interface AppliedPart {
  name: Exclude<keyof LibraryFilter, 'query' | 'status' | 'sort'>
  /** The one of a list that is meant. */
  item?: number | string
}

export function appliedParts(filter: LibraryFilter): AppliedPart[] {
  return (Object.keys(filter) as (keyof LibraryFilter)[]).flatMap((name): AppliedPart[] => {
    if (name === 'query' || name === 'status' || name === 'sort') return []
    const value = filter[name]
    if (Array.isArray(value)) return value.map((item) => ({ name, item }))
    return value === undefined ? [] : [{ name }]
  })
}

/** Whether some posts are left out. */
export function isNarrowed(filter: LibraryFilter): boolean {
  return Boolean(filter.query || filter.status) || appliedParts(filter).length > 0
}

/**
 * The request of a filter. One album is shown in its own order unless another was chosen; until that is known, in the
 * manual one (product-rules/albums.md#album-order).
 */
export function listOfFilter(
  filter: LibraryFilter,
  albumOrder: PostList['order'] = { field: 'manualSortingPosition', asc: true },
): PostList {
  const { query = '', status, source = [], created, added, published, sort } = filter
  const isOneAlbum = onlyAlbum(filter) !== null
  const isPossible = isOneAlbum || sort?.field !== 'manualSortingPosition'
  return {
    useAllDataSources: source.length === 0,
    dataSourceList: source,
    query,
    filter: chosen({
      albumList: filter.album,
      segmentList: filter.segment,
      isPublished: status && status === 'published',
      hasProduct: filter.products,
      isUgc: filter.ugc,
      isCopyrightRequestSent: filter.request,
      isCopyrightRequestSatisfied: filter.approved,
      isCopyrightRequestAwarded: filter.promo,
      isCopyrightRequestFailed: filter.failed,
      captionLang: filter.lang,
      authorId: filter.author,
      postId: filter.post,
    }),
    days: chosen({ created, added, published }),
    order: (isPossible && sort) || (isOneAlbum ? albumOrder : DEFAULT_ORDER),
  }
}

/** Without the parts that are absent: a key that is there but empty would make another list of the same posts. */
function chosen<Parts extends object>(parts: Parts): Parts {
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined)) as Parts
}

export const NO_FILTER: LibraryFilter = {}
export const DEFAULT_LIST = listOfFilter(NO_FILTER)
