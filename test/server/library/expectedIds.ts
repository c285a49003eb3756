import type { PostListRequest } from '@/contract/entities/posts/postList'
import { matchesFilter, matchesSources, type FilteredPost } from '@/contract/posts/matchesFilter'
import type { PostFacts } from './postFacts'

export type ListRequest = Partial<Omit<PostListRequest, 'paging'>>

/**
 * Ids of the posts of a list request, in its order: the rules (product-rules/records.md#post-list)
 * in the simplest code.
 */
export function expectedIds(
  facts: readonly PostFacts[],
  {
    query = '',
    filter = {},
    useAllDataSources = true,
    dataSourceList = [],
    order = { field: 'providerCreatedAt', asc: false },
  }: ListRequest,
): number[] {
  const belongs = (facts: PostFacts) => {
    const post = filteredPost(facts)
    return (
      matchesSources(post, { useAllDataSources, dataSourceList }) &&
      matchesFilter(post, filter, facts)
    )
  }
  return facts
    .filter((post) => belongs(post) && holds(post, query))
    .sort(
      (one, other) =>
        (filter.hasNearDuplicate ? (other.nearGroup ?? 0) - (one.nearGroup ?? 0) : 0) ||
        comparison(order, filter.albumList ?? [])(one, other),
    )
    .map(({ id }) => id)
}

/** Name and brand of the products that are marked on posts of the data set, or suggested for them. */
const PRODUCT_WORDS = 'Кружка «Утро» Лён и глина'

function holds({ text, author, products, hasSuggestion }: PostFacts, query: string): boolean {
  const plain = (words: string) => words.toLowerCase().replaceAll('ё', 'е')
  const words = plain(query).split(' ')
  const sources = [`${text} ${author}`, products.length > 0 || hasSuggestion ? PRODUCT_WORDS : '']
  return sources.some((source) => words.every((word) => plain(source).includes(word)))
}

const iso = (time: number) => new Date(time).toISOString()

/** The fields of a post of the data set that filters use. */
const filteredPost = (facts: PostFacts): FilteredPost => ({
  vitrinaPost: {
    id: facts.id,
    isPublished: facts.isPublished,
    createdAt: iso(facts.createdAt),
    publishedAt: facts.publishedAt === null ? null : iso(facts.publishedAt),
    promoCodeStatus: facts.isAwarded ? 'sent' : null,
    hasSuggestion: facts.hasSuggestion,
    albumList: [...facts.positions.keys()].map((id) => ({ id })),
    copyrightRequest: facts.copyright && { status: facts.copyright },
  },
  providerPost: {
    provider: facts.provider,
    createdAt: iso(facts.providerCreatedAt),
    isUgc: facts.isUgc,
    authorUser: { username: facts.author },
  },
  segments: facts.segments.map((id) => ({ id })),
  media: facts.media.map((kind, index) => ({
    videoUrl: kind === 'video' ? '/media/video.mp4' : null,
    linkList:
      index > 0
        ? []
        : facts.products.map((id) => ({ sku: { id, isUnavailable: facts.hasUnavailable } })),
  })),
})

type Comparison = (one: PostFacts, other: PostFacts) => number

function comparison(
  { field, asc }: PostListRequest['order'],
  albumList: readonly number[],
): Comparison {
  const sign = asc ? 1 : -1
  if (field === 'manualSortingPosition') {
    const [albumId] = albumList
    if (albumId === undefined || albumList.length > 1) {
      return comparison({ field: 'providerCreatedAt', asc: false }, [])
    }
    const positionOf = ({ positions: positions }: PostFacts) => positions.get(albumId) ?? 0
    return (one, other) => positionOf(one) - positionOf(other) || other.id - one.id
  }
  return (one, other) => {
    const [mine, theirs] = [one[field], other[field]]
    if (mine === null || theirs === null) {
      // Posts that were never published are last in both directions.
      return Number(mine === null) - Number(theirs === null) || sign * (one.id - other.id)
    }
    return sign * (mine - theirs || one.id - other.id)
  }
}
