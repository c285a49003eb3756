import fc from 'fast-check'
import {
  CAPTION_LANGUAGES,
  MEDIA_KINDS,
  POST_USAGES,
  type PostFilter,
} from '@/contract/entities/posts/postList'
import type { ReviewListRequest } from '@/contract/entities/posts/review'
import type { DataSet } from './postFacts'

const UNKNOWN_ID = 987_654
/** Chosen so that most generated filters match some posts. */
const MAX_FIELDS = 4

const knownIds = (list: readonly { id: number }[]) => [...list.map(({ id }) => id), UNKNOWN_ID]

/**
 * Times of the posts themselves, which are the limits of `since` and `till`, and the milliseconds
 * beside them.
 */
const instants = (times: readonly number[]) =>
  fc
    .tuple(fc.constantFrom(...times), fc.constantFrom(-1, 0, 1))
    .map(([time, beside]) => new Date(time + beside).toISOString())

type Values<Filter> = { [Name in keyof Filter]-?: fc.Arbitrary<NonNullable<Filter[Name]>> }

/** Filters with some of the fields, each with a generated value. */
function someOf<Filter extends object>(values: Values<Filter>): fc.Arbitrary<Filter> {
  const names = Object.keys(values) as (keyof Filter)[]
  return fc
    .uniqueArray(fc.constantFrom(...names), { maxLength: MAX_FIELDS })
    .chain((chosen) =>
      fc.record(Object.fromEntries(chosen.map((name) => [name, values[name]]))),
    ) as unknown as fc.Arbitrary<Filter>
}

/** Filters of the library, with values that the posts of a data set have and with others. */
export function postFilters({
  facts,
  albums,
  segments,
  products,
}: DataSet): fc.Arbitrary<PostFilter> {
  const created = instants(facts.map(({ providerCreatedAt }) => providerCreatedAt))
  const added = instants(facts.map(({ createdAt }) => createdAt))
  const published = instants(facts.flatMap(({ publishedAt }) => publishedAt ?? []))
  const authors = [...new Set(facts.map(({ author }) => author))]
  return someOf<PostFilter>({
    albumList: fc.array(fc.constantFrom(...knownIds(albums)), { maxLength: 3 }),
    segmentList: fc.array(fc.constantFrom(...knownIds(segments)), { maxLength: 3 }),
    notInAlbum: fc.constantFrom(...knownIds(albums)),
    hasProduct: fc.boolean(),
    skuId: fc.constantFrom(...knownIds(products)),
    hasSuggestion: fc.boolean(),
    hasUnavailableProduct: fc.boolean(),
    hasNearDuplicate: fc.boolean(),
    nearDuplicatesOf: fc.constantFrom(...knownIds(facts)),
    isPublished: fc.boolean(),
    isUgc: fc.boolean(),
    mediaKind: fc.constantFrom(...MEDIA_KINDS),
    usage: fc.constantFrom(...POST_USAGES),
    providerCreatedSince: created,
    providerCreatedTill: created,
    vitrinaCreatedSince: added,
    vitrinaCreatedTill: added,
    publishedSince: published,
    publishedTill: published,
    isCopyrightRequestSent: fc.boolean(),
    isCopyrightRequestSatisfied: fc.boolean(),
    isCopyrightRequestAwarded: fc.boolean(),
    isCopyrightRequestFailed: fc.boolean(),
    captionLang: fc.constantFrom(...CAPTION_LANGUAGES),
    authorId: fc.oneof(
      fc.constantFrom(...authors),
      fc.constantFrom(...authors).map((author) => author.toUpperCase()),
      fc.constantFrom('', ' anna', 'anna ', 'ann%', 'a_na'),
    ),
    postId: fc.constantFrom(...knownIds(facts)),
  })
}

export const reviewFilters = (
  products: readonly { id: number }[],
): fc.Arbitrary<ReviewListRequest['filter']> =>
  someOf({
    productId: fc.constantFrom(...knownIds(products)),
    ratings: fc.array(fc.constantFrom(1, 2, 3, 4, 5, 0, 2.5, 7, -1), { maxLength: 4 }),
    isArchived: fc.boolean(),
    isPublished: fc.boolean(),
    hasMedia: fc.boolean(),
  })
