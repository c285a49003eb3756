import { albumEditingEndpoints } from '@/contract/endpoints/albumEditing'
import { libraryEndpoints } from '@/contract/endpoints/library'
import type { PostChange, PostState } from '@/contract/entities/posts/postChange'
import { aSegment } from '../../../../test/server/accountFactories'
import { aMedia, anAlbum, aPost } from '../../../../test/server/factories'
import { openShop } from '../../../../test/server/shopDesk'
import { TEST_NOW } from '../../../../test/server/world'

const desk = openShop()

let kitchen: { id: number }
let gifts: { id: number }
let post: { id: number }

const PUBLISHED_AT = '2026-03-01T09:00:00.000Z'

beforeEach(async () => {
  kitchen = await anAlbum(desk.world, desk.shop, 'Кухня')
  gifts = await anAlbum(desk.world, desk.shop, 'Подарки')
  post = await aPost(desk.world, desk.shop, {
    media: [await aMedia(desk.world, desk.shop)],
    albums: [kitchen],
  })
  await desk.world.db
    .updateTable('post')
    .set({ is_published: 1, published_at: Date.parse(PUBLISHED_AT) })
    .execute()
})

async function change(wanted: PostChange) {
  const { results } = await desk.client.call(libraryEndpoints.updatePosts, {
    body: { postList: [post.id], change: wanted },
  })
  return results[0]
}

const before = (): PostState => ({
  id: post.id,
  revision: 2,
  isPublished: true,
  publishedAt: PUBLISHED_AT,
  albumList: [kitchen.id],
  segmentList: [],
})

test('restores the status, its publication time, albums and segments', async () => {
  const vip = await aSegment(desk.world, desk.shop)
  await change({ type: 'unpublish' })
  await change({ type: 'setSegments', segmentList: [vip.id] })
  await change({ type: 'addToAlbums', albumList: [gifts.id] })
  desk.world.clock.advance(1000)
  const result = await change({ type: 'restore', posts: [{ ...before(), revision: 4 }] })
  expect(result).toMatchObject({
    failure: null,
    postInfo: {
      vitrinaPost: {
        isPublished: true,
        publishedAt: PUBLISHED_AT,
        revision: 5,
        albumList: [{ id: kitchen.id }],
      },
      segments: [],
    },
  })
  const { action, at, detail } = await desk.world.db
    .selectFrom('audit')
    .selectAll()
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect([action, at]).toEqual(['post.restore', TEST_NOW + 1000])
  expect(JSON.parse(detail)).toMatchObject({
    changed: ['published', 'albums-changed', 'segments-changed'],
  })
})

test('restores the publication time alone', async () => {
  await change({ type: 'unpublish' })
  await change({ type: 'publish', albumList: [] })
  const result = await change({ type: 'restore', posts: [{ ...before(), revision: 3 }] })
  expect(result?.postInfo?.vitrinaPost).toMatchObject({ publishedAt: PUBLISHED_AT, revision: 4 })
  const again = await change({ type: 'restore', posts: [{ ...before(), revision: 4 }] })
  expect(again?.postInfo?.vitrinaPost).toMatchObject({ publishedAt: PUBLISHED_AT, revision: 4 })
})

test('refuses to restore a post that was changed since the bulk change', async () => {
  await change({ type: 'unpublish' })
  await change({ type: 'addToAlbums', albumList: [gifts.id] })
  const result = await change({ type: 'restore', posts: [before()] })
  expect(result).toMatchObject({ postInfo: null, failure: { code: 'stale-revision' } })
})

test('skips an album that was deleted since, unless the post needs it to be published', async () => {
  await change({ type: 'unpublish' })
  await desk.client.call(albumEditingEndpoints.deleteAlbum, { params: kitchen })
  expect(await change({ type: 'restore', posts: [before()] })).toMatchObject({
    failure: { code: 'publish-needs-album' },
  })
  const draft = { ...before(), isPublished: false, albumList: [kitchen.id, gifts.id] }
  expect(await change({ type: 'restore', posts: [draft] })).toMatchObject({
    failure: null,
    postInfo: { vitrinaPost: { albumList: [{ id: gifts.id }] } },
  })
})

test.each([
  ['a state of another post', { id: 987654 }],
  ['a day that does not exist', { publishedAt: '2026-02-31T00:00:00.000Z' }],
])('rejects %s as a malformed request', async (_what, wrong) => {
  const posts = [{ ...before(), ...wrong }]
  const response = await desk.client.attempt(libraryEndpoints.updatePosts, {
    body: { postList: [post.id], change: { type: 'restore', posts } },
  })
  expect(response.status).toBe(400)
})

test.each([
  ['a future time', '2100-01-01T00:00:00.000Z'],
  ['a time at which the post was not published', '2026-02-01T09:00:00.000Z'],
  ['a missing time', null],
])('uses now as the publication time instead of %s', async (_what, publishedAt) => {
  await change({ type: 'unpublish' })
  expect(await change({ type: 'restore', posts: [{ ...before(), publishedAt }] })).toMatchObject({
    postInfo: { vitrinaPost: { publishedAt: new Date(TEST_NOW).toISOString() } },
  })
})

test('does not store an invented publication time of an unpublished post', async () => {
  const draft = { ...before(), isPublished: false, publishedAt: '2026-02-01T09:00:00.000Z' }
  await change({ type: 'setSegments', segmentList: [] })
  expect(await change({ type: 'restore', posts: [{ ...draft, revision: 1 }] })).toMatchObject({
    postInfo: { vitrinaPost: { isPublished: false, publishedAt: PUBLISHED_AT } },
  })
})
