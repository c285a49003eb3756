import { postEditingEndpoints } from '@/contract/endpoints/postEditing'
import { postEndpoints } from '@/contract/endpoints/posts'
import type { PostInfo, VitrinaPost } from '@/contract/entities/posts/post'
import { anAlbum, aPost } from '../../../../test/server/factories'
import { openShop } from '../../../../test/server/shopDesk'

const desk = openShop()

let album: { id: number }

beforeEach(async () => {
  album = await anAlbum(desk.world, desk.shop)
})

async function loaded({ id }: { id: number }): Promise<PostInfo> {
  const { postInfoList } = await desk.client.call(postEndpoints.searchPosts, {
    body: { filter: { postId: id } },
  })
  const [postInfo] = postInfoList
  if (!postInfo) throw new Error('The post is not in the library')
  return postInfo
}

const save = (post: PostInfo, changes: Partial<VitrinaPost>) =>
  desk.client.attempt(postEditingEndpoints.savePost, {
    body: {
      postInfo: { ...post, vitrinaPost: { ...post.vitrinaPost, ...changes } },
      request: { revision: post.vitrinaPost.revision },
    },
  })

// The clock of the tests is stopped at 2026-03-18T12:00:00Z.
const PAST = '2026-03-18T11:58:00.000Z'
const SOON = '2026-03-18T13:00:00.000Z'
const LATER = '2026-03-20T09:00:00.000Z'
const on = (publishTime: string | null, unpublishTime: string | null = null) => ({
  isEnabledScheduler: true,
  publishTime,
  unpublishTime,
})

test.each([
  ['no time at all', false, on(null), 'schedule-empty', 'publishTime'],
  ['no time at all', true, on(null), 'schedule-empty', 'unpublishTime'],
  [
    'a draft with only an unpublication time',
    false,
    on(null, SOON),
    'schedule-not-published',
    'publishTime',
  ],
  [
    'a published post with a publication time',
    true,
    on(SOON),
    'schedule-already-published',
    'publishTime',
  ],
  ['a publication time in the past', false, on(PAST), 'schedule-in-past', 'publishTime'],
  ['an unpublication time in the past', true, on(null, PAST), 'schedule-in-past', 'unpublishTime'],
  [
    'an unpublication before the publication',
    false,
    on(LATER, SOON),
    'schedule-order',
    'unpublishTime',
  ],
  [
    'an unpublication at the time of the publication',
    false,
    on(SOON, SOON),
    'schedule-order',
    'unpublishTime',
  ],
])('refuses a schedule: %s (published: %s)', async (_name, isPublished, schedule, code, field) => {
  const post = await loaded(
    await aPost(desk.world, desk.shop, { albums: [album], is_published: isPublished ? 1 : 0 }),
  )
  const response = await save(post, schedule)
  expect(response).toMatchObject({
    status: 200,
    success: false,
    error: { code, field: `vitrinaPost.${field}` },
  })
  expect(response.statusMessage).toMatch(/^[А-Я]/)
  expect((await loaded({ id: post.vitrinaPost.id! })).vitrinaPost.revision).toBe(1)
})

test.each([
  ['both times', false, on(SOON, LATER)],
  ['only the unpublication time', true, on(null, LATER)],
  ['the current minute', false, on('2026-03-18T11:59:30.000Z')],
  ['times in another notation', false, on('2026-03-18T16:00:00+03:00')],
])('saves a schedule: %s', async (_name, isPublished, schedule) => {
  const post = await loaded(
    await aPost(desk.world, desk.shop, { albums: [album], is_published: isPublished ? 1 : 0 }),
  )
  expect(await save(post, schedule)).toMatchObject({ success: true })
  const iso = (text: string | null) => text && new Date(text).toISOString()
  expect((await loaded({ id: post.vitrinaPost.id! })).vitrinaPost).toMatchObject({
    isEnabledScheduler: true,
    publishTime: iso(schedule.publishTime),
    unpublishTime: iso(schedule.unpublishTime),
  })
})

test('accepts a stored time that is now in the past when other fields are saved', async () => {
  const post = await loaded(await aPost(desk.world, desk.shop, { albums: [album] }))
  await save(post, on(SOON))
  desk.world.clock.advance(2 * 3_600_000)
  const waiting = await loaded({ id: post.vitrinaPost.id! })
  expect(await save(waiting, { text: 'Вечер' })).toMatchObject({ success: true })
})

test('requires an album for a schedule and refuses to remove the last album', async () => {
  const bare = await loaded(await aPost(desk.world, desk.shop))
  const refusal = {
    error: { code: 'publish-needs-album', field: 'vitrinaPost.albumList' },
  }
  expect(await save(bare, on(SOON))).toMatchObject(refusal)
  const post = await loaded(await aPost(desk.world, desk.shop, { albums: [album] }))
  await save(post, on(SOON))
  const scheduled = await loaded({ id: post.vitrinaPost.id! })
  expect(await save(scheduled, { albumList: [] })).toMatchObject(refusal)
})

test('clears the times of a disabled schedule', async () => {
  const post = await loaded(await aPost(desk.world, desk.shop, { albums: [album] }))
  await save(post, on(SOON, LATER))
  const scheduled = await loaded({ id: post.vitrinaPost.id! })
  expect(await save(scheduled, { isEnabledScheduler: false, isPublished: true })).toMatchObject({
    success: true,
  })
  expect((await loaded({ id: post.vitrinaPost.id! })).vitrinaPost).toMatchObject({
    isPublished: true,
    isEnabledScheduler: false,
    publishTime: null,
    unpublishTime: null,
  })
})

test.each(['завтра', '', '2026-13-01T00:00:00Z', '2026-02-30T09:00:00.000Z', '2026-04-01T25:00Z'])(
  'rejects an invalid time: %j',
  async (publishTime) => {
    const post = await loaded(await aPost(desk.world, desk.shop, { albums: [album] }))
    expect(await save(post, on(publishTime))).toMatchObject({
      status: 400,
      error: { code: 'bad-request' },
    })
  },
)

test('saves whether to ask the author, and the promo code', async () => {
  const post = await loaded(await aPost(desk.world, desk.shop))
  await save(post, { needCopyrightRequest: true, promoCodeStatus: 'sent' })
  expect((await loaded({ id: post.vitrinaPost.id! })).vitrinaPost).toMatchObject({
    needCopyrightRequest: true,
    promoCodeStatus: 'sent',
  })
})
