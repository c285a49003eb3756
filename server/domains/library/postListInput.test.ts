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
    ['no object', []],
    ['a filter that there is not', { filter: { isNice: true } }],
    ['yes as a word', { filter: { isPublished: 'true' } }],
    ['yes as a number', { filter: { hasProduct: 1 } }],
    ['nothing for yes or no', { filter: { isUgc: null } }],
    ['one album without a list', { filter: { albumList: 1 } }],
    ['an album by name', { filter: { albumList: ['1'] } }],
    ['an album below the first', { filter: { albumList: [0] } }],
    ['an album beyond all numbers', { filter: { albumList: [1e300] } }],
    ['more albums than there can be', { filter: { albumList: ids(LIMITS.postAlbums + 1) } }],
    ['half a segment', { filter: { segmentList: [1.5] } }],
    ['a day without a time', { filter: { providerCreatedSince: '2026-03-01' } }],
    ['a day in words', { filter: { publishedTill: 'yesterday' } }],
    ['a day that there is not', { filter: { vitrinaCreatedTill: '2026-02-31T00:00:00Z' } }],
    ['a month that there is not', { filter: { vitrinaCreatedSince: '2026-13-01T00:00:00Z' } }],
    ['a time of an unreadable zone', { filter: { publishedSince: '2026-03-01T00:00:00+05' } }],
    ['a time as a number', { filter: { publishedSince: 1_772_000_000_000 } }],
    ['a language that is not told', { filter: { captionLang: 'xx' } }],
    ['no author', { filter: { authorId: null } }],
    ['half a post', { filter: { postId: 0.5 } }],
    ['a post as a text', { filter: { postId: '1' } }],
    ['an order that there is not', { order: { field: 'text', asc: true } }],
    ['an order without a way', { order: { field: 'likeCount' } }],
    ['an order by a piece of SQL', { order: { field: 'id; drop table post', asc: true } }],
    ['page nought', { paging: { page: 0 } }],
    ['half a page', { paging: { page: 1.5 } }],
    ['a page as a text', { paging: { page: '1' } }],
    ['a source as a number', { dataSourceList: [1] }],
    ['all sources as a word', { useAllDataSources: 'no' }],
    ['a query as a number', { query: 1 }],
    ['a sign that no text has, in the words', { query: 'лён\u0000' }],
    ['a sign that no text has, in the author', { filter: { authorId: '\u0000' } }],
    ['a sign that no text has, in a source', { dataSourceList: ['\u0000'] }],
  ])('%s', async (_what, body) => {
    const response = await client.attempt(postEndpoints.searchPosts, { rawBody: body })
    expect(response).toMatchObject({ status: 400, success: false, error: { code: 'bad-request' } })
  })

  test('rejects an invalid character in the address too', async () => {
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
