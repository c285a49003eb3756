import { DAY_MS } from '@/contract/constants'
import { attentionEndpoints } from '@/contract/endpoints/attention'
import { postEndpoints } from '@/contract/endpoints/posts'
import { ATTENTION_KINDS, ATTENTION_POSTS } from '@/contract/entities/account/attention'
import type { CopyrightStatus } from '@/contract/entities/posts/copyright'
import { signIn, type Client } from '../../../test/server/client'
import {
  anAccount,
  anAlbum,
  aPerson,
  aPost,
  aProduct,
  aWidget,
  type TestRole,
} from '../../../test/server/factories'
import { aFeed } from '../../../test/server/accountFactories'
import { openShop } from '../../../test/server/shopDesk'
import { aReadSource } from '../../../test/server/sourceFactories'
import { carryOutSchedule } from '../../jobs/startSchedule'

const { listAttention, hideAttention, showAttention } = attentionEndpoints
const desk = openShop()
/** Where things are made to wait. */
let shop: { id: number }
beforeEach(() => {
  shop = desk.shop
})

const list = async (by: Client = desk.client) => (await by.call(listAttention)).items
const counts = async (by?: Client) =>
  (await list(by)).map(({ kind, count, subject }) => [kind, count, subject?.name ?? null])
const waiting = async (by?: Client) =>
  (await list(by)).filter(({ isHidden }) => !isHidden).map(({ kind }) => kind)

const now = () => desk.world.clock.now()
const problem = (code: string, values = {}) => JSON.stringify({ code, values })
const later = () => now() + 90 * DAY_MS

async function aSource(code: string) {
  await aReadSource(desk.world, shop, {
    problem: problem(code, { network: 'vk' }),
    run_at: later(),
    finished_at: now(),
  })
}

async function aToken(expires: number | null) {
  await aReadSource(desk.world, shop)
  await desk.world.db.updateTable('integration').set({ token_expires_at: expires }).execute()
}

async function theFeed(
  status: 'review' | 'held' | 'working' | 'disconnected',
  failure: string | null = null,
) {
  const { id } = await aFeed(desk.world, shop, { status })
  await desk.world.db
    .insertInto('job')
    .values({
      account_id: shop.id,
      kind: 'feed',
      subject: String(id),
      run_at: later(),
      problem: failure && problem(failure),
      created_at: now(),
    })
    .execute()
}

async function asked(status: CopyrightStatus, is_published: 0 | 1 = 0) {
  const { id } = await aPost(desk.world, shop, { is_published, published_at: now() })
  await desk.world.db
    .insertInto('copyright_request')
    .values({ post_id: id, status, updated_at: now() })
    .execute()
}

/** A live gallery of an album with one published post. */
async function aShownAlbum(products: { id: number }[] = [], settings = {}) {
  const album = await anAlbum(desk.world, shop)
  await aPost(desk.world, shop, { albums: [album], products, is_published: 1 })
  await aWidget(desk.world, shop, { settings: { albums: [album.id], ...settings } })
  return album
}

async function aFailedSchedule() {
  const { id } = await aPost(desk.world, shop, { published_at: now() })
  await desk.world.db
    .updateTable('post')
    .set({ is_enabled_scheduler: 1, publish_time: now() })
    .where('id', '=', id)
    .execute()
  await carryOutSchedule(desk.world)
}

type Row = [kind: string, count: number, name: string | null]
const VK = 'Лён и глина'

test.each<[what: string, make: () => Promise<unknown>, rows: Row[]]>([
  ['an account in order', () => aShownAlbum(), []],
  ['a source that stopped', () => aSource('network-key'), [['source-stopped', 1, VK]]],
  ['a source that is retried by itself', () => aSource('network-unreachable'), []],
  ['a token that ended', () => aToken(now()), [['token-ended', 1, VK]]],
  ['a token of two weeks', () => aToken(now() + 14 * DAY_MS - 1), [['token-ending', 1, VK]]],
  ['a token of more than two weeks', () => aToken(now() + 14 * DAY_MS), []],
  ['a token without an end', () => aToken(null), []],
  ['a feed for review', () => theFeed('review'), [['feed-waiting', 1, expect.any(String)]]],
  ['a held feed', () => theFeed('held'), [['feed-waiting', 1, expect.any(String)]]],
  ['a failed feed', () => theFeed('working', 'feed-cut'), [['feed-failed', 1, expect.any(String)]]],
  ['a feed that is read', () => theFeed('working'), []],
  ['a disconnected feed', () => theFeed('disconnected', 'feed-cut'), []],
  [
    'live widgets without an album',
    async () => {
      await aWidget(desk.world, shop, { role: 'Я' })
      await aWidget(desk.world, shop, { role: 'А' })
    },
    [['widget-empty', 2, 'А']],
  ],
  ['a widget of the team', () => aWidget(desk.world, shop, { mode: 'admin_mode' }), []],
  [
    'a gallery below its minimum',
    () => aShownAlbum([], { min_posts: 2 }),
    [['widget-empty', 1, 'Галерея']],
  ],
  [
    'a gallery of drafts',
    async () => {
      const album = await anAlbum(desk.world, shop)
      await aPost(desk.world, shop, { albums: [album], published_at: now() })
      await aWidget(desk.world, shop, { settings: { albums: [album.id] } })
    },
    [['widget-empty', 1, 'Галерея']],
  ],
  [
    'a product out of stock in a live widget',
    async () => aShownAlbum([await aProduct(desk.world, shop, { in_stock: 0 })]),
    [['products-unavailable', 1, null]],
  ],
  [
    'a product out of stock in no live widget',
    async () => {
      const products = [await aProduct(desk.world, shop, { in_stock: 0 })]
      await aPost(desk.world, shop, { products, is_published: 1 })
      await aShownAlbum()
    },
    [],
  ],
  ['a schedule that failed', () => aFailedSchedule(), [['schedule-failed', 1, '']]],
  [
    'a schedule that failed before the post was changed',
    async () => {
      await aFailedSchedule()
      await desk.world.db.updateTable('post').set({ revision: 9 }).execute()
    },
    [],
  ],
  ['a request on its way', () => asked('sending'), [['request-waiting', 1, null]]],
  ['a request without an answer', () => asked('sent', 1), [['request-waiting', 1, null]]],
  ['a request that failed', () => asked('failed', 1), [['request-failed', 1, null]]],
  ['an approved draft', () => asked('approved'), [['request-approved', 1, null]]],
  ['an approved post that is published', () => asked('approved', 1), []],
])('of %s tells what waits', async (_what, make, rows) => {
  await make()
  expect(await counts()).toEqual(rows)
})

