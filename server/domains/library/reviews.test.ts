import { postEditingEndpoints } from '@/contract/endpoints/postEditing'
import { postEndpoints } from '@/contract/endpoints/posts'
import { reviewEndpoints } from '@/contract/endpoints/reviews'
import type { PostInfo } from '@/contract/entities/posts/post'
import type { ReviewListRequest } from '@/contract/entities/posts/review'
import { signIn } from '../../../test/server/client'
import {
  aMedia,
  anAccount,
  anAlbum,
  aPerson,
  aPost,
  aProduct,
  aReview,
  aWidget,
} from '../../../test/server/factories'
import { openShop } from '../../../test/server/shopDesk'

const desk = openShop()

async function texts(body: Partial<ReviewListRequest> = {}) {
  const { reviewList } = await desk.client.call(reviewEndpoints.searchReviews, { body })
  return reviewList.map(({ vitrinaPost }) => vitrinaPost.text).join('')
}

async function loaded({ id }: { id: number }): Promise<PostInfo> {
  const { postInfoList } = await desk.client.call(postEndpoints.searchPosts, {
    body: { filter: { postId: id } },
  })
  return postInfoList[0]!
}

interface Changes {
  isPublished?: boolean
  isArchived?: boolean
  albumList?: { id: number; name: string }[]
}

async function saving(
  review: { id: number },
  { isArchived, ...changes }: Changes,
  by = desk.client,
) {
  const post = await loaded(review)
  const sent = {
    ...post,
    vitrinaPost: { ...post.vitrinaPost, ...changes },
    review: post.review && { ...post.review, isArchived: isArchived ?? post.review.isArchived },
  }
  return by.attempt(postEditingEndpoints.savePost, {
    body: { postInfo: sent, request: { revision: post.vitrinaPost.revision } },
  })
}

describe('the list of reviews', () => {
  beforeEach(async () => {
    await aReview(desk.world, desk.shop, { text: 'А', rating: 5, provider_created_at: 4 })
    await aReview(desk.world, desk.shop, {
      text: 'Б',
      rating: 2,
      provider: 'ozon',
      provider_created_at: 3,
      is_published: 1,
    })
    await aReview(desk.world, desk.shop, {
      text: 'В',
      rating: 4,
      provider_created_at: 2,
      is_edited: 1,
      media: [await aMedia(desk.world, desk.shop)],
    })
    await aReview(desk.world, desk.shop, {
      text: 'Г',
      rating: 5,
      provider_created_at: 1,
      is_archived: 1,
    })
    await aPost(desk.world, desk.shop, { text: 'Пост' })
    await aReview(desk.world, await anAccount(desk.world, 'other'), { text: 'Чужой' })
  })

  test.each<[string, ReviewListRequest['filter'], string]>([
    ['the newest first, without the archive', {}, 'АБВ'],
    ['by stars', { ratings: [5, 4] }, 'АВ'],
    ['by stars that do not exist', { ratings: [7, 2.5] }, ''],
    ['only the archive', { isArchived: true }, 'Г'],
    ['published', { isPublished: true }, 'Б'],
    ['not published', { isPublished: false }, 'АВ'],
    ['with media', { hasMedia: true }, 'В'],
    ['without media', { hasMedia: false }, 'АБ'],
    ['of one marketplace', { source: 'ozon' }, 'Б'],
    ['by several filters at once', { ratings: [5], hasMedia: true }, ''],
  ])('lists reviews: %s', async (_name, filter, expected) => {
    expect(await texts({ filter })).toBe(expected)
  })

  test('searches the text and the author', async () => {
    await aReview(desk.world, desk.shop, { text: 'Тёплый плед', author_username: 'Аня' })
    expect(await texts({ query: 'теплый аня' })).toBe('Тёплый плед')
    expect(await texts({ query: '100%' })).toBe('')
  })

  test.each<[ReviewListRequest['order'], string]>([
    ['newest', 'АБВ'],
    ['oldest', 'ВБА'],
    ['best', 'АВБ'],
    ['worst', 'БВА'],
  ])('sorts by %s', async (order, expected) => {
    expect(await texts({ order })).toBe(expected)
  })

  test('counts the stars of all matches, ignoring the filter by stars', async () => {
    const counts = async (body: Partial<ReviewListRequest>) =>
      (await desk.client.call(reviewEndpoints.searchReviews, { body })).starCounts
    expect(await counts({})).toEqual([0, 1, 0, 1, 1])
    expect(await counts({ filter: { ratings: [5] } })).toEqual([0, 1, 0, 1, 1])
    expect(await counts({ filter: { isArchived: true } })).toEqual([0, 0, 0, 0, 1])
    expect(await counts({ query: 'нет таких' })).toEqual([0, 0, 0, 0, 0])
  })

  test('filters by a product, and searches its name and SKUs', async () => {
    const product = await aProduct(desk.world, desk.shop, {
      article: 'PL-7',
      vendor_code: 'HZ-101',
      name: 'Плед «Мох»',
    })
    const { id } = await aReview(desk.world, desk.shop, { text: 'Тепло' })
    const sku_id = product.id
    await desk.world.db.updateTable('review').set({ sku_id }).where('post_id', '=', id).execute()
    expect(await texts({ filter: { productId: product.id } })).toBe('Тепло')
    expect(await texts({ filter: { productId: product.id + 1 } })).toBe('')
    expect(await texts({ query: 'мох тепло' })).toBe('Тепло')
    expect(await texts({ query: 'pl-7' })).toBe('Тепло')
    expect(await texts({ query: 'hz-101' })).toBe('Тепло')
  })

  test('returns the review data of a post', async () => {
    const { reviewList, paging } = await desk.client.call(reviewEndpoints.searchReviews, {
      body: {},
    })
    expect(paging).toEqual({ page: 1, pageCount: 1, total: 3 })
    expect(reviewList[2]).toMatchObject({
      review: { rating: 4, isArchived: false, isEdited: true },
      providerPost: { postType: 'review', authorUser: { username: 'Ольга' } },
    })
  })

  test('requires the right to see posts', async () => {
    await aPerson(desk.world, desk.shop, 'nobody')
    const nobody = await signIn(desk.world, 'nobody@shop.test')
    const result = await nobody.attempt(reviewEndpoints.searchReviews, { body: {} })
    expect(result.status).toBe(403)
  })
})

