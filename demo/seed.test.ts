import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { albumEndpoints } from '@/contract/endpoints/albums'
import { postEndpoints } from '@/contract/endpoints/posts'
import { productEndpoints } from '@/contract/endpoints/products'
import { profileEndpoints } from '@/contract/endpoints/account/profile'
import { segmentEndpoints } from '@/contract/endpoints/segments'
import { sourceEndpoints } from '@/contract/endpoints/sources'
import { userEndpoints } from '@/contract/endpoints/user'
import { modelPayloadSchema, galleryPayloadSchema } from '@/contract/widgets/widgetPayload'
import * as v from 'valibot'
import { ACCOUNTS_PATH } from '@/contract/addresses'
import { signIn } from '../test/server/client'
import { jpeg } from '../test/server/pictures'
import { createTestWorld, type TestWorld } from '../test/server/world'
import type { Database } from '../server/db/tables'
import { DEMO_PASSWORD, DEMO_PEOPLE } from '../server/domains/accounts/dataKind'
import { demoPictures } from './demoPictures'
import { seedDemo } from './seed'
import type { DrawPictures } from './seeding/importPictures'

/** Replaces the drawing process: one small picture under every name. */
async function* drawPlain(folder: string): AsyncIterable<string> {
  const plain = await jpeg({ width: 480, height: 480 })
  for (const { id } of demoPictures()) {
    await writeFile(path.join(folder, `${id}.jpg`), plain)
    yield id
  }
}

const neverDraws: DrawPictures = () => {
  throw new Error('Nothing is to be drawn')
}

const TABLES = [
  'account',
  'person',
  'member',
  'sku',
  'post',
  'media',
  'post_media',
  'media_link',
  'album',
  'album_post',
  'widget',
  'widget_page',
  'event',
] as const satisfies readonly (keyof Database)[]

