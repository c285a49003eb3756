import { postEndpoints } from '@/contract/endpoints/posts'
import { SORT_TYPES } from '@/contract/entities/posts/album'
import {
  MEDIA_KINDS,
  POST_USAGES,
  type PostFilter,
  postFilterSchema,
} from '@/contract/entities/posts/postList'
import type { Client } from '../../../test/server/client'
import { aMedia, anAccount, anAlbum, aPost } from '../../../test/server/factories'
import { aDataSet, DAY_MS, type DataSet } from '../../../test/server/library/postFacts'
import { expectedIds, type ListRequest } from '../../../test/server/library/expectedIds'
import { aShopDesk } from '../../../test/server/shopDesk'
import { TEST_NOW, type TestWorld } from '../../../test/server/world'
import { inDepth } from '../../../test/depth'

let world: TestWorld
let client: Client
let data: DataSet

beforeAll(async () => {
  const desk = await aShopDesk()
  const { shop } = desk
  world = desk.world
  client = desk.client
  data = await aDataSet(world, shop)
  const other = await anAccount(world, 'other')
  const media = [await aMedia(world, other)]
  await aPost(world, other, { media, albums: [await anAlbum(world, other)], text: 'Кружка' })
})
afterAll(() => world.dispose())

const daysAgo = (days: number) => new Date(TEST_NOW - days * DAY_MS).toISOString()
const idOf = (list: readonly { id: number }[], index: number) => list[index]?.id ?? 0

/** Every filter, with values that match part of the data set and with values that match nothing. */
const filters = (): PostFilter[] => {
  const [kitchen, gifts] = [idOf(data.albums, 0), idOf(data.albums, 1)]
  const [vip, fresh] = [idOf(data.segments, 0), idOf(data.segments, 1)]
  return [
    ...[[], [kitchen], [gifts], [kitchen, gifts], [987_654]].map((albumList) => ({ albumList })),
    ...[[], [vip], [vip, fresh], [987_654]].map((segmentList) => ({ segmentList })),
    ...[kitchen, gifts].map((notInAlbum) => ({ notInAlbum })),
    ...[true, false].flatMap((value) => [
      { hasProduct: value },
      { hasSuggestion: value },
      { hasUnavailableProduct: value },
      { hasNearDuplicate: value },
      { isPublished: value },
      { isUgc: value },
      { isCopyrightRequestSent: value },
      { isCopyrightRequestSatisfied: value },
      { isCopyrightRequestAwarded: value },
      { isCopyrightRequestFailed: value },
    ]),
    ...MEDIA_KINDS.map((mediaKind) => ({ mediaKind })),
    ...POST_USAGES.map((usage) => ({ usage })),
    ...[...data.products.map(({ id }) => id), 987_654].map((skuId) => ({ skuId })),
    { providerCreatedSince: daysAgo(20) },
    { providerCreatedTill: daysAgo(20) },
    { vitrinaCreatedSince: daysAgo(15) },
    { vitrinaCreatedTill: daysAgo(15) },
    { publishedSince: daysAgo(25) },
    { publishedTill: daysAgo(25) },
    { captionLang: 'ru' },
    { captionLang: 'be' },
    { captionLang: 'ko' },
    { authorId: 'anna' },
    { authorId: 'Ольга' },
    { authorId: 'ann' },
    { nearDuplicatesOf: idOf(data.facts, 40) },
    { postId: idOf(data.facts, 40) },
    { postId: 987_654 },
  ]
}

const ORDERS = SORT_TYPES.flatMap((field) => [
  { field, asc: true },
  { field, asc: false },
])
const QUERIES = ['', 'лен', 'КРУЖКА', 'mugs our', 'anna', '100%', '_']
const SOURCES: ListRequest[] = [
  {},
  { useAllDataSources: false, dataSourceList: ['vk'] },
  { useAllDataSources: false, dataSourceList: ['vk', 'upload'] },
  { useAllDataSources: false, dataSourceList: [] },
  { useAllDataSources: true, dataSourceList: ['vk'] },
  { useAllDataSources: false, dataSourceList: ['nowhere'] },
]

/** All pages of a list, joined; their paging must agree. */
async function found(request: ListRequest): Promise<(number | null)[]> {
  const ids: (number | null)[] = []
  for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
    const response = await client.call(postEndpoints.searchPosts, {
      body: { ...request, paging: { page } },
    })
    ids.push(...response.postInfoList.map(({ vitrinaPost }) => vitrinaPost.id))
    pageCount = response.paging.pageCount
    if (page === pageCount) expect(response.paging.total).toBe(ids.length)
  }
  return ids
}

async function expectRight(request: ListRequest): Promise<void> {
  // The request is part of the comparison, so that a failure shows it.
  expect({ request, ids: await found(request) }).toEqual({
    request,
    ids: expectedIds(data.facts, request),
  })
}

test('the filters of this test cover every filter of the contract', () => {
  const named = new Set(filters().flatMap((filter) => Object.keys(filter)))
  expect([...named].sort()).toEqual(Object.keys(postFilterSchema.entries).sort())
})

test('the test data distinguish the filters', () => {
  const responses = filters().map((filter) => expectedIds(data.facts, { filter }).length)
  const parting = responses.filter((count) => count > 0 && count < data.facts.length)
  // All filters except the empty ones and those that match nothing.
  expect(parting).toHaveLength(filters().length - 8)
})

test('lists all posts without a filter, newest at the source first', async () => {
  await expectRight({})
})

test.each(ORDERS)('applies every filter alone, by $field, ascending: $asc', async (order) => {
  for (const filter of filters()) await expectRight({ filter, order })
})

test('combines every query, source and order', async () => {
  for (const query of QUERIES) {
    for (const source of SOURCES) {
      for (const order of ORDERS) await expectRight({ query, order, ...source })
    }
  }
})

test('combines every two filters, with alternating queries, sources and orders', async () => {
  const all = filters()
  let turn = 0
  for (const [index, first] of all.entries()) {
    for (const second of all.slice(index + 1)) {
      turn += 1
      if (turn % inDepth(1, 5) !== 0) continue
      const query = QUERIES[turn % QUERIES.length] ?? ''
      const order = ORDERS[turn % ORDERS.length]
      await expectRight({
        // Every second request has no query, because few posts match a query.
        query: turn % 2 === 0 ? '' : query,
        filter: { ...first, ...second },
        ...(order ? { order } : {}),
        ...SOURCES[turn % SOURCES.length],
      })
    }
  }
})

test('combines many filters in one request', async () => {
  await expectRight({
    query: 'а',
    filter: {
      albumList: data.albums.map(({ id }) => id),
      isUgc: true,
      isPublished: false,
      hasProduct: false,
      providerCreatedSince: daysAgo(38),
      providerCreatedTill: daysAgo(1),
      vitrinaCreatedSince: daysAgo(39),
      isCopyrightRequestFailed: false,
      isCopyrightRequestAwarded: false,
    },
    order: { field: 'likeCount', asc: true },
  })
})

test('returns nothing for an empty period or a period that ends before it starts', async () => {
  const range = (since: number, till: number) => ({
    filter: { providerCreatedSince: daysAgo(since), providerCreatedTill: daysAgo(till) },
  })
  expect(await found(range(10, 10))).toEqual([])
  expect(await found(range(10, 20))).toEqual([])
  await expectRight(range(10, 9))
})