test('returns the reviews in pages', async () => {
  for (let count = 0; count < 31; count += 1) await aReview(desk.world, desk.shop, { text: 'А' })
  const page = (number: number) =>
    desk.client.call(reviewEndpoints.searchReviews, { body: { paging: { page: number } } })
  expect((await page(1)).reviewList).toHaveLength(30)
  expect(await page(2)).toMatchObject({ paging: { page: 2, pageCount: 2, total: 31 } })
  expect((await page(2)).reviewList).toHaveLength(1)
})

describe('saving a review', () => {
  test('archives and unarchives a review', async () => {
    const review = await aReview(desk.world, desk.shop, { text: 'А' })
    expect(await saving(review, { isArchived: true })).toMatchObject({ success: true })
    expect(await texts()).toBe('')
    await saving(review, { isArchived: false })
    expect(await texts()).toBe('А')
    const audit = await desk.world.db.selectFrom('audit').select('action').execute()
    expect(audit).toEqual([{ action: 'post.save' }, { action: 'post.save' }])
  })

  test('ignores the stars and the edited mark sent by the cabinet', async () => {
    const review = await aReview(desk.world, desk.shop, { rating: 2 })
    const post = await loaded(review)
    await desk.client.call(postEditingEndpoints.savePost, {
      body: {
        postInfo: { ...post, review: { rating: 5, isArchived: true, isEdited: true } },
        request: { revision: 1 },
      },
    })
    expect((await loaded(review)).review).toEqual({ rating: 2, isArchived: true, isEdited: false })
  })

  test('does not turn another post into a review', async () => {
    const post = await loaded(await aPost(desk.world, desk.shop))
    await desk.client.call(postEditingEndpoints.savePost, {
      body: {
        postInfo: { ...post, review: { rating: 5, isArchived: true, isEdited: false } },
        request: { revision: 1 },
      },
    })
    expect((await loaded({ id: post.vitrinaPost.id! })).review).toBeNull()
    expect(await texts({ filter: { isArchived: true } })).toBe('')
  })

  test('refuses a status change in the archive, in both languages', async () => {
    const album = await anAlbum(desk.world, desk.shop)
    const review = await aReview(desk.world, desk.shop, { is_archived: 1, albums: [album] })
    const refusal = {
      status: 200,
      success: false,
      error: { code: 'review-archived', field: 'vitrinaPost.isPublished' },
    }
    const result = await saving(review, { isPublished: true })
    expect(result).toMatchObject(refusal)
    expect(result.error?.message).toMatch(/^Отзыв в архиве/)
    expect(await loaded(review)).toMatchObject({ vitrinaPost: { isPublished: false, revision: 1 } })
    await desk.world.db.updateTable('person').set({ locale: 'en' }).execute()
    const english = await saving(review, { isPublished: true })
    expect(english.error?.message).toMatch(/^The review is archived/)
    // Unarchived and published by the same save.
    expect(await saving(review, { isPublished: true, isArchived: false })).toMatchObject({
      success: true,
    })
  })

  test('requires an album for publishing a review without pictures, which galleries do not show', async () => {
    const album = await anAlbum(desk.world, desk.shop)
    const review = await aReview(desk.world, desk.shop)
    expect(await saving(review, { isPublished: true })).toMatchObject({
      error: { code: 'publish-needs-album' },
    })
    const albumList = [{ id: album.id, name: '' }]
    expect(await saving(review, { isPublished: true, albumList })).toMatchObject({ success: true })
    const pictured = await aReview(desk.world, desk.shop, {
      is_published: 1,
      albums: [album],
      media: [await aMedia(desk.world, desk.shop)],
    })
    const { embed_id } = await aWidget(desk.world, desk.shop, {
      settings: { albums: [album.id], count: 1 },
    })
    const response = await desk.world.app.request(`http://widgets.test/widget/v1/${embed_id}`)
    expect(await response.json()).toMatchObject({ posts: [{ id: pictured.id }], hasMore: false })
  })

  test('requires a file of a post that is not a review', async () => {
    const post = await loaded(await aPost(desk.world, desk.shop))
    const result = await desk.client.attempt(postEditingEndpoints.savePost, {
      body: { postInfo: { ...post, media: [] }, request: { revision: 1 } },
    })
    expect(result).toMatchObject({ error: { code: 'post-needs-media' } })
  })

  test('requires the right to edit for archiving', async () => {
    const review = await aReview(desk.world, desk.shop)
    await aPerson(desk.world, desk.shop, 'observer')
    const observer = await signIn(desk.world, 'observer@shop.test')
    expect(await saving(review, { isArchived: true }, observer)).toMatchObject({ status: 403 })
    expect((await loaded(review)).review?.isArchived).toBe(false)
  })
})
