import { libraryEndpoints } from '@/contract/endpoints/library'
import { postEndpoints } from '@/contract/endpoints/posts'
import { trashEndpoints } from '@/contract/endpoints/trash'
import {
  aMedia,
  anAccount,
  anAlbum,
  aPost,
  aProduct,
  aReview,
} from '../../../../test/server/factories'
import { jpeg } from '../../../../test/server/pictures'
import { openShop } from '../../../../test/server/shopDesk'
import { TEST_NOW } from '../../../../test/server/world'
import { namedBlobs } from '../../../blobs/blobReferences'

const desk = openShop()

async function remove(...posts: { id: number }[]) {
  const { results } = await desk.client.call(libraryEndpoints.updatePosts, {
    body: { postList: posts.map(({ id }) => id), change: { type: 'delete' } },
  })
  return results
}

async function library(): Promise<(number | null)[]> {
  const { postInfoList } = await desk.client.call(postEndpoints.searchPosts, { body: {} })
  return postInfoList.map(({ vitrinaPost }) => vitrinaPost.id)
}

test('deletes a post with its dependent rows, its answers and its positions in albums', async () => {
  const doomed = await aPost(desk.world, desk.shop, {
    albums: [await anAlbum(desk.world, desk.shop)],
    products: [await aProduct(desk.world, desk.shop)],
  })
  const review = await aReview(desk.world, desk.shop)
  const kept = await aPost(desk.world, desk.shop)
  await desk.world.db
    .insertInto('interaction_answer')
    .values({
      account_id: desk.shop.id,
      post_id: doomed.id,
      type: 'poll',
      carousel_position: 1,
      answer: 'Да',
      created_at: TEST_NOW,
    })
    .execute()
  expect(await remove(doomed, review)).toEqual(
    [doomed, review].map(({ id }) => ({ id, postInfo: null, isChanged: true, failure: null })),
  )
  expect(await library()).toEqual([kept.id])
  for (const table of ['media_link', 'album_post', 'interaction_answer', 'review'] as const) {
    expect(await desk.world.db.selectFrom(table).selectAll().execute()).toEqual([])
  }
})

test('releases the files of an emptied trash for the sweep, but not files that another post uses', async () => {
  const [own, shared] = [
    await aMedia(desk.world, desk.shop, await jpeg({ width: 900, height: 700 })),
    await aMedia(desk.world, desk.shop, await jpeg({ width: 700, height: 900 })),
  ]
  const blobs = await desk.world.db.selectFrom('media').select(['id', 'blob']).execute()
  const blobOf = ({ id }: { id: number }) => blobs.find((row) => row.id === id)?.blob ?? ''
  const doomed = await aPost(desk.world, desk.shop, { media: [own, shared] })
  await aPost(desk.world, desk.shop, { media: [shared] })
  await remove(doomed)
  await desk.client.call(trashEndpoints.emptyTrash, {})
  const named = await namedBlobs(desk.world.db)
  expect([named.has(blobOf(own)), named.has(blobOf(shared))]).toEqual([false, true])
})

test('keeps shoppers’ events in the totals, writes no texts into the audit, and raises the content version', async () => {
  const { db } = desk.world
  const contentVersion = async () =>
    (await db.selectFrom('account').select('content_version').executeTakeFirstOrThrow())
      .content_version
  const { id } = await aPost(desk.world, desk.shop, { text: 'Тайна' })
  await db
    .insertInto('event')
    .values({
      account_id: desk.shop.id,
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

test('reports a post that is already deleted, or belongs to another account, as not found', async () => {
  const other = await anAccount(desk.world, 'other')
  const theirs = await aPost(desk.world, other)
  const mine = await aPost(desk.world, desk.shop)
  await remove(mine)
  const results = await remove(mine, theirs)
  expect(results.map(({ failure }) => failure?.code)).toEqual(['post-not-found', 'post-not-found'])
  expect(await desk.world.db.selectFrom('post').select('id').execute()).toEqual([theirs])
})
