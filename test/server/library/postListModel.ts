import type { PostFilter, PostListRequest } from '@/contract/entities/postList'
import type { PostFacts } from './postFacts'

export type ListRequest = Partial<Omit<PostListRequest, 'paging'>>

/** Ids of the posts that a list request asks for, in its order: the rules (product-rules/records.md#post-list) in the plainest words. */
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
  const isOfSources = ({ provider }: PostFacts) =>
    useAllDataSources || dataSourceList.length === 0 || dataSourceList.includes(provider)
  return facts
    .filter((post) => isOfSources(post) && holds(post, query) && matches(post, filter))
    .sort(comparison(order, filter.albumList ?? []))
    .map(({ id }) => id)
}

function holds({ text, author }: PostFacts, query: string): boolean {
  const plain = (words: string) => words.toLowerCase().replaceAll('ё', 'е')
  return plain(query)
    .split(' ')
    .every((word) => plain(`${text} ${author}`).includes(word))
}

type Asked = { [Name in keyof PostFilter]-?: NonNullable<PostFilter[Name]> }

/** Whether a post answers to each filter; asked only of those that the request has. */
const MATCHES: Record<keyof PostFilter, (post: PostFacts, asked: Asked) => boolean> = {
  albumList: ({ places }, { albumList }) =>
    albumList.length === 0 || albumList.some((id) => places.has(id)),
  segmentList: ({ segments }, { segmentList }) =>
    segmentList.length === 0 || segmentList.some((id) => segments.includes(id)),
  hasProduct: (post, asked) => post.hasProduct === asked.hasProduct,
  isPublished: (post, asked) => post.isPublished === asked.isPublished,
  isUgc: (post, asked) => post.isUgc === asked.isUgc,
  providerCreatedSince: (post, asked) =>
    post.providerCreatedAt >= Date.parse(asked.providerCreatedSince),
  providerCreatedTill: (post, asked) =>
    post.providerCreatedAt < Date.parse(asked.providerCreatedTill),
  vitrinaCreatedSince: (post, asked) => post.createdAt >= Date.parse(asked.vitrinaCreatedSince),
  vitrinaCreatedTill: (post, asked) => post.createdAt < Date.parse(asked.vitrinaCreatedTill),
  publishedSince: ({ publishedAt }, asked) =>
    publishedAt !== null && publishedAt >= Date.parse(asked.publishedSince),
  publishedTill: ({ publishedAt }, asked) =>
    publishedAt !== null && publishedAt < Date.parse(asked.publishedTill),
  isCopyrightRequestSent: ({ copyright }, asked) =>
    (copyright !== null) === asked.isCopyrightRequestSent,
  isCopyrightRequestSatisfied: ({ copyright }, asked) =>
    (copyright === 'approved') === asked.isCopyrightRequestSatisfied,
  isCopyrightRequestAwarded: ({ isAwarded }, asked) =>
    isAwarded === asked.isCopyrightRequestAwarded,
  isCopyrightRequestFailed: ({ copyright }, asked) =>
    (copyright === 'failed') === asked.isCopyrightRequestFailed,
  captionLang: (post, asked) => post.captionLang === asked.captionLang,
  authorId: ({ author }, asked) => author === asked.authorId,
  postId: ({ id }, asked) => id === asked.postId,
}

function matches(post: PostFacts, filter: PostFilter): boolean {
  const names = Object.keys(MATCHES) as (keyof PostFilter)[]
  return names.every((name) => filter[name] === undefined || MATCHES[name](post, filter as Asked))
}

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
    const placeOf = ({ places }: PostFacts) => places.get(albumId) ?? 0
    return (one, other) => placeOf(one) - placeOf(other) || other.id - one.id
  }
  return (one, other) => {
    const [mine, theirs] = [one[field], other[field]]
    if (mine === null || theirs === null) {
      // What was never published comes last either way.
      return Number(mine === null) - Number(theirs === null) || sign * (one.id - other.id)
    }
    return sign * (mine - theirs || one.id - other.id)
  }
}
