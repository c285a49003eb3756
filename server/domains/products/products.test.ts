import type { BodyInputOf } from '@/contract/endpoint'
import { productEndpoints } from '@/contract/endpoints/products'
import { UPLOAD_RULES } from '@/contract/files/uploads'
import { signIn } from '../../../test/server/client'
import { anAccount, aPerson, aPost, aProduct } from '../../../test/server/factories'
import { jpeg, png } from '../../../test/server/pictures'
import { openShop } from '../../../test/server/shopDesk'

const desk = openShop()

const list = (body: BodyInputOf<typeof productEndpoints.listProducts> = {}) =>
  desk.client.call(productEndpoints.listProducts, { body })
const articles = ({ skuList }: { skuList: { article: string }[] }) =>
  skuList.map(({ article }) => article)

describe('the catalogue', () => {
  test('lists by name, with the number of marks of each product', async () => {
    const mug = await aProduct(desk.world, desk.shop, { article: 'B', name: 'Кружка' })
    await aProduct(desk.world, desk.shop, { article: 'A', name: 'Ваза' })
    await aPost(desk.world, desk.shop, { products: [mug] })
    await aPost(desk.world, desk.shop, { products: [mug] })
    await aProduct(desk.world, await anAccount(desk.world, 'other'), { article: 'X' })
    const response = await list()
    expect(response.skuList.map(({ article, markedCount }) => [article, markedCount])).toEqual([
      ['A', 0],
      ['B', 2],
    ])
    expect(response.paging).toEqual({ page: 1, pageCount: 1, total: 2 })
  })

  test('finds products that contain all words in name, brand or SKU', async () => {
    await aProduct(desk.world, desk.shop, {
      article: 'KR-1',
      name: 'Кружка «Ёлка»',
      brand: 'Черепок',
    })
    await aProduct(desk.world, desk.shop, { article: 'KR-2', name: 'Кружка', brand: 'Сосновы' })
    expect(articles(await list({ query: ' кружка ЧЕРЕПОК ' }))).toEqual(['KR-1'])
    expect(articles(await list({ query: 'елка' }))).toEqual(['KR-1'])
    expect(articles(await list({ query: 'kr-2' }))).toEqual(['KR-2'])
    expect(articles(await list({ query: '%' }))).toEqual([])
  })

  test('filters by stock and by marks', async () => {
    const marked = await aProduct(desk.world, desk.shop, { article: 'A', name: 'А' })
    const absent = await aProduct(desk.world, desk.shop, { article: 'B', name: 'Б' })
    await aPost(desk.world, desk.shop, { products: [marked] })
    await desk.world.db
      .updateTable('sku')
      .set({ in_stock: 0 })
      .where('id', '=', absent.id)
      .execute()
    expect(articles(await list({ filter: { inStock: true } }))).toEqual(['A'])
    expect((await list()).skuList.map(({ inStock }) => inStock)).toEqual([true, false])
    expect(articles(await list({ filter: { inStock: false } }))).toEqual(['B'])
    expect(articles(await list({ filter: { isMarked: true } }))).toEqual(['A'])
    expect(articles(await list({ filter: { isMarked: false } }))).toEqual(['B'])
    expect(articles(await list({ filter: { inStock: false, isMarked: true } }))).toEqual([])
  })

  test('returns pages', async () => {
    for (let count = 100; count < 131; count += 1) {
      await aProduct(desk.world, desk.shop, { article: `A-${count}`, name: `Чашка ${count}` })
    }
    const first = await list()
    expect(first.skuList).toHaveLength(30)
    expect(first.paging).toEqual({ page: 1, pageCount: 2, total: 31 })
    expect(articles(await list({ paging: { page: 2 } }))).toEqual(['A-130'])
    expect(articles(await list({ paging: { page: 9e15 } }))).toEqual([])
  })
})

