import type { Album } from '@/contract/entities/posts/album'
import { LIMITS } from '@/contract/limits'
import {
  albumPostList,
  isUnseenAlbum,
  moveInPages,
  newAlbumName,
  settingsToSend,
} from './albumRules'

const ALBUM: Album = {
  id: 7,
  name: 'Кухня',
  createdAt: '2026-03-18T12:00:00.000Z',
  isStory: false,
  postCount: 1,
  allPostCount: 2,
  sortType: 'manualSortingPosition',
  sortDirection: 'desc',
  sources: ['vk'],
  coverUrl: null,
  useAllDataSources: true,
  defaultValue: false,
}

test('treats the manual order as ascending, even when another direction is stored', () => {
  expect(albumPostList(ALBUM).order).toEqual({ field: 'manualSortingPosition', asc: true })
  expect(albumPostList({ ...ALBUM, sortType: 'likeCount' }).order).toEqual({
    field: 'likeCount',
    asc: false,
  })
})

test('filters by sources only when at least one is chosen', () => {
  expect(albumPostList(ALBUM)).toMatchObject({ useAllDataSources: true, dataSourceList: [] })
  expect(albumPostList({ ...ALBUM, useAllDataSources: false })).toMatchObject({
    useAllDataSources: false,
    dataSourceList: ['vk'],
  })
})

test.each([
  ['none', {}, null],
  ['a sorting', { sortType: 'likeCount' as const }, { sortType: 'likeCount' }],
  [
    'chosen sources',
    { useAllDataSources: false, sources: ['vk'] },
    { useAllDataSources: false, sources: ['vk'] },
  ],
  ['no chosen source, which is invalid', { useAllDataSources: false, sources: [] }, null],
  [
    'the default switch beside no chosen source',
    { useAllDataSources: false, sources: [], defaultValue: true },
    { defaultValue: true },
  ],
])('sends the valid part of the unsaved settings: %s', (_name, unsaved, sent) => {
  expect(settingsToSend(unsaved)).toEqual(sent)
})

test.each([
  [0, 3, [['Б', 'В'], ['Г', 'А'], ['Д']]],
  [4, 0, [['Д', 'А'], ['Б', 'В'], ['Г']]],
  [1, 1, [['А', 'Б'], ['В', 'Г'], ['Д']]],
  [9, 0, [['А', 'Б'], ['В', 'Г'], ['Д']]],
])('moves a post from position %i to %i across loaded pages', (from, to, expected) => {
  expect(moveInPages([['А', 'Б'], ['В', 'Г'], ['Д']], from, to)).toEqual(expected)
})

test.each([
  ['a new name', 'Осень', 'Осень'],
  ['a new name with spaces around it', '  Осень ', 'Осень'],
  ['a part of an existing name', 'Кух', 'Кух'],
  ['an existing name with more words', 'Моя кухня 2', 'Моя кухня 2'],
  ['the longest name', ` ${'я'.repeat(LIMITS.albumName)} `, 'я'.repeat(LIMITS.albumName)],
  ['a name that is too long', 'я'.repeat(LIMITS.albumName + 1), null],
  ['an empty name', '', null],
  ['spaces only', '  ', null],
  ['invisible characters only', '\u200B', null],
  ['an existing name', 'Кухня', null],
  ['an existing name in another case', 'кУХНЯ', null],
  ['an existing name with other spaces', ' моя  Кухня', null],
])('returns the name of a new album or null for %s', (_name, typed, created) => {
  expect(newAlbumName(typed, [{ name: 'Кухня' }, { name: 'Моя кухня ' }])).toBe(created)
})

test.each<[string, number, Set<number> | null, boolean]>([
  ['no widget shows it', 2, new Set([8]), true],
  ['a widget shows it', 2, new Set([7]), false],
  ['nothing in it is published', 0, new Set(), false],
  ['the widgets are unknown', 2, null, false],
])(
  'returns whether shoppers see nothing of an album: %s',
  (_name, postCount, seenAlbums, expected) => {
    expect(isUnseenAlbum({ id: 7, postCount }, seenAlbums)).toBe(expected)
  },
)
