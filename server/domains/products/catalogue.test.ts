import { albumEditingEndpoints } from '@/contract/endpoints/albumEditing'
import { albumEndpoints } from '@/contract/endpoints/albums'
import { analyticsEndpoints } from '@/contract/endpoints/analytics'
import { postEndpoints } from '@/contract/endpoints/posts'
import { productEndpoints } from '@/contract/endpoints/products'
import { LIMITS } from '@/contract/limits'
import { anAccount, anAlbum, aPost, aProduct, aWidget } from '../../../test/server/factories'
import { openShop } from '../../../test/server/shopDesk'

const desk = openShop()

describe('product search', () => {
  beforeEach(async () => {
    const products = [
      ['MUG-1', 'Кружка «Ёж»', 'Лён и глина'],
      ['MUG-12', 'Блюдце', 'Лён и глина'],
      ['SET-7', 'Набор: кружка и миска', 'Глина'],
      ['X-100%', 'Плед MUG-1', 'Лён'],
    ]
    for (const [article = '', name = '', brand = ''] of products) {
      await aProduct(desk.world, desk.shop, { article, name, brand })
    }
    await aProduct(desk.world, await anAccount(desk.world, 'other'), {
      article: 'MUG-1',
      name: 'Чужая',
    })
  })

  test.each([
    ['mug-1', ['MUG-1', 'MUG-12', 'X-100%']],
    ['кружка', ['MUG-1', 'SET-7']],
    ['КРУЖКА еж', ['MUG-1']],
    ['миска глина', ['SET-7']],
    ['100%', ['X-100%']],
    ['%', []],
    ['https://www.shop.test/products/MUG-12/?utm_source=vk#top', ['MUG-12']],
    ['shop.test/products/SET-7', ['SET-7']],
    ['ничего', []],
  ])('%s finds %j, the best match first', async (term, articles) => {
    const { skuList } = await desk.client.call(productEndpoints.searchProducts, { query: { term } })
    expect(skuList.map(({ article }) => article)).toEqual(articles)
  })

  test('finds by a link that is longer than the limit of search terms, but not by another text of that length', async () => {
    const link = `https://shop.test/catalog/${encodeURIComponent('ваза-капля-из-белой-глины-'.repeat(3))}`
    await aProduct(desk.world, desk.shop, { article: 'VZ-1', name: 'Ваза', link })
    const search = (term: string) =>
      desk.client.attempt(productEndpoints.searchProducts, { query: { term } })
    expect(link.length).toBeGreaterThan(LIMITS.searchQuery)
    expect(await search(`${link}?utm_source=vk`)).toMatchObject({
      body: { skuList: [{ article: 'VZ-1' }] },
    })
    expect(await search('в '.repeat(LIMITS.link / 2))).toMatchObject({ body: { skuList: [] } })
    expect(await search('в'.repeat(LIMITS.link + 1))).toMatchObject({
      error: { code: 'too-long' },
    })
  })

  test('accepts a search of the maximum length, including spaces', async () => {
    const search = async (length: number) => {
      const query = { term: 'кружка'.padEnd(length) }
      return (await desk.client.call(productEndpoints.searchProducts, { query })).skuList.length
    }
    expect(await search(LIMITS.searchQuery)).toBe(2)
    expect(await search(LIMITS.searchQuery + 1)).toBe(0)
  })

  test('returns at most twenty products', async () => {
    for (let count = 0; count < 25; count += 1) {
      await aProduct(desk.world, desk.shop, { article: `CUP-${count}`, name: 'Чашка' })
    }
    const { skuList } = await desk.client.call(productEndpoints.searchProducts, {
      query: { term: 'чашка' },
    })
    expect(skuList).toHaveLength(20)
  })
})

describe('albums', () => {
  test.each([
    ['  ', 'empty-field'],
    ['x'.repeat(101), 'too-long'],
  ])('refuses the album name %j', async (name, code) => {
    const response = await desk.client.attempt(albumEditingEndpoints.createAlbum, {
      body: { name },
    })
    expect(response).toMatchObject({
      status: 200,
      success: false,
      error: { code, field: 'name', message: response.statusMessage },
    })
  })

  test('deleting an album keeps its posts in the library', async () => {
    const album = await anAlbum(desk.world, desk.shop)
    await aPost(desk.world, desk.shop, { albums: [album] })
    const response = await desk.client.call(albumEditingEndpoints.deleteAlbum, {
      params: { id: album.id },
    })
    expect(response.album).toMatchObject({ id: album.id, allPostCount: 1 })
    expect((await desk.client.call(albumEndpoints.listAlbums)).albumList).toEqual([])
    expect((await desk.client.call(postEndpoints.searchPosts, { body: {} })).paging.total).toBe(1)
  })

  test('the cover of an album is its newest published post, else its newest post', async () => {
    const album = await anAlbum(desk.world, desk.shop)
    const cover = async () =>
      (await desk.client.call(albumEndpoints.listAlbums)).albumList[0]?.coverUrl
    const picture = async (postId: number) =>
      (await desk.client.call(postEndpoints.searchPosts, { body: { filter: { postId } } }))
        .postInfoList[0]?.media[0]?.imageUrl
    const published = await aPost(desk.world, desk.shop, {
      albums: [album],
      provider_created_at: 1,
    })
    await aPost(desk.world, desk.shop, { albums: [album], provider_created_at: 2 })
    expect(await cover()).toBeTruthy()
    await desk.world.db
      .updateTable('post')
      .set({ is_published: 1 })
      .where('id', '=', published.id)
      .execute()
    expect(await cover()).toBe(await picture(published.id))
  })

  test.each(['999', '0', '-1', '1.5', 'x', '9'.repeat(30)])(
    'responds with 404 for the album %s',
    async (id) => {
      const theirs = await anAlbum(desk.world, await anAccount(desk.world, 'other'))
      for (const albumId of [id, String(theirs.id)]) {
        const response = await desk.client.attempt(albumEditingEndpoints.deleteAlbum, {
          params: { id: albumId },
        })
        expect(response.status).toBe(404)
      }
    },
  )
})