describe('a product', () => {
  test('is returned with its marks', async () => {
    const product = await aProduct(desk.world, desk.shop)
    await aPost(desk.world, desk.shop, { products: [product] })
    const { sku } = await desk.client.call(productEndpoints.getProduct, {
      params: { id: product.id },
    })
    expect(sku).toMatchObject({ id: product.id, markedCount: 1 })
  })

  const asked = [
    ['info', productEndpoints.getProduct],
    ['substitutes', productEndpoints.listProductSubstitutes],
    ['upload', productEndpoints.uploadProductMedia],
  ] as const
  test.each(asked)(
    'is not found by the request for its %s when it is unknown or belongs to another account',
    async (_, endpoint) => {
      const foreign = await aProduct(desk.world, await anAccount(desk.world, 'other'))
      for (const id of [foreign.id, 999_999, 'one', '9'.repeat(16)]) {
        expect(await desk.client.attempt(endpoint, { params: { id } })).toMatchObject({
          status: 404,
        })
      }
    },
  )

  test('has its substitutes in their order', async () => {
    const [product, first, second] = [
      await aProduct(desk.world, desk.shop, { article: 'A' }),
      await aProduct(desk.world, desk.shop, { article: 'B' }),
      await aProduct(desk.world, desk.shop, { article: 'C' }),
    ]
    await desk.world.db
      .insertInto('sku_substitute')
      .values([
        { sku_id: product.id, substitute_id: first.id, position: 1 },
        { sku_id: product.id, substitute_id: second.id, position: 0 },
      ])
      .execute()
    const params = { id: product.id }
    expect(
      articles(await desk.client.call(productEndpoints.listProductSubstitutes, { params })),
    ).toEqual(['C', 'B'])
    expect(
      articles(
        await desk.client.call(productEndpoints.listProductSubstitutes, {
          params: { id: first.id },
        }),
      ),
    ).toEqual([])
  })
})

describe('posts of a product', () => {
  const posts = async (
    id: number | string,
    postType: string,
    query: Record<string, string> = {},
  ) => {
    const params = { id, postType }
    const response = await desk.client.call(productEndpoints.listProductPosts, { params, query })
    return { texts: response.postInfoList.map((post) => post.vitrinaPost.text), ...response.paging }
  }

  test('are listed by type, newest first', async () => {
    const product = await aProduct(desk.world, desk.shop)
    const products = [product]
    await aPost(desk.world, desk.shop, { text: 'Старый', products, provider_created_at: 1 })
    await aPost(desk.world, desk.shop, { text: 'Новый', products, provider_created_at: 2 })
    await aPost(desk.world, desk.shop, { text: 'Без товара' })
    await aPost(desk.world, desk.shop, { text: 'История', products, post_type: 'story' })
    expect(await posts(product.id, 'post')).toEqual({
      texts: ['Новый', 'Старый'],
      page: 1,
      pageCount: 1,
      total: 2,
    })
    expect(await posts(product.id, 'story')).toMatchObject({ texts: ['История'], total: 1 })
    expect(await posts(product.id, 'live')).toMatchObject({ texts: [], total: 0 })
    expect(await posts(product.id, 'review')).toMatchObject({ texts: [], total: 0 })
  })

  test('are returned in the requested order and by pages', async () => {
    const product = await aProduct(desk.world, desk.shop)
    for (const [text, like_count] of [
      ['мало', 1],
      ['много', 9],
      ['средне', 5],
    ] as const) {
      await aPost(desk.world, desk.shop, { text, like_count, products: [product] })
    }
    const asked = { sort: 'likeCount', direction: 'asc', limit: '2' }
    expect(await posts(product.id, 'post', asked)).toEqual({
      texts: ['мало', 'средне'],
      page: 1,
      pageCount: 2,
      total: 3,
    })
    expect(await posts(product.id, 'post', { ...asked, page: '2' })).toMatchObject({
      texts: ['много'],
    })
  })

  test('that were never published are last', async () => {
    const product = await aProduct(desk.world, desk.shop)
    const published = await aPost(desk.world, desk.shop, { text: 'да', products: [product] })
    await aPost(desk.world, desk.shop, { text: 'нет', products: [product] })
    await desk.world.db
      .updateTable('post')
      .set({ published_at: 5 })
      .where('id', '=', published.id)
      .execute()
    for (const direction of ['asc', 'desc']) {
      const asked = { sort: 'publishedAt', direction }
      expect((await posts(product.id, 'post', asked)).texts).toEqual(['да', 'нет'])
    }
  })

  test.each([
    ['an unknown type', 'video', {}, 404],
    ['page 0', 'post', { page: '0' }, 400],
    ['a text for a page', 'post', { page: 'two' }, 400],
    ['a page size over the limit', 'post', { limit: '101' }, 400],
    ['an unknown order', 'post', { sort: 'id' }, 400],
  ])('refuses %s', async (_, postType, query, status) => {
    const { id } = await aProduct(desk.world, desk.shop)
    const params = { id, postType }
    expect(
      await desk.client.attempt(productEndpoints.listProductPosts, { params, query }),
    ).toMatchObject({ status })
  })
})

