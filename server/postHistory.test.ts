import { libraryEndpoints } from '@/contract/endpoints/library'
import { postEndpoints } from '@/contract/endpoints/posts'
import type { PostInfo } from '@/contract/entities/post'
import type { PostChange } from '@/contract/entities/postChange'
import { imageForm, videoForm } from '../test/contract/records'
import { aSegment } from '../test/server/accountFactories'
import { signIn, type Client } from '../test/server/client'
import { aMedia, anAccount, anAlbum, aPerson, aPost, aReview } from '../test/server/factories'
import { createTestWorld, TEST_NOW, type TestWorld } from '../test/server/world'
import { auditAutomatic } from './rules/audit'

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

const history = (id: number, page = 1) =>
  client.call(libraryEndpoints.listPostHistory, { params: { id }, query: { page: String(page) } })

/** What the history tells, the earliest first. */
const events = async (id: number) => (await history(id)).history.map(({ event }) => event).reverse()

async function loaded(id: number): Promise<PostInfo> {
  const { postInfoList } = await client.call(postEndpoints.searchPosts, {
    body: { filter: { postId: id } },
  })
  if (!postInfoList[0]) throw new Error('The post is not in the library')
  return postInfoList[0]
}

async function save(
  id: number,
  changes: Partial<PostInfo['vitrinaPost']>,
  rest: Partial<PostInfo> = {},
): Promise<void> {
  const post = await loaded(id)
  await client.call(postEndpoints.savePost, {
    body: {
      postInfo: { ...post, ...rest, vitrinaPost: { ...post.vitrinaPost, ...changes } },
      request: { revision: post.vitrinaPost.revision },
    },
  })
}

test('a save tells the most telling thing that it changed', async () => {
  const kitchen = { ...(await anAlbum(world, shop)), name: 'Кухня' }
  const vip = { ...(await aSegment(world, shop)), name: 'VIP' }
  const { id } = await aPost(world, shop)
  await save(id, { text: 'Тайна' })
  await save(id, { text: 'Другая тайна' }, { segments: [vip] })
  await save(id, { albumList: [kitchen] }, { segments: [] })
  await save(id, { isEnabledScheduler: true, publishTime: '2026-04-01T09:00:00.000Z' })
  await save(id, { publishTime: '2026-04-02T09:00:00.000Z' })
  await save(id, { text: 'Ждёт' })
  await save(id, { isEnabledScheduler: false })
  await save(id, { isPublished: true }, { segments: [vip] })
  await save(id, { isPublished: false, albumList: [] })
  expect(await events(id)).toEqual([
    'saved',
    'segments-changed',
    'albums-changed',
    'scheduled',
    'scheduled',
    'saved',
    'schedule-cleared',
    'published',
    'unpublished',
  ])
  const rows = await world.db.selectFrom('audit').select('detail').execute()
  expect(JSON.stringify(rows)).not.toMatch(/тайна/i)
})

test('a review is archived and comes back', async () => {
  const { id } = await aReview(world, shop)
  const review = { rating: 5, isArchived: true, isEdited: false }
  await save(id, {}, { review })
  await save(id, {}, { review: { ...review, isArchived: false } })
  expect(await events(id)).toEqual(['review-archived', 'review-unarchived'])
})

test('a post made from scratch is created by its first save', async () => {
  const post = await loaded((await aPost(world, shop)).id)
  const media = [{ ...post.media[0]!, id: (await aMedia(world, shop)).id }]
  const { postInfo } = await client.call(postEndpoints.savePost, {
    body: {
      postInfo: { ...post, media, vitrinaPost: { ...post.vitrinaPost, id: null } },
      request: { revision: 0 },
    },
  })
  expect(await events(postInfo.vitrinaPost.id!)).toEqual(['created'])
})

