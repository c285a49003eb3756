import { DAY_MS, WIDGET_FACTS_DAYS } from '@/contract/constants'
import { analyticsEndpoints } from '@/contract/endpoints/analytics'
import type { WidgetOrder } from '@/contract/widgets/widgetApi'
import { anAccount, aPost, aProduct, aWidget } from '../../../test/server/factories'
import { openShop } from '../../../test/server/shopDesk'
import { TEST_NOW } from '../../../test/server/world'

const desk = openShop()
const SPAN = {
  embedIds: [],
  eventsCreatedSince: new Date(TEST_NOW - 1000).toISOString(),
  eventsCreatedTill: new Date(TEST_NOW + 1000).toISOString(),
}

/** A widget with a post, a mug and a vase in two colours. */
async function aShop() {
  const widget = await aWidget(desk.world, desk.shop, { role: 'На главной' })
  const post = await aPost(desk.world, desk.shop, { text: 'Утро' })
  const product = (article: string, facts: object = {}) =>
    aProduct(desk.world, desk.shop, { article, name: article, price: 100_000, ...facts })
  const [mug, red, blue] = [
    await product('mug', { old_price: 150_000 }),
    await product('vase-red', { group_id: 'vase' }),
    await product('vase-blue', { group_id: 'vase' }),
  ]
  const click = (sku: { id: number }, { embed_id }: { embed_id: string } = widget) => ({
    embedId: embed_id,
    postId: post.id,
    skuId: sku.id,
  })
  return { widget, post, mug, red, blue, click }
}

type Order = Pick<WidgetOrder, 'clicks'> & {
  items: (Partial<WidgetOrder['items'][number]> & { article: string })[]
  currency?: string
}
async function send(
  widget: { embed_id: string },
  { items, ...order }: Order,
  { id = 'order-one', type = 'purchase' } = {},
) {
  const body = JSON.stringify({
    events: [
      { id, type, order: { ...order, items: items.map((one) => ({ quantity: 1, ...one })) } },
    ],
  })
  const address = `/widget/v1/${widget.embed_id}/events`
  expect((await desk.world.app.request(address, { method: 'POST', body })).status).toBe(204)
}
const stored = () =>
  desk.world.db
    .selectFrom('event')
    .select(['widget_id', 'type', 'post_id', 'sku_id', 'amount', 'currency'])
    .orderBy('id')
    .execute()

test('counts a purchase once, after a click on its product, with the paid price', async () => {
  const { widget, post, mug, click } = await aShop()
  const order = {
    clicks: [click(mug)],
    items: [{ article: 'mug', quantity: 2, price: 90_000 }, { article: 'spoon' }],
    currency: 'RUB',
  }
  await send(widget, order)
  await send(widget, order)
  expect(await stored()).toEqual([
    {
      widget_id: widget.id,
      type: 'purchase',
      post_id: post.id,
      sku_id: mug.id,
      amount: 180_000,
      currency: 'rub',
    },
  ])
  await send(widget, order, { id: 'order-two' })
  expect(await stored()).toHaveLength(2)
})

test('counts a purchase for the post that was opened with its product, unless the product was clicked', async () => {
  const { widget, post, mug, red, blue, click } = await aShop()
  const shown = await aPost(desk.world, desk.shop, { products: [mug, red] })
  const opened = { embedId: widget.embed_id, postId: shown.id }
  const order = {
    clicks: [click(mug), opened],
    items: [{ article: 'mug' }, { article: 'vase-blue' }],
  }
  await send(widget, order)
  expect((await stored()).map(({ post_id, sku_id }) => [post_id, sku_id])).toEqual([
    [post.id, mug.id],
    [shown.id, blue.id],
  ])
})

test('finds a product by the vendor’s number, unless that is the SKU of another product', async () => {
  const { widget, mug, red, click } = await aShop()
  const number = (vendor_code: string, { id }: { id: number }) =>
    desk.world.db.updateTable('sku').set({ vendor_code }).where('id', '=', id).execute()
  await number('HZ-101', mug)
  await number('mug', red)
  const items = [{ article: 'HZ-101' }]
  await send(widget, { clicks: [click(mug)], items })
  await send(
    widget,
    { clicks: [click(red), click(mug)], items: [{ article: 'mug' }] },
    { id: 'order-two' },
  )
  expect(await stored()).toMatchObject([{ sku_id: mug.id }, { sku_id: mug.id }])
})

test('counts an order once when its page is opened again after a click in another widget', async () => {
  const { widget, mug, click } = await aShop()
  const other = await aWidget(desk.world, desk.shop)
  const items = [{ article: 'mug' }]
  for (const type of ['purchase', 'addToCart']) {
    await send(widget, { clicks: [click(mug)], items }, { id: `one-${type}`, type })
    await send(other, { clicks: [click(mug, other)], items }, { id: `one-${type}`, type })
  }
  expect(await stored()).toMatchObject([
    { type: 'purchase', widget_id: widget.id },
    { type: 'addToCart', widget_id: widget.id },
  ])
})

test('counts an order separately from an order of another account with the same number', async () => {
  const { widget, mug, click } = await aShop()
  const other = await anAccount(desk.world, 'other')
  const theirs = await aWidget(desk.world, other)
  const theirMug = await aProduct(desk.world, other, { article: 'mug' })
  const items = [{ article: 'mug' }]
  await send(widget, { clicks: [click(mug)], items })
  await send(theirs, { clicks: [click(theirMug, theirs)], items })
  expect(await stored()).toHaveLength(2)
})

