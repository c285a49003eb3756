import type { DayRange } from '@/common/lib/days'
import type {
  CAPTION_LANGUAGES,
  MediaKind,
  PostFilter,
  PostListRequest,
  PostUsage,
} from '@/contract/entities/posts/postList'
import type { SourceType } from '@/contract/entities/sources/source'

/** The library's filter. Each part has its name in the address; an unset part is absent. */
export interface LibraryFilter {
  query?: string
  status?: 'published' | 'draft'
  /** Ids; a post matches when it is in at least one of the albums. */
  album?: number[]
  segment?: number[]
  source?: SourceType[]
  /** Whether the post has products. */
  products?: boolean
  /** Id of a product that is marked on the post. */
  product?: number
  /** Whether products are suggested for the post. */
  suggested?: boolean
  /** Whether a marked product is out of stock or has left the catalogue. */
  unavailable?: boolean
  /** Whether another post has a near-duplicate of one of its pictures. */
  similar?: boolean
  /** Whether the post is content of a customer. */
  ugc?: boolean
  /** What is among its slides. */
  media?: MediaKind
  /** Whether shoppers see the post in a widget, or why they do not. */
  usage?: PostUsage
  /** The days in which the post was created at its source. */
  created?: DayRange
  /** The days in which the post was added to the library. */
  added?: DayRange
  published?: DayRange
  /** The state of the permission request: sent at all, approved, with a promo code for the author, failed. */
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
 * The post list request without its page: the cache key of a list. Its times are days, which become instants when
 * they are sent (`requestOfList`), so that the key does not depend on the zone of the machine.
 */
export interface PostList extends Omit<PostListRequest, 'paging' | 'filter'> {
  filter: Untimed
  days: Pick<LibraryFilter, 'created' | 'added' | 'published'>
}

/** The single album that is shown; null for none or several. */
export function onlyAlbum({ album = [] }: LibraryFilter): number | null {
  const [id = null, ...others] = album
  return others.length === 0 ? id : null
}

/** One chosen value of the filter, other than search, status and order: for example an album or a range of days. */
export interface AppliedPart {
  name: Exclude<keyof LibraryFilter, 'query' | 'status' | 'sort'>
  /** The value, for a part that is a list. */
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

/** Whether the filter leaves any posts out. */
export function isNarrowed(filter: LibraryFilter): boolean {
  return Boolean(filter.query || filter.status) || appliedParts(filter).length > 0
}

/**
 * The list of a filter. A single album is shown in its own order unless another was chosen. Until the album's order is
 * known, the manual order is used (product-rules/albums.md#album-order).
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
      skuId: filter.product,
      hasSuggestion: filter.suggested,
      hasUnavailableProduct: filter.unavailable,
      hasNearDuplicate: filter.similar,
      isUgc: filter.ugc,
      mediaKind: filter.media,
      usage: filter.usage,
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

/** The parts without undefined values: a key with an undefined value would change the cache key of the same list. */
function chosen<Parts extends object>(parts: Parts): Parts {
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined)) as Parts
}

export type LibraryOrder = PostListRequest['order']

/** The default order: by the time at the source, the newest first (product-rules/records.md#post-list). */
export const DEFAULT_ORDER: LibraryOrder = { field: 'providerCreatedAt', asc: false }

export const NO_FILTER: LibraryFilter = {}
export const DEFAULT_LIST = listOfFilter(NO_FILTER)
