import fc from 'fast-check'
import { libraryEndpoints } from '@/contract/endpoints/library'
import { postEndpoints } from '@/contract/endpoints/posts'
import { reviewEndpoints } from '@/contract/endpoints/reviews'
import type { PostInfo } from '@/contract/entities/posts/post'
import type { PostFilter, PostListRequest } from '@/contract/entities/posts/postList'
import { matchesFilter, matchesSources, matchesReviewFilter } from '@/contract/posts/matchesFilter'
import type { Client } from '../../../test/server/client'
import { aMedia, anAccount, aPost, aProduct, aReview } from '../../../test/server/factories'
import { postFilters, reviewFilters } from '../../../test/server/library/generatedFilters'
import { aDataSet, type DataSet } from '../../../test/server/library/postFacts'
import { aShopDesk } from '../../../test/server/shopDesk'
import type { TestWorld } from '../../../test/server/world'
import '../../../test/seededProperties'
import { inDepth } from '../../../test/depth'

const RUNS = inDepth(150, 30)

let world: TestWorld
let client: Client
let data: DataSet
/** The whole library, as the client receives it. */
let posts: PostInfo[]
let reviews: PostInfo[]
let products: { id: number }[]

beforeAll(async () => {
  const desk = await aShopDesk()
  world = desk.world
  client = desk.client
  data = await aDataSet(world, desk.shop)
  const media = [await aMedia(world, desk.shop)]
  products = [await aProduct(world, desk.shop, { article: 'review' })]
  for (let number = 0; number < 24; number += 1) {
    const { id } = await aReview(world, desk.shop, {
      ...(number % 4 === 0 ? { products } : {}),
      rating: (number % 5) + 1,
      is_archived: number % 3 === 0 ? 1 : 0,
      is_published: number % 2 === 0 ? 1 : 0,
      media: number % 4 < 2 ? media : [],
    })
    if (number % 5 === 0) {
      await world.db
        .updateTable('review')
        .set({ sku_id: products[0]?.id ?? null })
        .where('post_id', '=', id)
        .execute()
    }
  }
  await aPost(world, await anAccount(world, 'other'), { text: 'Кружка' })
  posts = await allPosts({})
  reviews = posts.filter(({ review }) => review !== null)
})
afterAll(() => world.dispose())

const idOf = ({ vitrinaPost }: PostInfo) => vitrinaPost.id ?? 0
const inOrder = (ids: readonly number[]) => [...ids].sort((one, other) => one - other)
const idsOf = (found: readonly PostInfo[]) => inOrder(found.map(idOf))

async function allPosts(request: Partial<PostListRequest>): Promise<PostInfo[]> {
  const found: PostInfo[] = []
  for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
    const { postInfoList, paging } = await client.call(postEndpoints.searchPosts, {
      body: { ...request, paging: { page } },
    })
    found.push(...postInfoList)
    pageCount = paging.pageCount
  }
  return found
}

/**
 * What clients do not receive: the language of a caption, which the reviews' one word has not, and
 * what widgets show, which no review is in.
 */
const notSent = (post: PostInfo) =>
  data.facts.find(({ id }) => id === idOf(post)) ?? {
    captionLang: null,
    isInWidget: false,
    nearDuplicates: [],
  }

const matching = (filter: PostFilter) =>
  posts.filter((post) => matchesFilter(post, filter, notSent(post)))

test('lists and selects by a generated filter exactly the posts that match its rule', async () => {
  await fc.assert(
    fc.asyncProperty(postFilters(data), async (filter) => {
      const expected = idsOf(matching(filter))
      expect(idsOf(await allPosts({ filter }))).toEqual(expected)
      const { postList, total } = await client.call(libraryEndpoints.choosePosts, {
        body: { filter },
      })
      expect(inOrder(postList.map(({ vitrinaPost }) => vitrinaPost.id ?? 0))).toEqual(expected)
      expect(total).toBe(expected.length)
    }),
    { numRuns: RUNS },
  )
})

test('generates useful filters: over a hundred match some posts but not all, and every field occurs', () => {
  const filters = fc.sample(postFilters(data), { numRuns: 300, seed: 1 })
  const counts = filters.map((filter) => matching(filter).length)
  expect(counts.filter((count) => count > 0 && count < posts.length).length).toBeGreaterThan(100)
  const named = new Set(filters.flatMap((filter) => Object.keys(filter)))
  expect(named.size).toBe(26)
})

test('the rule returns null for a post of unknown language, and false when another field excludes the post', () => {
  const [post] = posts
  expect(matchesFilter(post!, { captionLang: 'ru' })).toBeNull()
  expect(matchesFilter(post!, { captionLang: 'ru', postId: 987_654 })).toBe(false)
})

test('lists the posts of the selected sources', async () => {
  const sources = fc.uniqueArray(fc.constantFrom('vk', 'upload', 'marketplace', 'nowhere', ''))
  await fc.assert(
    fc.asyncProperty(fc.boolean(), sources, async (useAllDataSources, dataSourceList) => {
      const request = { useAllDataSources, dataSourceList }
      const expected = posts.filter((post) => matchesSources(post, request))
      expect(idsOf(await allPosts(request))).toEqual(idsOf(expected))
    }),
    { numRuns: 30 },
  )
})

test('lists the reviews that match their filter', async () => {
  await fc.assert(
    fc.asyncProperty(reviewFilters(products), async (filter) => {
      const { reviewList } = await client.call(reviewEndpoints.searchReviews, {
        body: { filter },
      })
      const expected = reviews.filter((review) => matchesReviewFilter(review, filter))
      expect(idsOf(reviewList)).toEqual(idsOf(expected))
    }),
    { numRuns: RUNS },
  )
})
