import type { PostInfo, ProviderPost, VitrinaPost } from '@/contract/entities/posts/post'
import { makeMedia, makePostInfo } from '@/features/editor/testing/postInfo'
import { listOfFilter, type LibraryFilter } from '@/features/posts/library/libraryFilter'
import { belongsTo, comesBefore, postKey } from './placeInList'
import { day, makeListedPost } from '../testing/lists'

const made = makePostInfo()
const at = (year: number, month: number, day: number, hour = 12) =>
  new Date(year, month - 1, day, hour).toISOString()

/** A published post of album 5 and segment 3, with products, by a customer who granted the requested permission. */
const post: PostInfo = {
  ...made,
  vitrinaPost: {
    ...made.vitrinaPost,
    id: 7,
    isPublished: true,
    albumList: [{ id: 5, name: 'Кухня' }],
    createdAt: at(2026, 3, 2),
    publishedAt: at(2026, 3, 5, 23),
    promoCodeStatus: null,
    copyrightRequest: { status: 'approved', updatedAt: at(2026, 3, 4), comments: [] },
  },
  providerPost: {
    ...made.providerPost,
    provider: 'vk',
    isUgc: true,
    authorUser: { username: 'anna', profileLink: null },
    createdAt: at(2026, 3, 1, 0),
  },
  segments: [{ id: 3, name: 'VIP' }],
}
const other = (vitrina: Partial<VitrinaPost>, provider: Partial<ProviderPost> = {}): PostInfo => ({
  ...post,
  vitrinaPost: { ...post.vitrinaPost, ...vitrina },
  providerPost: { ...post.providerPost, ...provider },
})

const renamed = { username: 'anna_k', profileLink: null }

test.each<[string, LibraryFilter, boolean]>([
  ['nothing', {}, true],
  ['the post’s status', { status: 'published' }, true],
  ['the other status', { status: 'draft' }, false],
  ['the post’s album', { album: [5] }, true],
  ['one of several albums', { album: [6, 5] }, true],
  ['another album', { album: [6] }, false],
  ['the post’s segment', { segment: [3] }, true],
  ['another segment', { segment: [4] }, false],
  ['the post’s source', { source: ['upload', 'vk'] }, true],
  ['another source', { source: ['upload'] }, false],
  ['posts with products', { products: true }, true],
  ['posts without products', { products: false }, false],
  ['customers’ posts', { ugc: true }, true],
  ['the shop’s posts', { ugc: false }, false],
  ['photos', { media: 'photo' }, true],
  ['videos', { media: 'video' }, false],
  ['drafts that nobody sees', { usage: 'draft' }, false],
  ['posts in no album', { usage: 'no-album' }, false],
  ['the post’s author', { author: 'anna' }, true],
  ['another author', { author: 'boris' }, false],
  ['the post’s number', { post: 7 }, true],
  ['another number', { post: 8 }, false],
  ['sent permission requests', { request: true }, true],
  ['no permission request', { request: false }, false],
  ['approved permission requests', { approved: true }, true],
  ['failed permission requests', { failed: true }, false],
  ['permission without a promo code', { promo: false }, true],
  ['permission with a promo code', { promo: true }, false],
  ['the day at the source, from its first instant', { created: { since: '2026-03-01' } }, true],
  ['days before the post was published at the source', { created: { till: '2026-02-28' } }, false],
  [
    'the days in which the post was added',
    { added: { since: '2026-03-02', till: '2026-03-02' } },
    true,
  ],
  ['days after the post was added', { added: { since: '2026-03-03' } }, false],
  ['the day of publication, to its end', { published: { till: '2026-03-05' } }, true],
  ['days before the publication', { published: { till: '2026-03-04' } }, false],
  [
    'all matching values together',
    { status: 'published', album: [5], ugc: true, author: 'anna' },
    true,
  ],
  [
    'all matching values but one',
    { status: 'published', album: [5], ugc: true, author: 'boris' },
    false,
  ],
])('returns whether the post belongs to the list filtered by %s: %j', (_name, filter, expected) => {
  expect(belongsTo(listOfFilter(filter), post)).toBe(expected)
})

test('a range of publication days excludes a post that was never published', () => {
  const list = listOfFilter({ published: { since: '2026-01-01' } })
  expect(belongsTo(list, other({ publishedAt: null }))).toBe(false)
})

test('a post without marks belongs to posts without products', () => {
  const bare = { ...post, media: [makeMedia(1)] }
  expect(belongsTo(listOfFilter({ products: false }), bare)).toBe(true)
})

test.each<[string, LibraryFilter]>([
  ['a search', { query: 'кухн' }],
  ['a caption language', { lang: 'ru' }],
])('returns null for a list with %s, unless texts and products are unchanged', (_, filter) => {
  const list = listOfFilter(filter)
  expect(belongsTo(list, post)).toBeNull()
  expect(belongsTo(list, post, other({ text: 'Раньше' }))).toBeNull()
  // Loaded again from its source.
  expect(belongsTo(list, post, other({}, { text: 'Раньше' }))).toBeNull()
  expect(belongsTo(list, post, other({}, { authorUser: renamed }))).toBeNull()
  expect(belongsTo(list, post, { ...post, media: [] })).toBeNull()
  expect(belongsTo(list, post, other({ isPublished: false }))).toBe(true)
  expect(belongsTo(listOfFilter({ ...filter, status: 'draft' }), post)).toBe(false)
})

test('returns null for a list of posts that widgets show, unless status, albums and pictures are unchanged', () => {
  const list = listOfFilter({ usage: 'used' })
  const album = { id: 6, name: 'Дар' }
  expect(belongsTo(list, post)).toBeNull()
  expect(belongsTo(list, post, other({ isPublished: false }))).toBeNull()
  expect(belongsTo(list, post, other({ albumList: [album] }))).toBeNull()
  expect(belongsTo(list, post, other({ likeCount: 5 }))).toBe(true)
  expect(belongsTo(list, other({ isPublished: false }), post)).toBe(false)
})

const liked = makeListedPost(7, { publishedAt: day(9) }, { likeCount: 5 })

test.each([
  ['providerCreatedAt', liked, { value: Date.parse(day(7)), id: 7 }],
  ['publishedAt', liked, { value: Date.parse(day(9)), id: 7 }],
  ['publishedAt', makeListedPost(8), { value: null, id: 8 }],
  ['likeCount', liked, { value: 5, id: 7 }],
  ['manualSortingPosition', liked, null],
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
