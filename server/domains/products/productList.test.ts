import type { BodyInputOf } from '@/contract/endpoint'
import { productEndpoints } from '@/contract/endpoints/products'
import { LIMITS } from '@/contract/limits'
import { aNewProduct, anAccount, aPost, aProduct } from '../../../test/server/factories'
import { openShop } from '../../../test/server/shopDesk'

const desk = openShop()

type Body = BodyInputOf<typeof productEndpoints.listProducts>
const list = async (body: Body = {}) => {
  const response = await desk.client.call(productEndpoints.listProducts, { body })
  return response.skuList.map(({ article }) => article)
}
const total = async (body: Body) =>
  (await desk.client.call(productEndpoints.listProducts, { body })).paging.total

describe('sorting the product list', () => {
  beforeEach(async () => {
    const make = (article: string, name: string, price: number, in_stock: 0 | 1) =>
      aProduct(desk.world, desk.shop, { article, name, price, in_stock })
    const b = await make('B', 'Б', 300, 1)
    await make('A', 'А', 0, 0)
    const c = await make('C', 'В', 100, 0)
    await make('D', 'Г', 200, 1)
    await aPost(desk.world, desk.shop, { products: [b, c] })
    await aPost(desk.world, desk.shop, { products: [c] })
  })

  test.each([
    ['name', 'asc', 'ABCD'],
    ['name', 'desc', 'DCBA'],
    ['price', 'asc', 'CDBA'],
    ['price', 'desc', 'BDCA'],
    ['markedCount', 'desc', 'CBAD'],
    ['markedCount', 'asc', 'ADBC'],
    ['createdAt', 'desc', 'DCAB'],
    ['createdAt', 'asc', 'BACD'],
    ['stock', 'desc', 'BDAC'],
    ['stock', 'asc', 'ACBD'],
  ] as const)('by %s, %s', async (field, direction, articles) => {
    expect((await list({ order: { field, direction } })).join('')).toBe(articles)
  })

  test('by name by default', async () => {
    expect((await list()).join('')).toBe('ABCD')
  })
})

describe('filtering the product list', () => {
  test('by price, including both limits and excluding products without a price', async () => {
    for (const price of [0, 100, 200, 300]) {
      await aProduct(desk.world, desk.shop, { article: String(price), name: String(price), price })
    }
    expect(await list({ filter: { priceFrom: 200 } })).toEqual(['200', '300'])
    expect(await list({ filter: { priceTo: 200 } })).toEqual(['100', '200'])
    expect(await list({ filter: { priceFrom: 100, priceTo: 100 } })).toEqual(['100'])
    expect(await list({ filter: { priceFrom: 300, priceTo: 100 } })).toEqual([])
    expect(await list({ filter: { priceFrom: 0 } })).toEqual(['100', '200', '300'])
  })

  test('by category, including its subcategories and excluding categories with a similar name', async () => {
    const paths: Record<string, string[]> = {
      A: ['Посуда'],
      B: ['Посуда', 'Кружки'],
      C: ['Посуда', 'Кружки', 'С «ежом»'],
      D: ['Посуда для чая'],
      E: ['Кружки'],
      F: [],
    }
    for (const [article, path] of Object.entries(paths)) {
      const category = JSON.stringify(path)
      await aProduct(desk.world, desk.shop, { article, name: article, category })
    }
    const of = (...category: string[]) => list({ filter: { category } })
    expect(await of('Посуда')).toEqual(['A', 'B', 'C'])
    expect(await of('Посуда', 'Кружки')).toEqual(['B', 'C'])
    expect(await of('Кружки')).toEqual(['E'])
    expect(await of('Посуда', 'Кружки', 'С «ежом»')).toEqual(['C'])
    expect(await of('"]')).toEqual([])
    const other = await anAccount(desk.world, 'other')
    await aProduct(desk.world, other, { category: '["Чужая"]' })
    const { categoryList } = await desk.client.call(productEndpoints.listProductCategories)
    expect(categoryList).toEqual([
      { path: ['Кружки'], productCount: 1 },
      { path: ['Посуда'], productCount: 3 },
      { path: ['Посуда', 'Кружки'], productCount: 2 },
      { path: ['Посуда', 'Кружки', 'С «ежом»'], productCount: 1 },
      { path: ['Посуда для чая'], productCount: 1 },
    ])
  })

  test('by products that have left the catalogue, and by products that a search can find', async () => {
    const gone = await aProduct(desk.world, desk.shop, { article: 'A', name: 'А' })
    await aProduct(desk.world, desk.shop, { article: 'B', name: 'Б' })
    await aNewProduct(desk.world, desk.shop, { article: 'C', name: 'В' })
    await desk.world.db
      .updateTable('sku')
      .set({ left_at: 1, in_stock: 0 })
      .where('id', '=', gone.id)
      .execute()
    expect(await list({ filter: { hasLeft: true } })).toEqual(['A'])
    expect(await list({ filter: { hasLeft: false } })).toEqual(['B', 'C'])
    expect(await list({ filter: { isSearchable: true } })).toEqual(['A', 'B'])
    expect(await list({ filter: { isSearchable: false } })).toEqual(['C'])
    const { skuList } = await desk.client.call(productEndpoints.listProducts, { body: {} })
    expect(skuList.map(({ searchableSince }) => searchableSince)).toEqual([
      '2026-03-18T12:00:00.000Z',
      '2026-03-18T12:00:00.000Z',
      null,
    ])
  })

  test.each([
    { filter: { priceFrom: -1 } },
    { filter: { priceFrom: 0.5 } },
    { filter: { priceTo: LIMITS.price + 1 } },
    { filter: { category: [] } },
    { filter: { category: [1] } },
    { order: { field: 'id', direction: 'asc' } },
    { order: { field: 'name', direction: 'up' } },
  ])('refuses %j', async (body) => {
    const sent = body as Body
    expect(await desk.client.attempt(productEndpoints.listProducts, { body: sent })).toMatchObject({
      status: 400,
    })
  })
})

