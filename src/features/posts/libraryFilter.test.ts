import { addressOfFilter, filterOfAddress, listOfFilter, NO_FILTER } from './libraryFilter'

test('an address says the filter and reads back the same', () => {
  const filter = { query: 'чашка', status: 'draft' as const, albumId: 12 }
  expect(filterOfAddress(new URLSearchParams(addressOfFilter(filter)))).toEqual(filter)
  expect(addressOfFilter(NO_FILTER)).toEqual({})
})

test.each(['status=burnt', 'album=12x', 'album=', 'album=-1', 'query=%20'])(
  'what makes no sense is left out: %s',
  (address) => {
    expect(filterOfAddress(new URLSearchParams(address))).toEqual(NO_FILTER)
  },
)

test('the library is sorted by the source time, newest first', () => {
  expect(listOfFilter(NO_FILTER).order).toEqual({ field: 'providerCreatedAt', asc: false })
})

test('an album is shown in its manual order, always ascending', () => {
  expect(listOfFilter({ ...NO_FILTER, albumId: 3 })).toMatchObject({
    filter: { albumList: [3] },
    order: { field: 'manualSortingPosition', asc: true },
  })
})
