import {
  addressOfFilter,
  countOfChoices,
  filterOfAddress,
  listOfFilter,
  reviewOfAddress,
} from './reviewFilter'

test.each([
  ['', {}],
  [
    'stars=5,2&archive=1&status=published&media=1&source=ozon&query=плед&product=7&order=worst',
    null,
  ],
  ['stars=9,x&archive=yes&status=sold&media=0&source=amazon&product=x&order=up', {}],
])('parses the address %j and writes it back unchanged', (address, expected) => {
  const written = addressOfFilter(filterOfAddress(new URLSearchParams(address)))
  expect(written).toEqual(expected ?? Object.fromEntries(new URLSearchParams(address)))
})

test('requests only the chosen filters, and always whether the review is archived', () => {
  expect(listOfFilter(filterOfAddress(new URLSearchParams()))).toEqual({
    query: '',
    order: 'newest',
    filter: { isArchived: false },
  })
  expect(
    listOfFilter(
      filterOfAddress(new URLSearchParams('stars=4&archive=1&status=unpublished&source=ozon')),
    ),
  ).toEqual({
    query: '',
    order: 'newest',
    filter: { isArchived: true, ratings: [4], isPublished: false, source: 'ozon' },
  })
})

test.each([
  ['', 0],
  ['query=плед&order=worst', 0],
  ['stars=5,2&query=плед', 1],
  ['stars=5&archive=1&status=published&media=1&source=wildberries&product=7', 6],
])('counts the filters in the address %j: %s', (address, count) => {
  expect(countOfChoices(filterOfAddress(new URLSearchParams(address)))).toBe(count)
})

test.each([
  ['review=12', 12],
  ['review=x', null],
  ['', null],
])('opens for the address %j the review %s', (address, id) => {
  expect(reviewOfAddress(new URLSearchParams(address))).toBe(id)
})
