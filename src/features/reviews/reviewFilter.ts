import { choiceInAddress, isId } from '@/common/routing/addressParts'
import {
  REVIEW_ORDERS,
  REVIEW_SOURCES,
  type ReviewListRequest,
  type ReviewOrder,
  type ReviewSource,
} from '@/contract/entities/posts/review'

export const STARS = [5, 4, 3, 2, 1] as const

/** The filter of the reviews, as in the address. */
export interface ReviewFilter {
  query: string
  /** Chosen ratings in stars; empty means all. */
  ratings: number[]
  isArchived: boolean
  status: 'all' | 'published' | 'unpublished'
  hasMedia: boolean
  source: ReviewSource | 'all'
  /** Only reviews about this product. */
  productId: number | null
  order: ReviewOrder
}

/** The request without its page: the cache key of one list. */
export type ReviewList = Omit<ReviewListRequest, 'paging'>

/** Reads a filter from an address; invalid parts are left out. */
export function filterOfAddress(params: URLSearchParams): ReviewFilter {
  const status = params.get('status')
  const product = params.get('product') ?? ''
  const asked = params.get('stars')?.split(',') ?? []
  return {
    query: params.get('query')?.trim() ?? '',
    ratings: STARS.filter((stars) => asked.includes(String(stars))),
    isArchived: params.get('archive') === '1',
    status: status === 'published' || status === 'unpublished' ? status : 'all',
    hasMedia: params.get('media') === '1',
    source: choiceInAddress(params, 'source', REVIEW_SOURCES) ?? 'all',
    productId: isId(product) ? Number(product) : null,
    order: choiceInAddress(params, 'order', REVIEW_ORDERS) ?? 'newest',
  }
}

/** The address of a filter; the defaults are left out. */
export function addressOfFilter(filter: ReviewFilter): Record<string, string> {
  const { query, ratings, isArchived, status, hasMedia, source, productId, order } = filter
  return {
    ...(query ? { query } : {}),
    ...(ratings.length > 0 ? { stars: ratings.join(',') } : {}),
    ...(isArchived ? { archive: '1' } : {}),
    ...(status === 'all' ? {} : { status }),
    ...(hasMedia ? { media: '1' } : {}),
    ...(source === 'all' ? {} : { source }),
    ...(productId === null ? {} : { product: String(productId) }),
    ...(order === 'newest' ? {} : { order }),
  }
}

export function listOfFilter(filter: ReviewFilter): ReviewList {
  const { query, ratings, isArchived, status, hasMedia, source, productId, order } = filter
  return {
    query,
    order,
    filter: {
      isArchived,
      ...(ratings.length > 0 ? { ratings } : {}),
      ...(status === 'all' ? {} : { isPublished: status === 'published' }),
      ...(hasMedia ? { hasMedia } : {}),
      ...(source === 'all' ? {} : { source }),
      ...(productId === null ? {} : { productId }),
    },
  }
}

/** The id of the review in the address; null for none. */
export function reviewOfAddress(params: URLSearchParams): number | null {
  const id = params.get('review') ?? ''
  return isId(id) ? Number(id) : null
}

/** How many filters beside the search leave something out. */
export function countOfChoices(filter: ReviewFilter): number {
  const { query: _query, order: _order, ...choices } = addressOfFilter(filter)
  return Object.keys(choices).length
}

/** Whether a filter leaves something out; the order does not. */
export function isNarrowed(filter: ReviewFilter): boolean {
  const { order: _order, ...narrowing } = addressOfFilter(filter)
  return Object.keys(narrowing).length > 0
}
