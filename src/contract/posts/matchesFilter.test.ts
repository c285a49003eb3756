import { matchesReviewFilter, type FilteredReview } from './matchesFilter'

const review = (changes: Partial<FilteredReview> = {}): FilteredReview => ({
  vitrinaPost: { isPublished: true },
  media: [],
  review: { rating: 4, isArchived: false },
  ...changes,
})
const ARCHIVED = review({ review: { rating: 4, isArchived: true } })

test('matches archived reviews only when they are requested, and then no others', () => {
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
  ['of a rating', { ratings: [4, 5] }, true],
  ['of other ratings', { ratings: [1] }, false],
  ['published', { isPublished: true }, true],
  ['not published', { isPublished: false }, false],
  ['with pictures', { hasMedia: true }, false],
  ['without pictures', { hasMedia: false }, true],
  ['of a rating, not published', { ratings: [4], isPublished: false }, false],
])('matches a published text review with 4 stars %s', (_what, filter, isAmong) => {
  expect(matchesReviewFilter(review(), filter)).toBe(isAmong)
})