async function countRows({ db }: TestWorld) {
  const counts: Partial<Record<(typeof TABLES)[number], number>> = {}
  for (const table of TABLES) {
    const row = await db
      .selectFrom(table)
      .select((table_) => table_.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    counts[table] = row.count
  }
  return counts
}

describe('a seeded world', () => {
  let world: TestWorld

  beforeAll(async () => {
    world = await createTestWorld({ demoShopUrl: 'http://shop.test' })
    await seedDemo(world, drawPlain)
  })
  afterAll(() => world.dispose())

  test('contains the documented content of the demo', async () => {
    const counts = await countRows(world)
    expect(counts).toMatchObject({ account: 2, person: 5, member: 4, sku: 40, widget: 4 })
    expect(counts.widget_page).toBe(2)
    expect(counts.post).toBeGreaterThanOrEqual(63)
    expect(counts.event).toBeGreaterThan(5000)
  })

  test('is seeded once', async () => {
    const before = await countRows(world)
    await seedDemo(world, neverDraws)
    expect(await countRows(world)).toEqual(before)
  })

  test('lets each person of the demo sign in, and only to the person’s own accounts', async () => {
    const accounts: Record<string, unknown> = {}
    for (const { email } of DEMO_PEOPLE) {
      const client = await signIn(world, email, DEMO_PASSWORD)
      const response = await client.fetch(ACCOUNTS_PATH)
      const { data } = await response.json()
      accounts[email] = data.response.body.accounts.map(
        ({ username }: { username: string }) => username,
      )
    }
    expect(accounts).toEqual({
      'owner@demo.test': ['demo'],
      'editor@demo.test': ['demo'],
      'observer@demo.test': ['demo'],
      // The provider's people open accounts by visits.
      'admin@vitrina.test': [],
      'owner@other.test': ['other'],
    })
  })

  test('shows the library, the albums and the catalogue', async () => {
    const client = await signIn(world, 'observer@demo.test', DEMO_PASSWORD)
    const { postInfoList, paging } = await client.call(postEndpoints.searchPosts, {
      username: 'demo',
      body: {},
    })
    expect(postInfoList).toHaveLength(30)
    expect(paging.total).toBeGreaterThanOrEqual(60)
    const { albumList } = await client.call(albumEndpoints.listAlbums, { username: 'demo' })
    expect(albumList).toHaveLength(7)
    expect(albumList.filter(({ defaultValue }) => defaultValue)).toMatchObject([
      { name: 'Новинки' },
    ])
    for (const { postCount, coverUrl } of albumList) {
      expect(postCount).toBeGreaterThan(0)
      expect(coverUrl).toMatch(/^\/media\//)
    }
    const { skuList } = await client.call(productEndpoints.searchProducts, {
      username: 'demo',
      query: { term: 'KR-108' },
    })
    expect(skuList).toMatchObject([
      { name: 'Чайник «Полдень», 900\u00a0мл', link: 'http://shop.test/products/KR-108' },
    ])
    expect(skuList[0]?.markedCount).toBeGreaterThan(2)
  })

  test('returns the networks of the posts', async () => {
    const client = await signIn(world, 'owner@demo.test', DEMO_PASSWORD)
    const { sources } = await client.call(sourceEndpoints.listSources, { username: 'demo' })
    expect(sources.map(({ type }) => type)).toEqual([
      'upload',
      'link',
      'customer',
      'vk',
      'instagram',
      'mention',
    ])
    for (const { type, postCount } of sources) {
      if (['upload', 'vk', 'instagram'].includes(type)) expect(postCount).toBeGreaterThan(0)
    }
  })

  test('has a paid plan, and posts in every segment', async () => {
    const client = await signIn(world, 'owner@demo.test', DEMO_PASSWORD)
    const { segmentList } = await client.call(segmentEndpoints.listSegments, { username: 'demo' })
    expect(segmentList).toHaveLength(3)
    for (const { postCount } of segmentList) expect(postCount).toBeGreaterThan(0)
    const { payments } = await client.call(profileEndpoints.listPayments, { username: 'demo' })
    expect(payments.map(({ months }) => months)).toEqual([12, 3, 1])
    const { user } = await client.call(userEndpoints.getUser, { username: 'demo' })
    expect(user.plan).toMatchObject({
      plan: { code: 'large' },
      paidUntil: payments[0]?.paidUntil,
      isAutoRenewal: true,
    })
  })

  test('shows the gallery of the home page and the vase to shoppers, but not the disabled widget', async () => {
    const response = await world.app.request('http://widgets.test/widget/v1/demo-home')
    const { posts, hasMore } = v.parse(galleryPayloadSchema, await response.json())
    expect(posts).toHaveLength(12)
    expect(hasMore).toBe(true)
    expect(posts.every(({ media }) => media.some(({ products }) => products.length > 0))).toBe(true)
    const elements = posts.flatMap(({ media }) => media.flatMap((item) => item.elements ?? []))
    expect(new Set(elements.map(({ kind }) => kind))).toContain('interaction')
    const vase = await world.app.request('http://widgets.test/widget/v1/demo-vase')
    const { model } = v.parse(modelPayloadSchema, await vase.json())
    expect(model?.triangles).toBeGreaterThanOrEqual(5000)
    const file = await world.app.request(model?.url ?? '')
    expect(file.headers.get('content-type')).toBe('model/stl')
    const season = await world.app.request('http://widgets.test/widget/v1/demo-season')
    expect(season.status).toBe(404)
  })
})

test('stores nothing when drawing a picture fails, and can be repeated', async () => {
  const world = await createTestWorld()
  async function* breaks(folder: string): AsyncIterable<string> {
    for await (const id of drawPlain(folder)) {
      yield id
      throw new Error('out of paint')
    }
  }
  await expect(seedDemo(world, breaks)).rejects.toThrow('out of paint')
  expect(await countRows(world)).toMatchObject({ account: 0, person: 0, sku: 0, post: 0 })
  await world.dispose()
})
