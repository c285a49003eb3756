import type { Album } from '@/contract/entities/posts/album'
import {
  addressOfFilter,
  albumsOf,
  filterOfAddress,
  type AlbumFilter,
  type AlbumSort,
} from './albumFilter'

const album = (id: number, name: string, allPostCount = 0): Album => ({
  id,
  name,
  createdAt: `2026-03-${10 + Math.floor(id / 2)}T12:00:00.000Z`,
  isStory: false,
  postCount: 0,
  allPostCount,
  sortType: 'manualSortingPosition',
  sortDirection: 'desc',
  sources: [],
  coverUrl: null,
  useAllDataSources: true,
  defaultValue: false,
})

const ALBUMS = [
  album(1, 'Тёплый дом', 4),
  album(2, 'альбом 10', 9),
  album(3, 'Альбом 9', 4),
  album(4, 'Дом: кухня'),
]

const found = (filter: AlbumFilter) => albumsOf(ALBUMS, filter, 'ru').map(({ id }) => id)

test.each<[address: string, AlbumFilter]>([
  ['', { query: '', sort: 'newest' }],
  ['query=%D0%B4%D0%BE%D0%BC&sort=posts', { query: 'дом', sort: 'posts' }],
  ['sort=oldest', { query: '', sort: 'oldest' }],
  ['query=%3Cb%3E%25&sort=name', { query: '<b>%', sort: 'name' }],
])('parses the address ?%s and writes it back unchanged', (address, filter) => {
  const read = filterOfAddress(new URLSearchParams(address))
  expect(read).toEqual(filter)
  expect(addressOfFilter(read).toString()).toBe(address)
})

test.each(['sort=likes', 'sort=', 'query=++', 'sort=newest&page=2'])(
  'ignores invalid and unknown parts of the address ?%s',
  (address) => {
    expect(addressOfFilter(filterOfAddress(new URLSearchParams(address))).toString()).toBe('')
  },
)

test.each<[AlbumSort, number[]]>([
  ['newest', [4, 3, 2, 1]],
  ['oldest', [1, 2, 3, 4]],
  ['name', [3, 2, 4, 1]],
  ['posts', [2, 3, 1, 4]],
])('sorts albums by %s', (sort, ids) => {
  expect(found({ query: '', sort })).toEqual(ids)
})

test.each<[query: string, ids: number[]]>([
  ['ДОМ', [4, 1]],
  ['теплый', [1]],
  ['кухня  дом', [4]],
  ['.*', []],
  ['кафе', []],
])('finds albums by “%s”', (query, ids) => {
  expect(found({ query, sort: 'newest' })).toEqual(ids)
})