describe('searching the product list', () => {
  test('lists the best matches first, then the other matches by name, over all pages', async () => {
    await aProduct(desk.world, desk.shop, { article: 'S', name: 'Подставка под кружку' })
    await aProduct(desk.world, desk.shop, { article: 'Z', name: 'Яркая кружка' })
    for (let count = 100; count < 135; count += 1) {
      await aProduct(desk.world, desk.shop, { article: `M-${count}`, name: `Кружка ${count}` })
    }
    const first = await list({ query: 'кружек' })
    const second = await list({ query: 'кружек', paging: { page: 2 } })
    expect(first[0]).toBe('M-100')
    expect(new Set([...first, ...second]).size).toBe(37)
    expect(second.slice(-2)).toEqual(['S', 'Z'])
    expect(await total({ query: 'кружек' })).toBe(37)
    expect((await list({ query: 'кружек', order: { field: 'name', direction: 'desc' } }))[0]).toBe(
      'Z',
    )
  })

  test('finds only products that match the filter', async () => {
    await aProduct(desk.world, desk.shop, { article: 'A', name: 'Кружка', price: 100 })
    await aProduct(desk.world, desk.shop, { article: 'B', name: 'Кружка', price: 200 })
    await aProduct(desk.world, desk.shop, { article: 'C', name: 'Ваза', price: 200 })
    expect(await list({ query: 'кружка', filter: { priceFrom: 150 } })).toEqual(['B'])
    expect(await list({ query: 'кружка ваза' })).toEqual(['C'])
  })

  test.each(['LG-1', 'https://shop.test/products/LG-104', 'ничего', '%', '"', ' ', '😀'])(
    'lists the matches of the search %j',
    async (query) => {
      for (const article of ['LG-104', 'LG-105']) {
        await aProduct(desk.world, desk.shop, { article, name: 'Кружка' })
      }
      const expected = {
        'LG-1': ['LG-104', 'LG-105'],
        'https://shop.test/products/LG-104': ['LG-104'],
        ' ': ['LG-104', 'LG-105'],
      }[query]
      expect(await list({ query })).toEqual(expected ?? [])
    },
  )
})
