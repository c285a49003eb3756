import {
  appliedParts,
  DEFAULT_LIST,
  isNarrowed,
  listOfFilter,
  NO_FILTER,
  onlyAlbum,
  type LibraryFilter,
} from './libraryFilter'
import { postFilterOf, requestOfList } from './postListApi'

const localDay = (year: number, month: number, day: number) =>
  new Date(year, month - 1, day).toISOString()

test('without a filter, sorts by the time at the source, newest first', () => {
  expect(listOfFilter(NO_FILTER)).toEqual(DEFAULT_LIST)
  expect(requestOfList(DEFAULT_LIST, 2)).toMatchObject({
    useAllDataSources: true,
    dataSourceList: [],
    query: '',
    order: { field: 'providerCreatedAt', asc: false },
    paging: { page: 2 },
  })
})

const albumOrder = { field: 'publishedAt', asc: false } as const
const likes = { field: 'likeCount', asc: false } as const
const manual = { field: 'manualSortingPosition', asc: true } as const
const newest = { field: 'providerCreatedAt', asc: false } as const

test.each<[string, LibraryFilter, LibraryFilter['sort'], LibraryFilter['sort']]>([
  ['one album whose order is unknown', { album: [3] }, undefined, manual],
  ['one album with its own order', { album: [3] }, albumOrder, albumOrder],
  ['one album in a chosen order', { album: [3], sort: likes }, albumOrder, likes],
  ['one album in manual order', { album: [3], sort: manual }, albumOrder, manual],
  ['several albums', { album: [3, 4] }, undefined, newest],
  [
    'several albums in manual order, which they cannot have',
    { album: [3, 4], sort: manual },
    undefined,
    newest,
  ],
  ['any albums in a chosen order', { sort: likes }, undefined, likes],
])('returns the order for %s: %j', (_name, filter, order, expected) => {
  expect(listOfFilter(filter, order).order).toEqual(expected)
})

test.each<[LibraryFilter, object]>([
  [{ query: 'чашка' }, { query: 'чашка' }],
  [{ status: 'draft' }, { filter: { isPublished: false } }],
  [{ status: 'published' }, { filter: { isPublished: true } }],
  [{ album: [3, 4] }, { filter: { albumList: [3, 4] } }],
  [{ segment: [1] }, { filter: { segmentList: [1] } }],
  [{ source: ['vk'] }, { useAllDataSources: false, dataSourceList: ['vk'] }],
  [{ product: 9 }, { filter: { skuId: 9 } }],
  [{ products: false }, { filter: { hasProduct: false } }],
  [{ ugc: true }, { filter: { isUgc: true } }],
  [{ request: true }, { filter: { isCopyrightRequestSent: true } }],
  [{ approved: false }, { filter: { isCopyrightRequestSatisfied: false } }],
  [{ promo: true }, { filter: { isCopyrightRequestAwarded: true } }],
  [{ failed: true }, { filter: { isCopyrightRequestFailed: true } }],
  [{ lang: 'kk' }, { filter: { captionLang: 'kk' } }],
  [{ author: 'anna' }, { filter: { authorId: 'anna' } }],
  [{ post: 12 }, { filter: { postId: 12 } }],
])('sends for the filter %j the request %j', (filter, expected) => {
  expect(requestOfList(listOfFilter(filter), 1)).toMatchObject(expected)
})

test('converts days to instants by the local calendar and includes the last day', () => {
  const created = { since: '2026-03-01', till: '2026-03-31' }
  const list = listOfFilter({
    created,
    added: { since: '2026-02-28' },
    published: { till: '2026-12-31' },
  })
  expect(postFilterOf(list)).toEqual({
    providerCreatedSince: localDay(2026, 3, 1),
    providerCreatedTill: localDay(2026, 4, 1),
    vitrinaCreatedSince: localDay(2026, 2, 28),
    publishedTill: localDay(2027, 1, 1),
  })
  expect(list.days.created).toEqual(created)
})

test('omits unset parts from the request', () => {
  expect(listOfFilter({ query: '', album: undefined, sort: undefined })).toEqual(DEFAULT_LIST)
})

test('lists each chosen value as a part of the filter, except the search, the status and the order', () => {
  const filter: LibraryFilter = {
    query: 'чашка',
    status: 'draft',
    album: [3, 4],
    ugc: false,
    author: undefined,
    sort: likes,
  }
  expect(appliedParts(filter)).toEqual([
    { name: 'album', item: 3 },
    { name: 'album', item: 4 },
    { name: 'ugc' },
  ])
})

test.each<[LibraryFilter, boolean]>([
  [{}, false],
  [{ sort: likes }, false],
  [{ query: '' }, false],
  [{ status: 'draft', query: '' }, true],
  [{ query: 'чашка' }, true],
  [{ ugc: false }, true],
])('returns for the filter %j whether it narrows the list: %s', (filter, expected) => {
  expect(isNarrowed(filter)).toBe(expected)
})

test.each<[LibraryFilter, number | null]>([
  [{}, null],
  [{ album: [] }, null],
  [{ album: [3] }, 3],
  [{ album: [3, 4] }, null],
])('returns for the filter %j the single album: %s', (filter, expected) => {
  expect(onlyAlbum(filter)).toBe(expected)
})
