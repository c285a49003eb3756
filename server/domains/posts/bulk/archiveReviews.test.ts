import { libraryEndpoints } from '@/contract/endpoints/library'
import { reviewEndpoints } from '@/contract/endpoints/reviews'
import type { PostChange, PostChangeResult } from '@/contract/entities/posts/postChange'
import { LIMITS } from '@/contract/limits'
import { anAccount, anAlbum, aPost, aReview } from '../../../../test/server/factories'
import { openShop } from '../../../../test/server/shopDesk'

const desk = openShop()
const ids = (posts: readonly { id: number }[]) => posts.map(({ id }) => id)

async function change(posts: readonly { id: number }[], wanted: PostChange) {
  const body = { postList: ids(posts), change: wanted }
  return (await desk.client.call(libraryEndpoints.updatePosts, { body })).results
}

const archived = async () =>
  ids(
    await desk.world.db
      .selectFrom('review')
      .where('is_archived', '=', 1)
      .select('post_id as id')
      .orderBy('id')
      .execute(),
  )

const actions = async () =>
  (await desk.world.db.selectFrom('audit').select('action').orderBy('id').execute()).map(
    ({ action }) => action,
  )

const revisionsOf = (results: readonly PostChangeResult[]) =>
  results.map(({ postInfo }) => postInfo?.vitrinaPost.revision)

test('archives and unarchives many reviews and records each change in their history', async () => {
  const some = [await aReview(desk.world, desk.shop), await aReview(desk.world, desk.shop)]
  const results = await change(some, { type: 'archive' })
  expect(results.map(({ failure, postInfo }) => [failure, postInfo?.review?.isArchived])).toEqual([
    [null, true],
    [null, true],
  ])
  expect(await archived()).toEqual(ids(some))
  // Repeating it changes nothing.
  expect(revisionsOf(await change(some, { type: 'archive' }))).toEqual(revisionsOf(results))
  await change(some.slice(0, 1), { type: 'unarchive' })
  expect(await archived()).toEqual(ids(some.slice(1)))
  expect(await actions()).toEqual(['post.archive', 'post.archive', 'post.unarchive'])
  const { history } = await desk.client.call(libraryEndpoints.listPostHistory, {
    params: { id: some[0]!.id },
  })
  expect(history.map(({ event }) => event)).toEqual(['review-unarchived', 'review-archived'])
})

test('archives a published review without unpublishing it, and a review without an album', async () => {
  const albums = [await anAlbum(desk.world, desk.shop)]
  const review = await aReview(desk.world, desk.shop, { is_published: 1, albums })
  const [result] = await change([review, await aReview(desk.world, desk.shop)], { type: 'archive' })
  expect(result?.postInfo).toMatchObject({
    vitrinaPost: { isPublished: true },
    review: { isArchived: true },
  })
  expect(await archived()).toHaveLength(2)
})

test('refuses a post that is not a review and changes the reviews in the same request', async () => {
  const post = await aPost(desk.world, desk.shop)
  const review = await aReview(desk.world, desk.shop)
  for (const type of ['archive', 'unarchive'] as const) {
    const [refused, done] = await change([post, review], { type })
    expect(refused?.failure?.code).toBe('not-a-review')
    expect(done?.failure).toBeNull()
  }
})

test('does not find a review of another account', async () => {
  const review = await aReview(desk.world, await anAccount(desk.world, 'other'))
  const [result] = await change([review], { type: 'archive' })
  expect(result?.failure?.code).toBe('post-not-found')
  expect(await archived()).toEqual([])
})

test('undoes archiving, unless the review was changed since', async () => {
  const some = [await aReview(desk.world, desk.shop), await aReview(desk.world, desk.shop)]
  const results = await change(some, { type: 'archive' })
  const states = results.map(({ id, postInfo }) => ({
    id,
    revision: postInfo?.vitrinaPost.revision ?? 0,
    isPublished: false,
    publishedAt: null,
    albumList: [],
    segmentList: [],
    isArchived: false,
  }))
  await desk.world.db
    .updateTable('post')
    .set({ revision: 9 })
    .where('id', '=', some[1]!.id)
    .execute()
  const [restored, stale] = await change(some, { type: 'restore', posts: states })
  expect(restored?.postInfo?.review?.isArchived).toBe(false)
  expect(stale?.failure?.code).toBe('stale-revision')
  expect(await archived()).toEqual([some[1]!.id])
})

test('keeps a review archived when the restored state does not mention the archive', async () => {
  const review = await aReview(desk.world, desk.shop, { is_archived: 1 })
  const state = {
    id: review.id,
    revision: 1,
    isPublished: false,
    publishedAt: null,
    segmentList: [],
    albumList: [(await anAlbum(desk.world, desk.shop)).id],
  }
  const [result] = await change([review], { type: 'restore', posts: [state] })
  expect(result?.postInfo?.review?.isArchived).toBe(true)
})

describe('choosing all reviews of a list', () => {
  test('returns the matching reviews in the order of the list, with their archived state', async () => {
    const { world, shop, client } = desk
    await aPost(world, shop)
    await aReview(world, await anAccount(world, 'other'))
    const late = await aReview(world, shop, { rating: 5, provider_created_at: 2 })
    const early = await aReview(world, shop, { rating: 5, provider_created_at: 1 })
    await aReview(world, shop, { rating: 1 })
    const old = await aReview(world, shop, { rating: 5, is_archived: 1 })
    const choose = async (isArchived: boolean) => {
      const body = { filter: { ratings: [5], isArchived } }
      const { postList, total } = await client.call(reviewEndpoints.chooseReviews, { body })
      return [
        total,
        postList.map(({ vitrinaPost, review }) => [vitrinaPost.id, review?.isArchived]),
      ]
    }
    expect(await choose(false)).toEqual([
      2,
      [
        [late.id, false],
        [early.id, false],
      ],
    ])
    expect(await choose(true)).toEqual([1, [[old.id, true]]])
  })

  test('returns up to the limit of chosen posts, with the total count', async () => {
    const count = LIMITS.postsChosen + 1
    const { id } = await aReview(desk.world, desk.shop)
    const row = await desk.world.db
      .selectFrom('post')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const { id: _id, ...same } = row
    for (let from = 1; from < count; from += 100) {
      const posts = await desk.world.db
        .insertInto('post')
        .values(
          Array.from({ length: Math.min(100, count - from) }, (_, index) => ({
            ...same,
            provider_id: `copy-${String(from + index)}`,
          })),
        )
        .returning('id')
        .execute()
      await desk.world.db
        .insertInto('review')
        .values(posts.map((post) => ({ post_id: post.id, rating: 4, is_archived: 0 as const })))
        .execute()
    }
    const chosen = await desk.client.call(reviewEndpoints.chooseReviews, { body: {} })
    expect([chosen.postList.length, chosen.total]).toEqual([LIMITS.postsChosen, count])
  })
})
