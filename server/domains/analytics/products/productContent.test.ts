import readXlsxFile from 'read-excel-file/node'
import { analyticsEndpoints } from '@/contract/endpoints/analytics'
import { DAY_MS, GRACE_DAYS, PAGE_SIZE } from '@/contract/constants'
import { signIn } from '../../../../test/server/client'
import {
  anAccount,
  anAlbum,
  aPerson,
  aPost,
  aProduct,
  aWidget,
} from '../../../../test/server/factories'
import { openShop } from '../../../../test/server/shopDesk'
import { TEST_NOW } from '../../../../test/server/world'
import type { EventTable } from '../../../db/tables/widgets'

const HOUR = 60 * 60 * 1000

const desk = openShop()

const SPAN = {
  eventsCreatedSince: new Date(TEST_NOW - HOUR).toISOString(),
  eventsCreatedTill: new Date(TEST_NOW + HOUR).toISOString(),
}

const list = (body: Record<string, unknown> = {}) =>
  desk.client.call(analyticsEndpoints.listProductContent, { body: { ...SPAN, ...body } })

let made = 0
const events = (
  widget: { id: number },
  sku: { id: number },
  types: EventTable['type'][],
  { amount = 0, at = TEST_NOW } = {},
) =>
  desk.world.db
    .insertInto('event')
    .values(
      types.map((type) => ({
        account_id: desk.shop.id,
        widget_id: widget.id,
        event_key: `event-${(made += 1)}`,
        type,
        post_id: null,
        sku_id: sku.id,
        ...(type === 'purchase' ? { amount, currency: 'rub' } : {}),
        created_at: at,
      })),
    )
    .execute()

const product = (name: string, values: Parameters<typeof aProduct>[2] = {}) =>
  aProduct(desk.world, desk.shop, { name, article: `SKU-${(made += 1)}`, ...values })

const post = (values: Parameters<typeof aPost>[2]) =>
  aPost(desk.world, desk.shop, { is_published: 1, ...values })

/** A live gallery of one album, which shows posts. */
async function aGallery(mode: 'full_access' | 'admin_mode' = 'full_access') {
  const album = await anAlbum(desk.world, desk.shop)
  const widget = await aWidget(desk.world, desk.shop, {
    mode,
    settings: { albums: [album.id], min_posts: 1 },
  })
  return { album, widget }
}

const contentOf = ({ products }: Awaited<ReturnType<typeof list>>) =>
  products.map(({ name, shownPosts, otherPosts }) => [name, shownPosts, otherPosts])

test('counts published posts that a live widget shows, and the others of the product', async () => {
  const { album } = await aGallery()
  const hidden = await aGallery('admin_mode')
  const [cup, vase, dish] = [await product('Кружка'), await product('Ваза'), await product('Блюдо')]
  await product('Лампа')
  await post({ albums: [album], products: [cup, vase] })
  await post({ albums: [album], products: [cup] })
  await post({ albums: [album], products: [cup, dish], is_published: 0 })
  await post({ albums: [hidden.album], products: [vase] })
  await post({ products: [dish] })

  const report = await list()
  expect(contentOf(report)).toEqual([
    ['Блюдо', 0, 2],
    ['Ваза', 1, 1],
    ['Кружка', 2, 1],
    ['Лампа', 0, 0],
  ])
  expect(report.summary).toEqual({
    total: 4,
    withContent: 2,
    bestBy: null,
    best: 0,
    bestWithContent: 0,
    hasLiveWidget: true,
  })
  const names = async (content: string) =>
    (await list({ content })).products.map(({ name }) => name)
  expect(await names('with')).toEqual(['Ваза', 'Кружка'])
  expect(await names('without')).toEqual(['Блюдо', 'Лампа'])
})

test('counts a post with one variant for all variants of the product', async () => {
  const { album } = await aGallery()
  const [small] = [
    await product('Рубашка S', { group_id: 'shirt' }),
    await product('Рубашка M', { group_id: 'shirt' }),
    await product('Шарф'),
  ]
  await post({ albums: [album], products: [small] })
  expect(contentOf(await list())).toEqual([
    ['Рубашка M', 1, 0],
    ['Рубашка S', 1, 0],
    ['Шарф', 0, 0],
  ])
})

test("leaves out a mark that is hidden on its product's page, the only widget with the post", async () => {
  const album = await anAlbum(desk.world, desk.shop)
  await aWidget(desk.world, desk.shop, {
    widget_type: 'sku',
    mode: 'full_access',
    settings: { albums: [album.id], fallback_albums: [] },
  })
  const [shown, hidden] = [await product('Ваза'), await product('Кружка')]
  const { id } = await post({ albums: [album], products: [shown, hidden] })
  await desk.world.db
    .updateTable('media_link')
    .set({ hide_at_product_page: 1 })
    .where('post_id', '=', id)
    .where('sku_id', '=', hidden.id)
    .execute()
  expect(contentOf(await list())).toEqual([
    ['Ваза', 1, 0],
    ['Кружка', 0, 1],
  ])
})

test('leaves out posts that a frozen widget does not show', async () => {
  const { album } = await aGallery()
  const [before, after] = [await product('Ваза'), await product('Кружка')]
  await post({ albums: [album], products: [before], published_at: TEST_NOW - 2 * HOUR })
  await post({ albums: [album], products: [after], published_at: TEST_NOW })
  await desk.world.db
    .updateTable('account')
    .set({ paid_until: TEST_NOW - HOUR - GRACE_DAYS * DAY_MS })
    .execute()
  expect(contentOf(await list())).toEqual([
    ['Ваза', 1, 0],
    ['Кружка', 0, 1],
  ])
})