describe('a photo of a product', () => {
  const formOf = (content: Uint8Array, name = 'Кружка.jpg') => {
    const form = new FormData()
    form.set('file', new File([new Uint8Array(content)], name))
    return form
  }
  const upload = (id: number, form: FormData, by = desk.client) =>
    by.attempt(productEndpoints.uploadProductMedia, { params: { id }, form })
  const contentVersion = async () =>
    (await desk.world.db.selectFrom('account').select('content_version').executeTakeFirstOrThrow())
      .content_version

  test('is appended to the other photos, served, and shown in the widgets', async () => {
    const { id } = await aProduct(desk.world, desk.shop)
    const version = await contentVersion()
    const form = formOf(await jpeg({ width: 300, height: 120 }))
    const { sku } = await desk.client.call(productEndpoints.uploadProductMedia, {
      params: { id },
      form,
    })
    expect(sku.sourceImageUrls).toEqual([
      'https://shop.test/mug.jpg',
      expect.stringMatching(/^\/media\//),
    ])
    expect(sku.imageUrl).toBe('https://shop.test/mug.jpg')
    expect((await desk.client.fetch(sku.sourceImageUrls[1] ?? '')).status).toBe(200)
    expect(await contentVersion()).toBe(version + 1)
    expect(
      await desk.world.db.selectFrom('audit').select(['action', 'entity_id']).execute(),
    ).toContainEqual({ action: 'sku.media-upload', entity_id: String(id) })
  })

  test('is stored once, however often it is uploaded', async () => {
    const { id } = await aProduct(desk.world, desk.shop)
    const photo = await png()
    await upload(id, formOf(photo))
    await upload(id, formOf(photo))
    const { sku } = await desk.client.call(productEndpoints.getProduct, { params: { id } })
    expect(sku.sourceImageUrls).toHaveLength(2)
    expect(await desk.world.db.selectFrom('sku_media').selectAll().execute()).toHaveLength(1)
  })

  test('becomes the picture of a product without one', async () => {
    const { id } = await aProduct(desk.world, desk.shop)
    await desk.world.db
      .updateTable('sku')
      .set({ image_url: '', source_image_urls: '[]' })
      .where('id', '=', id)
      .execute()
    const form = formOf(await png())
    const { sku } = await desk.client.call(productEndpoints.uploadProductMedia, {
      params: { id },
      form,
    })
    expect(sku.imageUrl).toMatch(/^\/media\//)
    expect(sku.sourceImageUrls).toHaveLength(1)
  })

  test('that is too small is refused with its size and not stored', async () => {
    const { id } = await aProduct(desk.world, desk.shop)
    const { error } = await upload(id, formOf(await jpeg({ width: 299, height: 200 })))
    expect(error).toMatchObject({ code: 'image-too-small', width: 299, height: 200 })
    expect(error?.message).toBe(
      '«Кружка.jpg»: 299×200 пикселей, нужно не меньше 300 по длинной стороне',
    )
    expect(await desk.world.db.selectFrom('sku_media').selectAll().execute()).toEqual([])
  })

  test('of another format is refused with the accepted formats, in the user’s language', async () => {
    const { id } = await aProduct(desk.world, desk.shop)
    await desk.world.db.updateTable('person').set({ locale: 'en' }).execute()
    const { error } = await upload(id, formOf(Buffer.from('GIF89a000000000000'), 'mug.gif'))
    expect(error?.message).toBe('“mug.gif”: this format does not fit. Use .jpg, .png, .webp')
    expect(UPLOAD_RULES.productPhoto.formats).toEqual(['jpeg', 'png', 'webp'])
  })

  test('requires a file, and the right to manage the catalogue', async () => {
    const { id } = await aProduct(desk.world, desk.shop)
    expect(await upload(id, new FormData())).toMatchObject({ status: 400 })
    await aPerson(desk.world, desk.shop, 'marketer')
    const marketer = await signIn(desk.world, 'marketer@shop.test')
    expect(await upload(id, formOf(await png()), marketer)).toMatchObject({ status: 403 })
  })
})
