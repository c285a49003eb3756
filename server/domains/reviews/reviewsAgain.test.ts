import { feedEndpoints } from '@/contract/endpoints/feeds'
import { libraryEndpoints } from '@/contract/endpoints/library'
import { postEditingEndpoints } from '@/contract/endpoints/postEditing'
import type { PostInfo } from '@/contract/entities/posts/post'
import type { ReviewMapping } from '@/contract/entities/posts/reviewImport'
import { anAlbum, aProduct } from '../../../test/server/factories'
import { feedDesk } from '../../../test/server/feeds/feedDesk'
import { reviewDesk } from '../../../test/server/reviewDesk'
import { openShop } from '../../../test/server/shopDesk'
import { planReviews } from './planReviews'
import { rowReader } from './readReview'
import { writeReviews } from './writeReviews'

const desk = openShop()
const reviews = reviewDesk(desk)

const csv = (...lines: string[]) => ['id;rating;text;date;article;answer', ...lines].join('\n')
const FIRST = csv('1;5;Хорошо;05.03.2026;vase;')
const version = feedDesk(desk).contentVersion

async function only(isArchived = false): Promise<PostInfo> {
  const [post, ...others] = await reviews.reviews({ filter: { isArchived } })
  if (!post || others.length > 0) throw new Error('Not one review')
  return post
}

const save = (post: PostInfo) =>
  desk.client.call(postEditingEndpoints.savePost, {
    body: { postInfo: post, request: { revision: post.vitrinaPost.revision } },
  })

test('importing the same file again changes nothing', async () => {
  await reviews.bring(FIRST)
  const before = await only()
  expect((await reviews.bring(FIRST)).counts).toEqual({
    created: 0,
    changed: 0,
    unchanged: 1,
    rejected: 0,
    unmatched: 1,
  })
  expect(await only()).toEqual(before)
})

test.each([
  ['its order', 'order', '77-1'],
  ['its author without an order', 'author', 'Ольга'],
] as const)(
  'recognises an imported review by %s, whatever the notation of its date and SKU',
  async (_, role, cell) => {
    const bring = (date: string, article: string, hasId = true) =>
      reviews.bring(`a;b;c;d;e;f\n5;Хорошо;${cell};${date};${article};987\n`, {
        source: 'ozon',
        columns: ['rating', 'text', role, 'date', 'article', hasId ? 'marketplaceId' : null],
      })
    expect((await bring('05.03.2026 14:20', 'Vase-1')).counts.created).toBe(1)
    const again = [
      await bring('2026-03-05T14:20:00', 'vase-1'),
      await bring('2026-03-05 14:20:31', ' Vase-1', false),
      await bring('2026-03-05T11:20:00Z', 'VASE-1'),
    ]
    expect(again.map(({ counts }) => counts.created)).toEqual([0, 0, 0])
    expect((await bring('05.03.2026 14:21', 'Vase-1')).counts.created).toBe(1)
    expect((await bring('05.03.2026 14:20', 'Vase-2')).counts.created).toBe(1)
  },
)

test('applies an edit by the review’s author and marks the review as edited', async () => {
  await reviews.bring(FIRST)
  const done = await reviews.bring(csv('1;2;Разбилась;05.03.2026;vase;'))
  expect(done.counts).toMatchObject({ changed: 1, created: 0 })
  const { vitrinaPost, providerPost, review } = await only()
  expect([vitrinaPost.text, providerPost.text]).toEqual(['Разбилась', 'Разбилась'])
  expect(review).toMatchObject({ rating: 2, isEdited: true })
  expect(await reviews.reviews({ query: 'разбилась' })).toHaveLength(1)
})

test('does not mark a review as edited because of the shop’s reply or a newly matched product', async () => {
  await reviews.bring(FIRST)
  await aProduct(desk.world, desk.shop, { article: 'vase', name: 'Ваза' })
  await reviews.bring(csv('1;5;Хорошо;05.03.2026;vase;Спасибо'))
  const { review } = await only()
  expect(review).toMatchObject({ isEdited: false, answer: 'Спасибо', product: { name: 'Ваза' } })
  // A file without a product keeps the stored one.
  await reviews.bring(csv('1;5;Хорошо;05.03.2026;;Спасибо'))
  expect((await only()).review?.product?.name).toBe('Ваза')
})