test('everything else that is done with a post is told too, with who did it and when', async () => {
  const album = await anAlbum(world, shop)
  const vip = await aSegment(world, shop)
  const ofShop = { username: 'shop' }
  const { postInfo } = await client.call(postEndpoints.createUploadedPost, {
    body: { ...ofShop, caption: '', mediaList: [(await aMedia(world, shop)).id] },
  })
  const id = postInfo.vitrinaPost.id!
  const withVideo = await client.call(postEndpoints.uploadPostMedia, {
    params: { id },
    form: videoForm(),
  })
  await client.call(postEndpoints.updatePostThumbnail, {
    params: { id: withVideo.postInfo.media[1]!.id },
    form: await imageForm(),
  })
  await client.call(postEndpoints.saveProductsPreview, { params: { id }, body: { links: [] } })
  await client.call(postEndpoints.updateCopyrightRequest, {
    body: { ...ofShop, postId: id, status: 'sent' },
  })
  await client.call(postEndpoints.addCopyrightComment, {
    body: { ...ofShop, postId: id, text: 'Можно?' },
  })
  const changes: PostChange[] = [
    { type: 'publish', albumList: [album.id] },
    { type: 'setSegments', segmentList: [vip.id] },
    { type: 'addToAlbums', albumList: [(await anAlbum(world, shop)).id] },
    { type: 'unpublish' },
  ]
  for (const change of changes) {
    await client.call(libraryEndpoints.updatePosts, { body: { postList: [id], change } })
  }
  const { revision } = (await loaded(id)).vitrinaPost
  const state = { id, revision, isPublished: true, publishedAt: null, albumList: [album.id] }
  await client.call(libraryEndpoints.updatePosts, {
    body: {
      postList: [id],
      change: { type: 'restore', posts: [{ ...state, segmentList: [vip.id] }] },
    },
  })
  expect(await events(id)).toEqual([
    'created',
    'files-added',
    'thumbnail-changed',
    'products-shown',
    'permission-changed',
    'permission-commented',
    'published',
    'segments-changed',
    'albums-changed',
    'unpublished',
    'published',
  ])
  const [latest] = (await history(id)).history
  expect(latest).toMatchObject({
    at: new Date(TEST_NOW).toISOString(),
    person: 'owner@shop.test',
    isAutomatic: false,
  })
})

test('what the back office did by itself has no person', async () => {
  const { id } = await aPost(world, shop)
  const note = (action: string) =>
    auditAutomatic(world.db, world, shop.id, { action, entity: 'post', id })
  await note('post.publish')
  await note('post.refresh')
  await note('post.schedule-failed')
  expect(await events(id)).toEqual(['published', 'refreshed', 'schedule-cleared'])
  const entries = (await history(id)).history
  expect(new Set(entries.map(({ person, isAutomatic }) => `${person} ${isAutomatic}`))).toEqual(
    new Set(['null true']),
  )
})

test('a long history comes in pages, the latest first, and only the post’s own', async () => {
  const [one, other] = [await aPost(world, shop), await aPost(world, shop)]
  for (let count = 0; count < 31; count += 1) {
    await auditAutomatic(world.db, world, shop.id, {
      action: count === 0 ? 'post.create' : 'post.save',
      entity: 'post',
      id: one.id,
    })
  }
  const first = await history(one.id)
  expect(first.paging).toEqual({ page: 1, pageCount: 2, total: 31 })
  expect(first.history).toHaveLength(30)
  const second = await history(one.id, 2)
  expect(second.history.map(({ event }) => event)).toEqual(['created'])
  expect((await history(other.id)).history).toEqual([])
  const malformed = await client.attempt(libraryEndpoints.listPostHistory, {
    params: one,
    query: { page: '0' },
  })
  expect(malformed.status).toBe(400)
})

test('another account’s post has no history here', async () => {
  const other = await anAccount(world, 'other')
  const theirs = await aPost(world, other)
  const answer = await client.attempt(libraryEndpoints.listPostHistory, { params: theirs })
  expect(answer).toMatchObject({ status: 404, error: { code: 'post-not-found' } })
})
