import { postEndpoints } from '@/contract/endpoints/posts'
import type { PostFilter } from '@/contract/entities/posts/postList'
import { aMedia, anAccount, anAlbum, aPost, aProduct } from '../../../test/server/factories'
import { openShop } from '../../../test/server/shopDesk'
import { aSegment } from '../../../test/contract/records'
import { TEST_NOW } from '../../../test/server/world'

const DAY = 24 * 60 * 60 * 1000
const desk = openShop()

async function library(request: Parameters<typeof search>[0]) {
  return (await search(request)).postInfoList.map(({ vitrinaPost }) => vitrinaPost.text)
}
function search(body: {
  query?: string
  filter?: PostFilter
  order?: { field: 'manualSortingPosition' | 'likeCount' | 'publishedAt'; asc: boolean }
  paging?: { page: number }
}) {
  return desk.client.call(postEndpoints.searchPosts, { body })
}

describe('the library', () => {
  let kitchen: { id: number }

  beforeEach(async () => {
    const picture = [await aMedia(desk.world, desk.shop)]
    kitchen = await anAlbum(desk.world, desk.shop, 'Кухня')
    const mug = await aProduct(desk.world, desk.shop)
    const at = (days: number) => TEST_NOW - days * DAY
    await aPost(desk.world, desk.shop, {
      media: picture,
      text: 'Ёлка и 100% лён',
      provider_created_at: at(3),
      is_published: 1,
      albums: [kitchen],
      like_count: 5,
    })
    await aPost(desk.world, desk.shop, {
      media: picture,
      text: 'Кружка на подоконнике',
      provider_created_at: at(2),
      products: [mug],
      is_ugc: 1,
      like_count: 9,
    })
    await aPost(desk.world, desk.shop, {
      media: picture,
      text: 'Лампа',
      provider_created_at: at(1),
      albums: [kitchen],
      like_count: 7,
    })
    const other = await anAccount(desk.world, 'other')
    await aPost(desk.world, other, { text: 'Чужая кружка' })
  })

  const NEWEST = ['Лампа', 'Кружка на подоконнике', 'Ёлка и 100% лён']

  test('shows posts of the user’s account only, newest first', async () => {
    expect(await library({})).toEqual(NEWEST)
  })

  const daysAgo = (days: number) => new Date(TEST_NOW - days * DAY).toISOString()
  const cases: [string, Parameters<typeof search>[0], string[]][] = [
    ['by a word in any case', { query: 'КРУЖКА' }, [NEWEST[1]!]],
    ['by a word spelt without ё', { query: 'елка' }, [NEWEST[2]!]],
    ['by several words in any order', { query: 'подоконнике круж' }, [NEWEST[1]!]],
    ['by a literal percent sign', { query: '100%' }, [NEWEST[2]!]],
    ['by a literal underscore', { query: '_' }, []],
    ['by a quote', { query: "'; drop table post" }, []],
    ['published', { filter: { isPublished: true } }, [NEWEST[2]!]],
    ['not published', { filter: { isPublished: false } }, [NEWEST[0]!, NEWEST[1]!]],
    ['with products', { filter: { hasProduct: true } }, [NEWEST[1]!]],
    ['without products', { filter: { hasProduct: false } }, [NEWEST[0]!, NEWEST[2]!]],
    ['by customers', { filter: { isUgc: true } }, [NEWEST[1]!]],
    [
      'since a time, inclusive',
      { filter: { providerCreatedSince: daysAgo(2) } },
      NEWEST.slice(0, 2),
    ],
    ['until a time, exclusive', { filter: { providerCreatedTill: daysAgo(2) } }, [NEWEST[2]!]],
    [
      'sorted by likes',
      { order: { field: 'likeCount', asc: true } },
      [NEWEST[2]!, NEWEST[0]!, NEWEST[1]!],
    ],
    ['none for an unknown id', { filter: { postId: 987654 } }, []],
    ['none on a page after the last', { paging: { page: 1e15 } }, []],
  ]
  test.each(cases)('lists posts: %s', async (_, request, texts) => {
    expect(await library(request)).toEqual(texts)
  })

  test('shows an album in its manual order, which is always ascending', async () => {
    const filter = { albumList: [kitchen.id] }
    for (const asc of [true, false]) {
      const order = { field: 'manualSortingPosition', asc } as const
      expect(await library({ filter, order })).toEqual([NEWEST[2], NEWEST[0]])
    }
  })

  test('returns the number of all matches and pages of thirty', async () => {
    const picture = [await aMedia(desk.world, desk.shop)]
    for (let count = 0; count < 30; count += 1)
      await aPost(desk.world, desk.shop, { media: picture })
    const first = await search({})
    expect(first.paging).toEqual({ page: 1, pageCount: 2, total: 33 })
    const second = await search({ paging: { page: 2 } })
    const ids = [...first.postInfoList, ...second.postInfoList].map((post) => post.vitrinaPost.id)
    expect(new Set(ids).size).toBe(33)
  })
})

describe('a filter of the library', () => {
  let asked: { id: number }
  let segment: { id: number }

  beforeEach(async () => {
    const media = [await aMedia(desk.world, desk.shop)]
    await aPost(desk.world, desk.shop, { media, text: 'Другой', author_username: 'anna' })
    desk.world.clock.advance(DAY)
    asked = await aPost(desk.world, desk.shop, {
      media,
      text: 'Спрошенный',
      author_username: 'boris',
    })
    segment = await aSegment(desk.world, desk.shop)
    await desk.world.db
      .insertInto('post_segment')
      .values({ post_id: asked.id, segment_id: segment.id })
      .execute()
    await desk.world.db
      .insertInto('copyright_request')
      .values({ post_id: asked.id, status: 'approved', updated_at: TEST_NOW })
      .execute()
    await desk.world.db
      .updateTable('post')
      .set({ promo_code_status: 'sent', published_at: TEST_NOW + DAY })
      .where('id', '=', asked.id)
      .execute()
  })

  const later = new Date(TEST_NOW + DAY / 2).toISOString()

  test.each<[string, () => PostFilter, string[]]>([
    ['a segment', () => ({ segmentList: [segment.id] }), ['Спрошенный']],
    ['an author', () => ({ authorId: 'anna' }), ['Другой']],
    ['a sent permission request', () => ({ isCopyrightRequestSent: true }), ['Спрошенный']],
    ['an author who was not asked', () => ({ isCopyrightRequestSent: false }), ['Другой']],
    [
      'an approved permission request',
      () => ({ isCopyrightRequestSatisfied: true }),
      ['Спрошенный'],
    ],
    ['a refused permission request', () => ({ isCopyrightRequestFailed: true }), []],
    ['an author with a promo code', () => ({ isCopyrightRequestAwarded: true }), ['Спрошенный']],
    ['posts added since a time', () => ({ vitrinaCreatedSince: later }), ['Спрошенный']],
    ['posts added until a time', () => ({ vitrinaCreatedTill: later }), ['Другой']],
    ['posts published since a time', () => ({ publishedSince: later }), ['Спрошенный']],
    ['posts published until a time', () => ({ publishedTill: later }), []],
  ])('selects by: %s', async (_name, filter, texts) => {
    expect(await library({ filter: filter() })).toEqual(texts)
  })

  test.each([{ captionLang: 'xx' }, { postId: 0.5 }, { albumList: [1e300] }])(
    'is rejected when it is invalid instead of being ignored: %j',
    async (filter) => {
      const response = await desk.client.attempt(postEndpoints.searchPosts, { rawBody: { filter } })
      expect(response.status).toBe(400)
    },
  )
})
