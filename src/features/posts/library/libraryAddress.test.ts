import { SORT_TYPES } from '@/contract/entities/posts/album'
import { CAPTION_LANGUAGES, MEDIA_KINDS, POST_USAGES } from '@/contract/entities/posts/postList'
import { SOURCE_TYPES } from '@/contract/entities/sources/source'
import { addressOfFilter, filterOfAddress, readAddress } from './libraryAddress'
import { NO_FILTER, type LibraryFilter } from './libraryFilter'

const FILTERS: [LibraryFilter, string][] = [
  [NO_FILTER, ''],
  [{ query: 'чашка & 100%' }, 'query=%D1%87%D0%B0%D1%88%D0%BA%D0%B0+%26+100%25'],
  [{ status: 'draft' }, 'status=draft'],
  [{ album: [12] }, 'album=12'],
  [{ album: [3, 4, 5] }, 'album=3.4.5'],
  [{ segment: [1, 2] }, 'segment=1.2'],
  [{ source: ['upload', 'vk'] }, 'source=upload.vk'],
  [{ products: true }, 'products=yes'],
  [{ product: 9 }, 'product=9'],
  [{ ugc: false }, 'ugc=no'],
  [{ media: 'video' }, 'media=video'],
  [{ usage: 'no-widget' }, 'usage=no-widget'],
  [{ created: { since: '2026-03-01', till: '2026-03-05' } }, 'created=2026-03-01..2026-03-05'],
  [{ created: { since: '2026-03-01', till: '2026-03-01' } }, 'created=2026-03-01..2026-03-01'],
  [{ added: { since: '2024-02-29' } }, 'added=2024-02-29..'],
  [{ published: { till: '2026-12-31' } }, 'published=..2026-12-31'],
  [{ request: true, approved: false }, 'request=yes&approved=no'],
  [{ promo: true, failed: false }, 'promo=yes&failed=no'],
  [{ lang: 'ru' }, 'lang=ru'],
  [{ author: 'anna.k' }, 'author=anna.k'],
  [{ post: 77 }, 'post=77'],
  [{ sort: { field: 'likeCount', asc: false } }, 'sort=likeCount-desc'],
  [{ sort: { field: 'manualSortingPosition', asc: true } }, 'sort=manualSortingPosition-asc'],
]

test.each(FILTERS)('writes the filter %j as %j and parses it back', (filter, address) => {
  expect(addressOfFilter(filter).toString()).toBe(address)
  expect(readAddress(new URLSearchParams(address))).toEqual({ filter, isUnderstood: true })
})

test('parses any combination of parts back from its address', () => {
  // Every pair of filters, in both orders.
  for (const [one] of FILTERS) {
    for (const [other] of FILTERS) {
      const filter = { ...one, ...other }
      expect(readAddress(addressOfFilter(filter))).toEqual({ filter, isUnderstood: true })
    }
  }
})

test.each([
  ...CAPTION_LANGUAGES.map((lang) => ({ lang })),
  ...MEDIA_KINDS.map((media) => ({ media })),
  ...POST_USAGES.map((usage) => ({ usage })),
  ...SOURCE_TYPES.map((source) => ({ source: [source] })),
  ...SORT_TYPES.map((field) => ({ sort: { field, asc: true } })),
])('writes an address for the filter %j', (filter) => {
  expect(filterOfAddress(addressOfFilter(filter))).toEqual(filter)
})

test.each([
  ['status=burnt', {}],
  ['album=12x', {}],
  ['album=-1', {}],
  ['album=0', {}],
  ['album=3.x.4', { album: [3, 4] }],
  ['album=3.3', { album: [3] }],
  ['source=tiktok', {}],
  ['source=vk.tiktok', { source: ['vk'] }],
  ['products=maybe', {}],
  ['created=2026-02-30..', {}],
  ['created=2026-03-05..2026-03-01', {}],
  ['created=2026-03-01', { created: { since: '2026-03-01' } }],
  ['created=2026-03-01..soon', { created: { since: '2026-03-01' } }],
  ['created=0002-03-01..', {}],
  ['created=..', {}],
  ['published=2026-03-01..2026-03-02..2026-03-03', {}],
  ['lang=xx', {}],
  ['media=sound', {}],
  ['usage=lost', {}],
  ['post=abc', {}],
  ['post=1234567890123456', {}],
  ['sort=price-asc', {}],
  ['sort=likeCount', {}],
  ['sort=likeCount-down', {}],
  ['sort=manualSortingPosition-desc', {}],
  [`query=${'я'.repeat(201)}`, {}],
  [`author=${'a'.repeat(255)}`, {}],
  ['status=draft&lang=xx', { status: 'draft' }],
])('parses the address %j as its valid parts, and reports the others', (address, filter) => {
  const read = readAddress(new URLSearchParams(address))
  expect(read).toEqual({ filter, isUnderstood: false })
  expect(readAddress(addressOfFilter(read.filter))).toEqual({ filter, isUnderstood: true })
})

test.each(['query=', 'query=%20', 'album=', 'utm_source=mail', 'page=3&tab=x'])(
  'ignores empty parts and unknown parameters without a report: %j',
  (address) => {
    expect(readAddress(new URLSearchParams(address))).toEqual({
      filter: NO_FILTER,
      isUnderstood: true,
    })
  },
)

test('omits cleared parts of the filter from the address', () => {
  expect(
    addressOfFilter({ query: '', album: [], source: [], created: {}, author: undefined }),
  ).toEqual(new URLSearchParams())
})

test('parses at most the number of albums that a request may contain', () => {
  const album = Array.from({ length: 250 }, (_, index) => index + 1)
  const read = readAddress(addressOfFilter({ album }))
  expect(read.filter.album).toHaveLength(200)
  expect(read.isUnderstood).toBe(false)
})