describe('analytics', () => {
  type Type = 'load' | 'view' | 'open' | 'productClick'
  let made = 0

  function event(widget: { id: number }, type: Type, at: string, post?: number, sku?: number) {
    return desk.world.db
      .insertInto('event')
      .values({
        account_id: desk.shop.id,
        widget_id: widget.id,
        event_key: `event-${(made += 1)}`,
        type,
        post_id: post ?? null,
        sku_id: sku ?? null,
        created_at: Date.parse(at),
      })
      .execute()
  }
  const ask = async (since: string, till: string, time_zone: string, embedIds: string[] = []) => {
    await desk.world.db.updateTable('account').set({ time_zone }).execute()
    return desk.client.call(analyticsEndpoints.getAnalytics, {
      body: { eventsCreatedSince: since, eventsCreatedTill: till, embedIds },
    })
  }

  test('splits days in the account’s time zone and includes empty days', async () => {
    const widget = await aWidget(desk.world, desk.shop)
    // The times are 17:50 and 18:20 of the 10th in UTC; in Kathmandu (+5:45) 23:35 of the 10th and
    // 0:05 of the 11th.
    await event(widget, 'load', '2026-03-10T17:50:00.000Z')
    await event(widget, 'load', '2026-03-10T18:20:00.000Z')
    const { days } = await ask(
      '2026-03-09T18:15:00.000Z',
      '2026-03-12T18:15:00.000Z',
      'Asia/Kathmandu',
    )
    expect(days.map(({ date, loads }) => [date, loads])).toEqual([
      ['2026-03-10', 1],
      ['2026-03-11', 1],
      ['2026-03-12', 0],
    ])
  })

  test('includes the start, excludes the end and counts the previous period separately', async () => {
    const widget = await aWidget(desk.world, desk.shop)
    await event(widget, 'load', '2026-03-09T23:59:59.999Z')
    await event(widget, 'load', '2026-03-10T00:00:00.000Z')
    await event(widget, 'open', '2026-03-10T23:59:59.999Z')
    await event(widget, 'load', '2026-03-11T00:00:00.000Z')
    const report = await ask('2026-03-10T00:00:00.000Z', '2026-03-11T00:00:00.000Z', 'UTC')
    expect(report.totals).toMatchObject({ loads: 1, views: 0, opens: 1, productClicks: 0 })
    expect(report.previousTotals).toMatchObject({ loads: 1, views: 0, opens: 0, productClicks: 0 })
  })

  test('counts the day on which the clocks go back as a single day', async () => {
    const { days } = await ask(
      '2026-10-24T22:00:00.000Z',
      '2026-10-26T23:00:00.000Z',
      'Europe/Berlin',
    )
    expect(days.map(({ date }) => date)).toEqual(['2026-10-25', '2026-10-26'])
  })

  test('limits the report to the requested widgets and the account', async () => {
    const [home, other] = [
      await aWidget(desk.world, desk.shop, { role: 'А' }),
      await aWidget(desk.world, desk.shop, { role: 'Б' }),
    ]
    const theirs = await aWidget(desk.world, await anAccount(desk.world, 'other'))
    for (const widget of [home, other]) await event(widget, 'load', '2026-03-10T01:00:00.000Z')
    const span = ['2026-03-10T00:00:00.000Z', '2026-03-11T00:00:00.000Z', 'UTC'] as const
    expect((await ask(...span)).totals.loads).toBe(2)
    const one = await ask(...span, [home.embed_id, theirs.embed_id])
    expect(one.totals.loads).toBe(1)
    expect(one.widgets.map(({ embedId }) => embedId)).toEqual([home.embed_id])
    expect((await ask(...span, [theirs.embed_id])).totals.loads).toBe(0)
  })

  test('sorts posts by product clicks first', async () => {
    const widget = await aWidget(desk.world, desk.shop)
    const [quiet, loud] = [await aPost(desk.world, desk.shop), await aPost(desk.world, desk.shop)]
    const sku = await aProduct(desk.world, desk.shop)
    const at = '2026-03-10T01:00:00.000Z'
    await event(widget, 'open', at, quiet.id)
    await event(widget, 'open', at, loud.id)
    await event(widget, 'productClick', at, loud.id, sku.id)
    const report = await ask('2026-03-10T00:00:00.000Z', '2026-03-11T00:00:00.000Z', 'UTC')
    expect(report.posts.map(({ id, opens, productClicks }) => [id, opens, productClicks])).toEqual([
      [loud.id, 1, 1],
      [quiet.id, 1, 0],
    ])
    expect(report.posts[0]?.thumbnailUrl).toMatch(/^\/media\//)
    expect(report.products).toMatchObject([{ id: sku.id, productClicks: 1 }])
  })

  test.each([
    ['2026-03-11T00:00:00.000Z', '2026-03-10T00:00:00.000Z'],
    ['1926-03-11T00:00:00.000Z', '2026-03-10T00:00:00.000Z'],
  ])('rejects %s to %s as malformed', async (since, till) => {
    const response = await desk.client.attempt(analyticsEndpoints.getAnalytics, {
      body: { eventsCreatedSince: since, eventsCreatedTill: till, embedIds: [] },
    })
    expect(response.status).toBe(400)
  })
})
