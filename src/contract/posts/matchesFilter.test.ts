import { matchesReviewFilter, type FilteredReview } from './matchesFilter'

const review = (changes: Partial<FilteredReview> = {}): FilteredReview => ({
  vitrinaPost: { isPublished: true },
  media: [],
  review: { rating: 4, isArchived: false },
  ...changes,
})
const ARCHIVED = review({ review: { rating: 4, isArchived: true } })

test('matches archived reviews only when they are requested, and then matches only archived reviews', () => {
  expect(matchesReviewFilter(review(), {})).toBe(true)
  expect(matchesReviewFilter(ARCHIVED, {})).toBe(false)
  expect(matchesReviewFilter(ARCHIVED, { isArchived: true })).toBe(true)
  expect(matchesReviewFilter(review(), { isArchived: true })).toBe(false)
})

test('does not match a post that is not a review against a filter of reviews', () => {
  expect(matchesReviewFilter(review({ review: null }), {})).toBe(false)
  expect(matchesReviewFilter(review({ review: null }), { isArchived: true })).toBe(false)
})

test.each([
  ['by its rating', { ratings: [4, 5] }, true],
  ['not by other ratings', { ratings: [1] }, false],
  ['as published', { isPublished: true }, true],
  ['not as unpublished', { isPublished: false }, false],
  ['not by pictures', { hasMedia: true }, false],
  ['as a review without pictures', { hasMedia: false }, true],
  ['not by its rating and as unpublished', { ratings: [4], isPublished: false }, false],
])('matches a published text review with 4 stars %s', (_what, filter, isAmong) => {
  expect(matchesReviewFilter(review(), filter)).toBe(isAmong)
})
