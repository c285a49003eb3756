import readXlsxFile from 'read-excel-file/node'
import { analyticsEndpoints } from '@/contract/endpoints/analytics'
import { userEndpoints } from '@/contract/endpoints/user'
import { PAGE_SIZE } from '@/contract/constants'
import { signIn } from '../../../test/server/client'
import { aMedia, anAccount, aPerson, aPost, aWidget } from '../../../test/server/factories'
import { openShop } from '../../../test/server/shopDesk'
import { TEST_NOW } from '../../../test/server/world'
import type { EventTable } from '../../db/tables/widgets'

const HOUR = 60 * 60 * 1000

const desk = openShop()

const SPAN = {
  embedIds: [],
  eventsCreatedSince: new Date(TEST_NOW - HOUR).toISOString(),
  eventsCreatedTill: new Date(TEST_NOW + HOUR).toISOString(),
}

let made = 0
async function events(
  widget: { id: number },
  post: { id: number },
  counts: { opens?: number; clicks?: number },
  at = TEST_NOW,
) {
  const rows = (type: EventTable['type'], count = 0) =>
    Array.from({ length: count }, () => ({
      account_id: desk.shop.id,
      widget_id: widget.id,
      event_key: `event-${(made += 1)}`,
      type,
      post_id: post.id,
      sku_id: null,
      created_at: at,
    }))
  await desk.world.db
    .insertInto('event')
    .values([...rows('open', counts.opens), ...rows('productClick', counts.clicks)])
    .execute()
}

const list = (body: Record<string, unknown> = {}) =>
  desk.client.call(analyticsEndpoints.listPostAnalytics, { body: { ...SPAN, ...body } })

