import type { AuditAction } from '@/contract/entities/account/auditActions'
import { libraryEndpoints } from '@/contract/endpoints/library'
import { copyrightEndpoints } from '@/contract/endpoints/copyright'
import { postMediaEndpoints } from '@/contract/endpoints/postMedia'
import { postEditingEndpoints } from '@/contract/endpoints/postEditing'
import { postEndpoints } from '@/contract/endpoints/posts'
import type { PostInfo } from '@/contract/entities/posts/post'
import type { PostChange } from '@/contract/entities/posts/postChange'
import { imageForm, videoForm } from '../../../test/contract/records'
import { aSegment } from '../../../test/server/accountFactories'
import { aMedia, anAccount, anAlbum, aPost, aReview } from '../../../test/server/factories'
import { openShop } from '../../../test/server/shopDesk'
import { TEST_NOW } from '../../../test/server/world'
import { auditAutomatic } from '../../auth/audit'

const desk = openShop()

const history = (id: number, page = 1) =>
  desk.client.call(libraryEndpoints.listPostHistory, {
    params: { id },
    query: { page: String(page) },
  })

/** The events of the history, the earliest first. */
const events = async (id: number) => (await history(id)).history.map(({ event }) => event).reverse()

async function loaded(id: number): Promise<PostInfo> {
  const { postInfoList } = await desk.client.call(postEndpoints.searchPosts, {
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
  await desk.client.call(postEditingEndpoints.savePost, {
    body: {
      postInfo: { ...post, ...rest, vitrinaPost: { ...post.vitrinaPost, ...changes } },
      request: { revision: post.vitrinaPost.revision },
    },
  })
}

test('records one entry for a save, named after its most important change', async () => {
  const kitchen = { ...(await anAlbum(desk.world, desk.shop)), name: 'Кухня' }
  const vip = { ...(await aSegment(desk.world, desk.shop)), name: 'VIP' }
  const { id } = await aPost(desk.world, desk.shop)
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
  const rows = await desk.world.db.selectFrom('audit').select('detail').execute()
  expect(JSON.stringify(rows)).not.toMatch(/тайна/i)
})

test('records archiving and unarchiving of a review', async () => {
  const { id } = await aReview(desk.world, desk.shop)
  const review = { rating: 5, isArchived: true, isEdited: false }
  await save(id, {}, { review })
  await save(id, {}, { review: { ...review, isArchived: false } })
  expect(await events(id)).toEqual(['review-archived', 'review-unarchived'])
})

test('records the first save of a new post as its creation', async () => {
  const post = await loaded((await aPost(desk.world, desk.shop)).id)
  const media = [{ ...post.media[0]!, id: (await aMedia(desk.world, desk.shop)).id }]
  const { postInfo } = await desk.client.call(postEditingEndpoints.savePost, {
    body: {
      postInfo: { ...post, media, vitrinaPost: { ...post.vitrinaPost, id: null } },
      request: { revision: 0 },
    },
  })
  expect(await events(postInfo.vitrinaPost.id!)).toEqual(['created'])
})

test('records all other changes of a post with their author and time', async () => {
  const album = await anAlbum(desk.world, desk.shop)
  const vip = await aSegment(desk.world, desk.shop)
  const ofShop = { username: 'shop' }
  const { postInfo } = await desk.client.call(postMediaEndpoints.createUploadedPost, {
    body: { ...ofShop, caption: '', mediaList: [(await aMedia(desk.world, desk.shop)).id] },
  })
  const id = postInfo.vitrinaPost.id!
  const withVideo = await desk.client.call(postMediaEndpoints.uploadPostMedia, {
    params: { id },
    form: videoForm(),
  })
  await desk.client.call(postMediaEndpoints.updatePostThumbnail, {
    params: { id: withVideo.postInfo.media[1]!.id },
    form: await imageForm(),
  })
  await desk.client.call(postEditingEndpoints.saveProductsPreview, {
    params: { id },
    body: { links: [] },
  })
  await desk.client.call(copyrightEndpoints.updateCopyrightRequest, {
    body: { ...ofShop, postId: id, status: 'sent' },
  })
  await desk.client.call(copyrightEndpoints.addCopyrightComment, {
    body: { ...ofShop, postId: id, text: 'Можно?' },
  })
  const changes: PostChange[] = [
    { type: 'publish', albumList: [album.id] },
    { type: 'setSegments', segmentList: [vip.id] },
    { type: 'addToAlbums', albumList: [(await anAlbum(desk.world, desk.shop)).id] },
    { type: 'unpublish' },
  ]
  for (const change of changes) {
    await desk.client.call(libraryEndpoints.updatePosts, { body: { postList: [id], change } })
  }
  const { revision } = (await loaded(id)).vitrinaPost
  const state = { id, revision, isPublished: true, publishedAt: null, albumList: [album.id] }
  await desk.client.call(libraryEndpoints.updatePosts, {
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

test('records automatic changes without a person', async () => {
  const { id } = await aPost(desk.world, desk.shop)
  const note = (action: AuditAction) =>
    auditAutomatic(desk.world.db, desk.world, desk.shop.id, { action, entity: 'post', id })
  await note('post.publish')
  await note('post.refresh')
  await note('post.schedule-failed')
  expect(await events(id)).toEqual(['published', 'refreshed', 'schedule-cleared'])
  const entries = (await history(id)).history
  expect(new Set(entries.map(({ person, isAutomatic }) => `${person} ${isAutomatic}`))).toEqual(
    new Set(['null true']),
  )
})

test('returns the history of one post in pages, the latest first', async () => {
  const [one, other] = [await aPost(desk.world, desk.shop), await aPost(desk.world, desk.shop)]
  for (let count = 0; count < 31; count += 1) {
    await auditAutomatic(desk.world.db, desk.world, desk.shop.id, {
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
  const malformed = await desk.client.attempt(libraryEndpoints.listPostHistory, {
    params: one,
    query: { page: '0' },
  })
  expect(malformed.status).toBe(400)
})

test('responds with 404 for another account’s post', async () => {
  const other = await anAccount(desk.world, 'other')
  const theirs = await aPost(desk.world, other)
  const response = await desk.client.attempt(libraryEndpoints.listPostHistory, { params: theirs })
  expect(response).toMatchObject({ status: 404, error: { code: 'post-not-found' } })
})
