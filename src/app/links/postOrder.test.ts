import { comesBefore, postKey } from './placeInList'
import { day, makeListedPost } from './testing/lists'

const post = makeListedPost(7, { publishedAt: day(9) }, { likeCount: 5 })

test.each([
  ['providerCreatedAt', post, { value: Date.parse(day(7)), id: 7 }],
  ['publishedAt', post, { value: Date.parse(day(9)), id: 7 }],
  ['publishedAt', makeListedPost(8), { value: null, id: 8 }],
  ['likeCount', post, { value: 5, id: 7 }],
  ['manualSortingPosition', post, null],
] as const)('returns the sort key of a post by %s', (field, one, key) => {
  expect(postKey({ field, asc: true }, one)).toEqual(key)
})

const key = (value: number | null, id = 1) => ({ value, id })

test.each([
  ['a higher value comes first in descending order', false, key(2), key(1), true],
  ['a lower value does not come first in descending order', false, key(1), key(2), false],
  ['a lower value comes first in ascending order', true, key(1), key(2), true],
  ['equal values are sorted by id in descending order', false, key(1, 8), key(1, 7), true],
  ['equal values are sorted by id in ascending order', true, key(1, 8), key(1, 7), false],
  ['a missing value comes last in descending order', false, key(null), key(1), false],
  ['a missing value comes last in ascending order', true, key(1), key(null), true],
  ['missing values are sorted by id', false, key(null, 8), key(null, 7), true],
] as const)('compares two posts: %s', (_name, asc, one, other, expected) => {
  expect(comesBefore({ field: 'likeCount', asc }, one, other)).toBe(expected)
})
