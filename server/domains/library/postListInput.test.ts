import { libraryEndpoints } from '@/contract/endpoints/library'
import { postEndpoints } from '@/contract/endpoints/posts'
import { LIMITS } from '@/contract/limits'
import type { Client } from '../../../test/server/client'
import { aMedia, aPost } from '../../../test/server/factories'
import { aShopDesk } from '../../../test/server/shopDesk'
import type { TestWorld } from '../../../test/server/world'

let world: TestWorld
let client: Client

const TEXTS = [
  '100% лён',
  'snake_case',
  'C:\\shop\\мы',
  "Rock'n'roll",
  '[скобки] и *звезда*',
  '"да"',
]

beforeAll(async () => {
  const desk = await aShopDesk()
  const { shop } = desk
  world = desk.world
  client = desk.client
  const media = [await aMedia(world, shop)]
  for (const text of TEXTS) await aPost(world, shop, { media, text, provider: 'vk' })
})
afterAll(() => world.dispose())

async function textsOf(body: object): Promise<string[]> {
  const { postInfoList } = await client.call(postEndpoints.searchPosts, { body })
  return postInfoList.map(({ vitrinaPost }) => vitrinaPost.text).reverse()
}

describe('special characters of databases are ordinary text', () => {
  test.each([
    ['%', ['100% лён']],
    ['100%', ['100% лён']],
    ['%лён', []],
    ['_', ['snake_case']],
    ['snake_', ['snake_case']],
    ['snakeXcase', []],
    ['\\', ['C:\\shop\\мы']],
    ['\\shop\\', ['C:\\shop\\мы']],
    ['\\%', []],
    ["'", ["Rock'n'roll"]],
    ["n'roll'; drop table post --", []],
    ['[', ['[скобки] и *звезда*']],
    ['*', ['[скобки] и *звезда*']],
    ['"', ['"да"']],
    ['?', []],
    ['$1', []],
    ['  лён   100%  ', ['100% лён']],
    ['\u3000', TEXTS],
  ])('in the query %j', async (query, texts) => {
    expect(await textsOf({ query })).toEqual(texts)
  })

  test.each(['%', '_', '\\', "' or 1=1 --", '*'])('in the author %j', async (authorId) => {
    expect(await textsOf({ filter: { authorId } })).toEqual([])
  })

  test.each(['%', "vk' or '1'='1", ''])('in the source %j', async (source) => {
    expect(await textsOf({ useAllDataSources: false, dataSourceList: [source] })).toEqual([])
  })
})

const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

describe('an invalid filter is rejected, not ignored', () => {
  test.each<[string, unknown]>([
    ['a body that is not an object', []],
    ['an unknown filter', { filter: { isNice: true } }],
    ['a text for a boolean', { filter: { isPublished: 'true' } }],
    ['a number for a boolean', { filter: { hasProduct: 1 } }],
    ['null for a boolean', { filter: { isUgc: null } }],
    ['an album that is not in a list', { filter: { albumList: 1 } }],
    ['a text for an album id', { filter: { albumList: ['1'] } }],
    ['an album id below 1', { filter: { albumList: [0] } }],
    ['an album id beyond all integers', { filter: { albumList: [1e300] } }],
    ['more albums than the limit', { filter: { albumList: ids(LIMITS.postAlbums + 1) } }],
    ['a fractional segment id', { filter: { segmentList: [1.5] } }],
    ['a day without a time', { filter: { providerCreatedSince: '2026-03-01' } }],
    ['a day in words', { filter: { publishedTill: 'yesterday' } }],
    ['a day that does not exist', { filter: { vitrinaCreatedTill: '2026-02-31T00:00:00Z' } }],
    ['a month that does not exist', { filter: { vitrinaCreatedSince: '2026-13-01T00:00:00Z' } }],
    ['a time with an unreadable zone', { filter: { publishedSince: '2026-03-01T00:00:00+05' } }],
    ['a number for a time', { filter: { publishedSince: 1_772_000_000_000 } }],
    ['an unknown language', { filter: { captionLang: 'xx' } }],
    ['null for an author', { filter: { authorId: null } }],
    ['a fractional post id', { filter: { postId: 0.5 } }],
    ['a text for a post id', { filter: { postId: '1' } }],
    ['an unknown order', { order: { field: 'text', asc: true } }],
    ['an order without a direction', { order: { field: 'likeCount' } }],
    ['an order by a piece of SQL', { order: { field: 'id; drop table post', asc: true } }],
    ['page 0', { paging: { page: 0 } }],
    ['a fractional page', { paging: { page: 1.5 } }],
    ['a text for a page', { paging: { page: '1' } }],
    ['a number for a source', { dataSourceList: [1] }],
    ['a text for the switch of all sources', { useAllDataSources: 'no' }],
    ['a number for a query', { query: 1 }],
    ['U+0000 in the query', { query: 'лён\u0000' }],
    ['U+0000 in the author', { filter: { authorId: '\u0000' } }],
    ['U+0000 in a source', { dataSourceList: ['\u0000'] }],
  ])('%s', async (_what, body) => {
    const response = await client.attempt(postEndpoints.searchPosts, { rawBody: body })
    expect(response).toMatchObject({ status: 400, success: false, error: { code: 'bad-request' } })
  })

  test('rejects an invalid character in the URL too', async () => {
    const query = { term: 'anna\u0000' }
    expect((await client.attempt(libraryEndpoints.listPostAuthors, { query })).status).toBe(400)
  })

  test('refuses a query over its limit with a message', async () => {
    const response = await client.attempt(postEndpoints.searchPosts, {
      body: { query: 'я'.repeat(LIMITS.searchQuery + 1) },
    })
    expect(response).toMatchObject({ status: 200, error: { code: 'too-long', field: 'query' } })
  })

  test('returns an empty page beyond the last', async () => {
    for (const page of [2, 1e15]) {
      const response = await client.call(postEndpoints.searchPosts, { body: { paging: { page } } })
      expect(response.postInfoList).toEqual([])
      expect(response.paging).toMatchObject({ pageCount: 1, total: TEXTS.length })
    }
  })
})
