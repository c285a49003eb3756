import { libraryEndpoints } from '@/contract/endpoints/library'
import { postEndpoints } from '@/contract/endpoints/posts'
import { signIn, type Client } from '../test/server/client'
import {
  aMedia,
  anAccount,
  anAlbum,
  aPerson,
  aPost,
  aProduct,
  aReview,
} from '../test/server/factories'
import { jpeg } from '../test/server/pictures'
import { createTestWorld, TEST_NOW, type TestWorld } from '../test/server/world'
import { namedBlobs } from './media/blobReferences'

let world: TestWorld
let shop: { id: number }
let client: Client

beforeEach(async () => {
  world = await createTestWorld()
  shop = await anAccount(world)
  await aPerson(world, shop, 'owner')
  client = await signIn(world, 'owner@shop.test')
})
afterEach(() => world.dispose())

async function remove(...posts: { id: number }[]) {
  const { results } = await client.call(libraryEndpoints.updatePosts, {
    body: { postList: posts.map(({ id }) => id), change: { type: 'delete' } },
  })
  return results
}

async function library(): Promise<(number | null)[]> {
  const { postInfoList } = await client.call(postEndpoints.searchPosts, { body: {} })
  return postInfoList.map(({ vitrinaPost }) => vitrinaPost.id)
}

test('a post goes with all that hangs on it, its answers and its place in albums', async () => {
  const doomed = await aPost(world, shop, {
    albums: [await anAlbum(world, shop)],
    products: [await aProduct(world, shop)],
  })
  const review = await aReview(world, shop)
  const kept = await aPost(world, shop)
  await world.db
    .insertInto('interaction_answer')
    .values({
      account_id: shop.id,
      post_id: doomed.id,
      type: 'poll',
      carousel_position: 1,
      answer: 'Да',
      created_at: TEST_NOW,
    })
    .execute()
  expect(await remove(doomed, review)).toEqual(
    [doomed, review].map(({ id }) => ({ id, postInfo: null, failure: null })),
  )
  expect(await library()).toEqual([kept.id])
  for (const table of ['media_link', 'album_post', 'interaction_answer', 'review'] as const) {
    expect(await world.db.selectFrom(table).selectAll().execute()).toEqual([])
  }
})

test('its files are left to the sweep, unless another post has them', async () => {
  const [own, shared] = [
    await aMedia(world, shop, await jpeg({ width: 900, height: 700 })),
    await aMedia(world, shop, await jpeg({ width: 700, height: 900 })),
  ]
  const blobs = await world.db.selectFrom('media').select(['id', 'blob']).execute()
  const blobOf = ({ id }: { id: number }) => blobs.find((row) => row.id === id)?.blob ?? ''
  const doomed = await aPost(world, shop, { media: [own, shared] })
  await aPost(world, shop, { media: [shared] })
  await remove(doomed)
  const named = await namedBlobs(world.db)
  expect([named.has(blobOf(own)), named.has(blobOf(shared))]).toEqual([false, true])
})

test('what shoppers did stays in the totals, the audit keeps no texts, and the shop is told', async () => {
  const { db } = world
  const contentVersion = async () =>
    (await db.selectFrom('account').select('content_version').executeTakeFirstOrThrow())
      .content_version
  const { id } = await aPost(world, shop, { text: 'Тайна' })
  await db
    .insertInto('event')
    .values({
      account_id: shop.id,
      widget_id: 1,
      event_key: 'e1',
      type: 'open',
      post_id: id,
      created_at: TEST_NOW,
    })
    .execute()
  const version = await contentVersion()
  await remove({ id })
  expect(await db.selectFrom('event').select(['event_key', 'post_id']).execute()).toEqual([
    { event_key: 'e1', post_id: null },
  ])
  expect(await contentVersion()).toBe(version + 1)
  const note = await db.selectFrom('audit').selectAll().executeTakeFirstOrThrow()
  expect(note).toMatchObject({ action: 'post.delete', entity_id: String(id) })
  expect(JSON.parse(note.detail)).toEqual({ providerId: expect.any(String) as string })
})

test('a post that is gone already, or another account’s, is told as such', async () => {
  const other = await anAccount(world, 'other')
  const theirs = await aPost(world, other)
  const mine = await aPost(world, shop)
  await remove(mine)
  const results = await remove(mine, theirs)
  expect(results.map(({ failure }) => failure?.code)).toEqual(['post-not-found', 'post-not-found'])
  expect(await world.db.selectFrom('post').select('id').execute()).toEqual([theirs])
})