test.each<[string, Partial<WidgetOrder['items'][number]>, string | undefined, number]>([
  ['the price of the page', { price: 90_000 }, 'RUB', 90_000],
  ['the catalogue’s price when the page sends none', {}, 'RUB', 100_000],
  [
    'the catalogue’s former price when the page sends a higher one',
    { price: 9e15 },
    undefined,
    150_000,
  ],
  ['the catalogue’s price when the currencies differ', { price: 1000 }, 'USD', 100_000],
  ['zero for a gift', { price: 0 }, 'RUB', 0],
  ['the price times the bought quantity', { quantity: 3 }, 'RUB', 300_000],
])('uses %s as the price of a purchase', async (_what, item, currency, amount) => {
  const { widget, mug, click } = await aShop()
  const items = [{ article: 'mug', ...item }]
  await send(widget, { clicks: [click(mug)], items, ...(currency ? { currency } : {}) })
  expect(await stored()).toMatchObject([{ amount }])
})

test('adds up the order lines of one product', async () => {
  const { widget, mug, click } = await aShop()
  const items = [{ article: 'mug' }, { article: 'mug', price: 50_000 }]
  await send(widget, { clicks: [click(mug)], items })
  expect(await stored()).toMatchObject([{ amount: 150_000 }])
})

test('attributes a purchase to the click on the product itself, else to the newest click on one of its variants', async () => {
  const { widget, red, blue, click } = await aShop()
  const other = await aWidget(desk.world, desk.shop)
  const clicks = [click(blue, other), click(red)]
  await send(widget, { clicks, items: [{ article: 'vase-red' }] })
  await send(
    widget,
    { clicks: [click(red, other)], items: [{ article: 'vase-blue' }] },
    { id: 'order-two' },
  )
  expect(await stored()).toMatchObject([
    { widget_id: widget.id, sku_id: red.id },
    { widget_id: other.id, sku_id: blue.id },
  ])
})

test('ignores unknown products and those of other accounts', async () => {
  const { widget, mug, click } = await aShop()
  const other = await anAccount(desk.world, 'other')
  const theirs = await aWidget(desk.world, other)
  const theirMug = await aProduct(desk.world, other, { article: 'theirs' })
  const theirPost = await aPost(desk.world, other)
  const clicks = [click(mug, theirs), click(theirMug), { embedId: 'nobody’s', skuId: mug.id }]
  const stranger = { embedId: widget.embed_id, skuId: 1e300 }
  await send(widget, { clicks: [click(mug), stranger], items: [{ article: 'mug' }] })
  await send(widget, { clicks: [click(mug)], items: [{ article: 'mug\0' }] })
  await send(widget, { clicks, items: [{ article: 'mug' }, { article: 'theirs' }] })
  await send(widget, { clicks: [], items: [{ article: 'mug' }] })
  await send(widget, { clicks: [click(mug)], items: [{ article: 'mug', quantity: 1001 }] })
  expect(await stored()).toEqual([])
  const stray = { ...click(mug), postId: theirPost.id }
  await send(widget, { clicks: [stray], items: [{ article: 'mug' }] }, { id: 'order-three' })
  expect(await stored()).toMatchObject([{ sku_id: mug.id, post_id: null }])
})

test('reports carts, purchases and revenue by widget, by post and by product', async () => {
  const { widget, post, mug, red, click } = await aShop()
  const euro = await aProduct(desk.world, desk.shop, {
    article: 'euro',
    price: 700,
    currency: 'eur',
  })
  const clicks = [click(mug), click(red), click(euro)]
  await send(widget, { clicks, items: [{ article: 'mug' }] }, { id: 'cart-one', type: 'addToCart' })
  await send(widget, { clicks, items: [{ article: 'mug' }, { article: 'vase-blue' }] })
  await send(widget, { clicks, items: [{ article: 'euro' }] }, { id: 'order-two' })
  const revenue = [
    { currency: 'rub', amount: 200_000 },
    { currency: 'eur', amount: 700 },
  ]
  const report = await desk.client.call(analyticsEndpoints.getAnalytics, { body: SPAN })
  expect(report).toMatchObject({
    totals: { cartAdds: 1, purchases: 3, productClicks: 0 },
    revenue,
    widgets: [{ role: 'На главной', cartAdds: 1, purchases: 3, revenue }],
  })
  const figures = async ({ id }: { id: number }) =>
    (await desk.client.call(analyticsEndpoints.getProductFigures, { params: { id } })).figures
  expect(await figures(mug)).toEqual({
    productClicks: 0,
    cartAdds: 1,
    purchases: 1,
    revenue: [{ currency: 'rub', amount: 100_000 }],
  })
  const { posts } = await desk.client.call(analyticsEndpoints.listPostAnalytics, {
    body: { ...SPAN, page: 1 },
  })
  expect(posts).toMatchObject([{ id: post.id, opens: 0, purchases: 3, revenue }])
  const { file } = await desk.client.call(analyticsEndpoints.exportPostAnalytics, { body: SPAN })
  expect(file.content).toContain('Покупки;"Выручка, EUR";"Выручка, RUB"')
  expect(file.content).toContain(';0;0;;3;7;2000')
  await desk.world.db
    .updateTable('event')
    .set((event) => ({ created_at: event('created_at', '-', WIDGET_FACTS_DAYS * DAY_MS) }))
    .where('sku_id', '=', euro.id)
    .execute()
  expect(await figures(euro)).toMatchObject({ purchases: 0, revenue: [] })
})