describe('best sellers', () => {
  test('are the most bought of the period, with what they lack', async () => {
    const { album, widget } = await aGallery()
    const [cup, vase, dish] = [
      await product('Кружка'),
      await product('Ваза'),
      await product('Блюдо'),
    ]
    await post({ albums: [album], products: [cup] })
    await events(widget, cup, ['purchase', 'productClick'], { amount: 90_000 })
    await events(widget, vase, ['purchase', 'purchase'], { amount: 10_000 })
    await events(widget, dish, ['productClick', 'productClick', 'productClick'])
    await events(widget, dish, ['purchase', 'purchase', 'purchase'], { at: TEST_NOW - 2 * HOUR })
    const { products, summary } = await list()
    expect(
      products.map(({ name, purchases, productClicks, revenue }) => [
        name,
        purchases,
        productClicks,
        revenue[0]?.amount,
      ]),
    ).toEqual([
      ['Ваза', 2, 0, 20_000],
      ['Кружка', 1, 1, 90_000],
      ['Блюдо', 0, 3, undefined],
    ])
    expect(summary).toMatchObject({ bestBy: 'purchases', best: 2, bestWithContent: 1 })

    const order = async (field: string, direction: string) =>
      (await list({ order: { field, direction } })).products.map(({ name }) => name)
    expect(await order('revenue', 'desc')).toEqual(['Кружка', 'Ваза', 'Блюдо'])
    expect(await order('purchases', 'asc')).toEqual(['Блюдо', 'Кружка', 'Ваза'])
    expect(await order('productClicks', 'desc')).toEqual(['Блюдо', 'Кружка', 'Ваза'])
    expect(await order('shownPosts', 'desc')).toEqual(['Кружка', 'Ваза', 'Блюдо'])
    expect(await order('name', 'desc')).toEqual(['Кружка', 'Ваза', 'Блюдо'])
  })

  test('are the most clicked when nothing was bought', async () => {
    const { widget } = await aGallery()
    const [cup, vase] = [await product('Кружка'), await product('Ваза')]
    await events(widget, cup, ['productClick'])
    await events(widget, vase, ['productClick', 'productClick'])
    const { products, summary } = await list()
    expect(products.map(({ name }) => name)).toEqual(['Ваза', 'Кружка'])
    expect(summary).toMatchObject({ bestBy: 'productClicks', best: 2, bestWithContent: 0 })
  })
})

test('counts posts whose captions name a product without a mark', async () => {
  const vase = await product('Ваза')
  const { id } = await post({ text: 'Та самая ваза' })
  await desk.world.db
    .insertInto('post_suggestion')
    .values({ post_id: id, sku_id: vase.id, position: 0 })
    .execute()
  expect((await list()).products).toMatchObject([{ name: 'Ваза', suggestedPosts: 1 }])
})

test('leaves out products that have left the catalogue, and those of other accounts', async () => {
  await product('Ваза')
  await desk.world.db.updateTable('sku').set({ left_at: TEST_NOW }).execute()
  await aProduct(desk.world, await anAccount(desk.world, 'other'))
  expect((await list()).summary).toMatchObject({ total: 0, hasLiveWidget: false })
})

test('finds products by their words, and returns them in pages', async () => {
  await product('Ваза «Кокон»', { article: 'VZ-1' })
  for (let index = 0; index <= PAGE_SIZE; index += 1) {
    await product(`Кружка ${String(index).padStart(3, '0')}`, { article: `CUP-${index}` })
  }
  const found = await list({ query: 'кокон' })
  expect(found.products.map(({ name }) => name)).toEqual(['Ваза «Кокон»'])
  expect(found.summary.total).toBe(PAGE_SIZE + 2)
  const last = await list({ page: 2 })
  expect(last.paging).toEqual({ page: 2, pageCount: 2, total: PAGE_SIZE + 2 })
  expect(last.products).toHaveLength(2)
})

test('exports the rows in the order of the screen', async () => {
  const { album, widget } = await aGallery()
  const [cup, vase] = [
    await product('Кружка', { article: 'CUP' }),
    await product('=Ваза', { article: 'VZ' }),
  ]
  await post({ albums: [album], products: [cup] })
  await events(widget, vase, ['purchase', 'productClick'], { amount: 150_000 })
  const body = { ...SPAN, order: { field: 'name', direction: 'desc' } } as const
  const { file } = await desk.client.call(analyticsEndpoints.exportProductContent, { body })
  expect(file.fileName).toMatch(/^products_.*\.csv$/)
  expect(file.content.trimEnd().split('\r\n').slice(1)).toEqual([
    'CUP;Кружка;В наличии;1;0;0;0;0;0',
    "VZ;'=Ваза;В наличии;0;0;0;1;1;1500",
  ])
  const book = await desk.client.call(analyticsEndpoints.exportProductContent, {
    body: { ...body, content: 'without', format: 'xlsx' },
  })
  const [sheet] = await readXlsxFile(Buffer.from(book.file.content, 'base64'))
  expect(sheet?.sheet).toBe('Товары')
  expect(sheet?.data[1]).toEqual(['VZ', '=Ваза', 'В наличии', 0, 0, 0, 1, 1, 1500])
})

test('refuses a period that runs backwards, and a person without the right', async () => {
  const body = { ...SPAN, eventsCreatedTill: SPAN.eventsCreatedSince }
  const answer = await desk.client.attempt(analyticsEndpoints.listProductContent, { body })
  expect(answer.status).toBe(400)
  await aPerson(desk.world, desk.shop, 'editor')
  const editor = await signIn(desk.world, 'editor@shop.test')
  const refused = await editor.attempt(analyticsEndpoints.listProductContent, { body: SPAN })
  expect(refused.status).toBe(403)
})
