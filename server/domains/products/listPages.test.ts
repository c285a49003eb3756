import { productEndpoints } from '@/contract/endpoints/products'
import { reviewEndpoints } from '@/contract/endpoints/reviews'
import type { Paging } from '@/contract/entities/posts/postList'
import { aMedia, aPost, aProduct, aReview } from '../../../test/server/factories'
import { openShop } from '../../../test/server/shopDesk'

/** More than a page holds. */
const MANY = 35

const desk = openShop()

let pictures: { id: number }[]

beforeEach(async () => {
  pictures = [await aMedia(desk.world, desk.shop), await aMedia(desk.world, desk.shop)]
})

type Page = { ids: (number | null)[]; paging: Paging }

/** All pages together contain each record once. */
async function expectWhole(load: (page: number) => Promise<Page>): Promise<void> {
  const first = await load(1)
  const second = await load(2)
  expect(first.paging).toEqual({ page: 1, pageCount: 2, total: MANY })
  expect(new Set([...first.ids, ...second.ids]).size).toBe(MANY)
  expect(second.ids).toHaveLength(MANY - first.ids.length)
}

test('lists a post once when two of its pictures mark the product', async () => {
  const mug = await aProduct(desk.world, desk.shop)
  for (let count = 0; count < MANY; count += 1) {
    await aPost(desk.world, desk.shop, { media: pictures, products: [mug, mug] })
  }
  await expectWhole(async (page) => {
    const { postInfoList, paging } = await desk.client.call(productEndpoints.listProductPosts, {
      params: { id: mug.id, postType: 'post' },
      query: { page: String(page) },
    })
    return { ids: postInfoList.map(({ vitrinaPost }) => vitrinaPost.id), paging }
  })
})

test('lists a review with several pictures once', async () => {
  for (let count = 0; count < MANY; count += 1)
    await aReview(desk.world, desk.shop, { media: pictures })
  await expectWhole(async (page) => {
    const { reviewList, paging } = await desk.client.call(reviewEndpoints.searchReviews, {
      body: { filter: { hasMedia: true }, paging: { page } },
    })
    return { ids: reviewList.map(({ vitrinaPost }) => vitrinaPost.id), paging }
  })
})

test('lists a product once when several posts mark it', async () => {
  const products = []
  for (let count = 0; count < MANY; count += 1) {
    products.push(await aProduct(desk.world, desk.shop, { article: `LG-${count}` }))
  }
  for (let count = 0; count < 2; count += 1) {
    await aPost(desk.world, desk.shop, { media: pictures, products })
  }
  await expectWhole(async (page) => {
    const { skuList, paging } = await desk.client.call(productEndpoints.listProducts, {
      body: { filter: { isMarked: true }, paging: { page } },
    })
    return { ids: skuList.map(({ id }) => id), paging }
  })
})