test('counts exactly the posts that the library lists by the same filter', async () => {
  const gone = await aProduct(desk.world, shop, { in_stock: 0 })
  const album = await aShownAlbum([gone])
  await aPost(desk.world, shop, { albums: [album], products: [gone], published_at: now() })
  for (const status of ['sent', 'sending', 'failed', 'approved', 'approved'] as const) {
    await asked(status)
  }
  const items = await list()
  for (const [kind, filter] of Object.entries(ATTENTION_POSTS)) {
    const item = items.find((one) => one.kind === kind)!
    const albums = item.albums.length > 0 ? { albumList: item.albums } : {}
    const { paging } = await desk.client.call(postEndpoints.searchPosts, {
      body: { filter: { ...filter, ...albums } },
    })
    expect([kind, item.count]).toEqual([kind, paging.total])
  }
})

test('gives the reason in the person’s language', async () => {
  await aSource('network-key')
  await aFailedSchedule()
  const reasons = async () => (await list()).map(({ subject }) => subject?.reason)
  expect(await reasons()).toEqual([
    expect.stringMatching(/[а-я]/),
    'Пост не входит ни в один альбом',
  ])
  await desk.world.db.updateTable('person').set({ locale: 'en' }).execute()
  expect(await reasons()).toEqual([expect.stringMatching(/^[^а-я]+$/), 'The post is in no album'])
})

async function everything() {
  await aToken(now())
  await desk.world.db
    .updateTable('job')
    .set({ problem: problem('network-key', { network: 'vk' }), run_at: later() })
    .execute()
  await theFeed('review')
  await aWidget(desk.world, shop, {})
  await aShownAlbum([await aProduct(desk.world, shop, { in_stock: 0 })])
  await aFailedSchedule()
  await asked('sent')
  await asked('failed')
  await asked('approved')
}
const TOLD = ATTENTION_KINDS.filter((kind) => kind !== 'feed-failed' && kind !== 'token-ending')

test.each<[TestRole, readonly string[]]>([
  ['administrator', TOLD],
  ['marketer', TOLD.filter((kind) => !kind.startsWith('token') && !kind.startsWith('feed'))],
  [
    'editor',
    [
      'schedule-failed',
      'products-unavailable',
      'request-failed',
      'request-approved',
      'request-waiting',
    ],
  ],
  ['observer', []],
])('tells a person (%s) only what they may act on', async (role, kinds) => {
  await everything()
  await aPerson(desk.world, shop, role)
  expect(await waiting(await signIn(desk.world, `${role}@shop.test`))).toEqual(kinds)
})

test('tells nothing of another account', async () => {
  shop = await anAccount(desk.world, 'other')
  await everything()
  expect(await waiting()).toEqual([])
})

test('hides for one person, for a week or until more of it waits, and shows again', async () => {
  await aPerson(desk.world, shop, 'editor')
  const editor = await signIn(desk.world, 'editor@shop.test')
  await asked('sent')
  const hide = (count = 1) =>
    desk.client.call(hideAttention, { body: { kind: 'request-waiting', count } })
  await hide()
  expect(await waiting()).toEqual([])
  expect(await waiting(editor)).toEqual(['request-waiting'])

  await asked('sent')
  expect(await waiting()).toEqual(['request-waiting'])
  await hide(2)
  expect(await waiting()).toEqual([])
  desk.world.clock.advance(7 * DAY_MS)
  expect(await waiting()).toEqual(['request-waiting'])

  await hide(2)
  await desk.client.call(showAttention, { body: { kind: 'request-waiting' } })
  expect(await waiting()).toEqual(['request-waiting'])
})