describe('posts', () => {
  test('are counted in the period, most opened first', async () => {
    const widget = await aWidget(desk.world, desk.shop)
    const [quiet, loud, old] = [
      await aPost(desk.world, desk.shop, { text: 'Тихий' }),
      await aPost(desk.world, desk.shop, { text: 'Громкий', is_published: 1 }),
      await aPost(desk.world, desk.shop, { text: 'Прошлый' }),
    ]
    await events(widget, quiet, { opens: 1, clicks: 1 })
    await events(widget, loud, { opens: 3, clicks: 2 })
    await events(widget, old, { opens: 5 }, TEST_NOW - 2 * HOUR)
    await events(widget, old, { opens: 5 }, TEST_NOW + HOUR)
    const { posts, paging } = await list()
    expect(posts).toMatchObject([
      { id: loud.id, text: 'Громкий', isPublished: true, opens: 3, productClicks: 2 },
      { id: quiet.id, text: 'Тихий', isPublished: false, opens: 1, productClicks: 1 },
    ])
    expect(posts[0]?.thumbnailUrl).toMatch(/^\/media\//)
    expect(paging).toEqual({ page: 1, pageCount: 1, total: 2 })
  })

  test('are counted only for the chosen widgets of the account', async () => {
    const [one, other] = [
      await aWidget(desk.world, desk.shop),
      await aWidget(desk.world, desk.shop),
    ]
    const post = await aPost(desk.world, desk.shop)
    await events(one, post, { opens: 1 })
    await events(other, post, { opens: 2 })
    expect((await list({ embedIds: [other.embed_id] })).posts).toMatchObject([{ opens: 2 }])
    expect((await list({ embedIds: ['unknown'] })).posts).toEqual([])
  })

  test('are returned in pages', async () => {
    const widget = await aWidget(desk.world, desk.shop)
    const media = [await aMedia(desk.world, desk.shop)]
    for (let index = 0; index <= PAGE_SIZE; index += 1) {
      await events(widget, await aPost(desk.world, desk.shop, { media }), { opens: 1 })
    }
    const [first, second] = [await list(), await list({ page: 2 })]
    expect(first.paging).toEqual({ page: 1, pageCount: 2, total: PAGE_SIZE + 1 })
    expect([first.posts.length, second.posts.length]).toEqual([PAGE_SIZE, 1])
    const ids = new Set([...first.posts, ...second.posts].map(({ id }) => id))
    expect(ids.size).toBe(PAGE_SIZE + 1)
  })

  test('of other accounts are neither counted nor returned', async () => {
    const other = await anAccount(desk.world, 'other')
    const theirs = await aPost(desk.world, other)
    const response = await desk.client.attempt(analyticsEndpoints.listPostAnalytics, {
      body: { ...SPAN, postId: theirs.id },
    })
    expect(response).toMatchObject({ status: 404, error: { code: 'post-not-found' } })
  })

  test('are returned by their id even without events', async () => {
    const post = await aPost(desk.world, desk.shop, { text: 'Утро' })
    expect((await list({ postId: post.id })).posts).toMatchObject([
      { id: post.id, text: 'Утро', opens: 0, productClicks: 0 },
    ])
    await events(await aWidget(desk.world, desk.shop), post, { opens: 2, clicks: 1 })
    expect((await list({ postId: post.id })).posts).toMatchObject([{ opens: 2, productClicks: 1 }])
    const response = await desk.client.attempt(analyticsEndpoints.listPostAnalytics, {
      body: { ...SPAN, postId: 1e300 },
    })
    expect(response.status).toBe(400)
  })

  test.each([
    ['a period that ends when it starts', { eventsCreatedTill: SPAN.eventsCreatedSince }],
    ['a period of decades', { eventsCreatedSince: '1990-01-01T00:00:00.000Z' }],
    ['page 0', { page: 0 }],
    ['an invalid date', { eventsCreatedSince: 'yesterday' }],
  ])('responds with 400 to %s', async (_, body) => {
    const response = await desk.client.attempt(analyticsEndpoints.listPostAnalytics, {
      rawBody: { ...SPAN, ...body },
    })
    expect(response.status).toBe(400)
  })
})

describe('the export', () => {
  const exported = async () =>
    (await desk.client.call(analyticsEndpoints.exportPostAnalytics, { body: SPAN })).file

  test('is a table in the user’s language without formulas', async () => {
    const widget = await aWidget(desk.world, desk.shop)
    const post = await aPost(desk.world, desk.shop, { text: '=1+1; "чай"\nутро', is_published: 1 })
    await events(widget, post, { opens: 3, clicks: 1 })
    const row = `"'=1+1; ""чай""\nутро"`
    expect(await exported()).toEqual({
      fileName: 'posts_2026-03-18_2026-03-18.csv',
      contentType: 'text/csv;charset=utf-8',
      content:
        '\uFEFFНомер поста;Текст;Статус;Открытия;Клики по товарам;"CTR, %";Покупки\r\n' +
        `${post.id};${row};Опубликован;3;1;33,3;0\r\n`,
    })
    await desk.world.db.updateTable('person').set({ locale: 'en' }).execute()
    expect((await exported()).content).toBe(
      '\uFEFFPost number,Text,Status,Openings,Product clicks,"CTR, %",Purchases\r\n' +
        `${post.id},${row},Published,3,1,33.3,0\r\n`,
    )
  })

  test('has the same rows as a workbook, with numbers as numbers', async () => {
    const widget = await aWidget(desk.world, desk.shop)
    const post = await aPost(desk.world, desk.shop, { text: '=1+1', is_published: 1 })
    await events(widget, post, { opens: 3, clicks: 1 })
    const body = { ...SPAN, format: 'xlsx' as const }
    const { file } = await desk.client.call(analyticsEndpoints.exportPostAnalytics, { body })
    expect(file).toMatchObject({ fileName: 'posts_2026-03-18_2026-03-18.xlsx', isBase64: true })
    expect(await readXlsxFile(Buffer.from(file.content, 'base64'))).toEqual([
      {
        sheet: 'Посты',
        data: [
          ['Номер поста', 'Текст', 'Статус', 'Открытия', 'Клики по товарам', 'CTR, %', 'Покупки'],
          [post.id, '=1+1', 'Опубликован', 3, 1, 33.3, 0],
        ],
      },
    ])
  })

  test('contains all posts of the period, not one page', async () => {
    const widget = await aWidget(desk.world, desk.shop)
    const media = [await aMedia(desk.world, desk.shop)]
    for (let index = 0; index <= PAGE_SIZE; index += 1) {
      await events(widget, await aPost(desk.world, desk.shop, { media }), { opens: 1 })
    }
    expect((await exported()).content.trimEnd().split('\r\n')).toHaveLength(PAGE_SIZE + 2)
  })

  test('uses days of the account’s time zone', async () => {
    const body = { timeZone: 'Pacific/Kiritimati' }
    await desk.client.call(userEndpoints.saveAccount, { body })
    expect((await exported()).fileName).toBe('posts_2026-03-19_2026-03-19.csv')
  })
})

test('requires the right to analytics in this account, like the list', async () => {
  await aPerson(desk.world, desk.shop, 'editor')
  const other = await anAccount(desk.world, 'other')
  await aPerson(desk.world, other, 'owner', 'owner@other.test')
  for (const email of ['editor@shop.test', 'owner@other.test']) {
    const caller = await signIn(desk.world, email)
    for (const endpoint of [
      analyticsEndpoints.listPostAnalytics,
      analyticsEndpoints.exportPostAnalytics,
    ]) {
      expect((await caller.attempt(endpoint, { body: SPAN })).status).toBe(403)
    }
  }
})