test('keeps a caption that the team rewrote, with the albums and the status', async () => {
  await reviews.bring(FIRST)
  const album = await anAlbum(desk.world, desk.shop, 'Кухня')
  const post = await only()
  await save({
    ...post,
    vitrinaPost: {
      ...post.vitrinaPost,
      text: 'Наш заголовок',
      isPublished: true,
      albumList: [{ id: album.id, name: '' }],
    },
  })
  const before = await version()
  await reviews.bring(csv('1;4;Уже хуже;05.03.2026;vase;'))
  const { vitrinaPost, providerPost, review } = await only()
  expect(vitrinaPost).toMatchObject({ text: 'Наш заголовок', isPublished: true })
  expect(vitrinaPost.albumList).toHaveLength(1)
  expect(providerPost.text).toBe('Уже хуже')
  expect(review).toMatchObject({ rating: 4, isEdited: true })
  // Shoppers see its stars.
  expect(await version()).toBe(before + 1)
})

test('keeps a review archived and updates its text', async () => {
  await reviews.bring(FIRST)
  const post = await only()
  await save({ ...post, review: post.review && { ...post.review, isArchived: true } })
  await reviews.bring(csv('1;1;Ужас;05.03.2026;vase;'))
  expect(await reviews.reviews()).toEqual([])
  expect((await only(true)).vitrinaPost.text).toBe('Ужас')
})

test('refuses to save a review when an import has changed its text since it was loaded', async () => {
  await reviews.bring(FIRST)
  const post = await only()
  await reviews.bring(csv('1;1;Ужас;05.03.2026;vase;'))
  const result = await desk.client.attempt(postEditingEndpoints.savePost, {
    body: { postInfo: post, request: { revision: post.vitrinaPost.revision } },
  })
  expect(result.status).toBe(409)
})

test('concurrent imports of the same reviews create each review once', async () => {
  const lines = Array.from({ length: 600 }, (_, at) => `${at};5;Отзыв ${at};05.03.2026;;`)
  const files = [await reviews.upload(csv(...lines)), await reviews.upload(csv(...lines))]
  for (const file of files) await reviews.applying(file)
  await Promise.all([reviews.run(), reviews.run()])
  const { count } = await desk.world.db
    .selectFrom('review')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(count).toBe(600)
  const counts = await Promise.all(files.map(async ({ id }) => (await reviews.state(id)).counts))
  expect(counts.reduce((sum, { created }) => sum + created, 0)).toBe(600)
  expect(counts.reduce((sum, { unchanged }) => sum + unchanged, 0)).toBe(600)
})

test('finds a review that another import created after the lookup', async () => {
  const { db } = desk.world
  const source = 'ozon'
  const mapping = { source, columns: ['reviewId', 'rating'] } as const satisfies ReviewMapping
  const read = rowReader(mapping, ['id', 'rating'], 0)
  const told = ['b', 'c', 'a'].map((id, line) => {
    const found = read({ line, cells: [id, '5'] })
    if ('problem' in found) throw new Error(found.problem.reason)
    return { review: found.review, product: null }
  })
  const target = { accountId: desk.shop.id, source, now: 1 } as const
  const plan = () => planReviews(db, { accountId: desk.shop.id, mapping }, told)
  const planned = [await plan(), await plan()]
  const created: number[] = []
  for (const one of planned) created.push(await writeReviews(db, target, one))
  expect(created).toEqual([3, 0])
  // Always in the same order, independent of the file's: otherwise two imports could wait for each
  // other and fail.
  const posts = await db.selectFrom('post').select('provider_id').orderBy('id').execute()
  expect(posts.map(({ provider_id }) => provider_id)).toEqual(['a', 'b', 'c'])
})

test('imports a deleted review again', async () => {
  await reviews.bring(FIRST)
  const { vitrinaPost } = await only()
  await desk.client.call(libraryEndpoints.updatePosts, {
    body: { postList: [vitrinaPost.id ?? 0], change: { type: 'delete' } },
  })
  expect((await reviews.bring(FIRST)).counts.created).toBe(1)
})

test('keeps a product that has reviews when its feed no longer offers it', async () => {
  const feeds = feedDesk(desk)
  const { id } = await feeds.working({ id: 'vase', name: 'Ваза' }, { id: 'bowl' })
  await reviews.bring(FIRST)
  await desk.client.call(feedEndpoints.deleteFeed, { params: { id } })
  await feeds.run()
  expect(await feeds.articles()).toEqual(['vase'])
  expect((await only()).review?.product?.name).toBe('Ваза')
})
