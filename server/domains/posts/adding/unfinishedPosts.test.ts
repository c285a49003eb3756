import { libraryEndpoints } from '@/contract/endpoints/library'
import { postEditingEndpoints } from '@/contract/endpoints/postEditing'
import type { PostInfo } from '@/contract/entities/posts/post'
import { LIMITS } from '@/contract/limits'
import { aButton, anInteraction, aText, type Elements } from '../../../../test/server/elements'
import { elementSaves } from '../../../../test/server/elementSaves'
import { anAlbum, aPost } from '../../../../test/server/factories'
import { openShop } from '../../../../test/server/shopDesk'
import { TEST_NOW } from '../../../../test/server/world'
import { carryOutSchedule } from '../../../jobs/startSchedule'

const desk = openShop()
const { stored, saving, saved } = elementSaves(desk)

/** A button without text and link, and a poll without a caption and with one answer. */
const HALF: Elements = {
  callToActions: [aButton({ text: '', link: '' })],
  interactions: [anInteraction({ caption: '', polls: ['Белая', ''] })],
}
const WHOLE: Elements = { callToActions: [aButton()], interactions: [anInteraction()] }

/** A draft that is otherwise complete. */
const draft = async (elements: Elements = {}) =>
  aPost(desk.world, desk.shop, {
    albums: [await anAlbum(desk.world, desk.shop)],
    elements: { ...elements },
  })

async function savingAs(post: { id: number }, changes: Partial<PostInfo['vitrinaPost']>) {
  const { vitrinaPost, ...postInfo } = await stored(post)
  return desk.client.attempt(postEditingEndpoints.savePost, {
    body: {
      postInfo: { ...postInfo, vitrinaPost: { ...vitrinaPost, ...changes } },
      request: { revision: vitrinaPost.revision },
    },
  })
}

const publishing = async (post: { id: number }) =>
  (
    await desk.client.call(libraryEndpoints.updatePosts, {
      body: { postList: [post.id], change: { type: 'publish', albumList: [] } },
    })
  ).results[0]

test('saves a half-filled draft and returns it unchanged', async () => {
  const post = await draft()
  expect(await saved(post, HALF)).toMatchObject(HALF)
})

test('applies the limits of fields to drafts', async () => {
  const post = await draft()
  const long = [aText({ text: 'я'.repeat(LIMITS.stickerText + 1) })]
  expect(await saving(post, { textStickers: long })).toMatchObject({
    success: false,
    error: { code: 'element-text-too-long' },
  })
})

test('refuses to publish a half-filled draft by a save, by a bulk change or by a schedule', async () => {
  const post = await draft()
  await saved(post, HALF)
  const refusal = { error: { code: 'fill-action', field: 'media.0.callToActions.0' } }
  expect(await savingAs(post, { isPublished: true })).toMatchObject(refusal)
  const publishTime = new Date(TEST_NOW + 3_600_000).toISOString()
  expect(await savingAs(post, { isEnabledScheduler: true, publishTime })).toMatchObject(refusal)
  expect((await publishing(post))?.failure).toEqual({
    code: 'elements-unfinished',
    message: 'На слайдах поста есть недописанные элементы. Откройте пост и допишите их',
  })
  expect((await stored(post)).vitrinaPost).toMatchObject({ isPublished: false, revision: 2 })

  await saved(post, WHOLE)
  expect((await publishing(post))?.failure).toBeNull()
})

test('accepts a new album for a half-filled draft and for a half-filled published post', async () => {
  const { id } = await anAlbum(desk.world, desk.shop, 'Подарки')
  const shown = await aPost(desk.world, desk.shop, {
    albums: [await anAlbum(desk.world, desk.shop)],
    is_published: 1,
    elements: { ...HALF },
  })
  const postList = [(await draft(HALF)).id, shown.id]
  const { results } = await desk.client.call(libraryEndpoints.updatePosts, {
    body: { postList, change: { type: 'addToAlbums', albumList: [id] } },
  })
  expect(results.map(({ failure }) => failure)).toEqual([null, null])
})

test('ends the schedule of a half-filled post and records the reason', async () => {
  const post = await draft(HALF)
  await desk.world.db
    .updateTable('post')
    .set({ is_enabled_scheduler: 1, publish_time: TEST_NOW })
    .where('id', '=', post.id)
    .execute()
  await carryOutSchedule(desk.world)
  expect((await stored(post)).vitrinaPost).toMatchObject({
    isPublished: false,
    isEnabledScheduler: false,
  })
  const { detail } = await desk.world.db
    .selectFrom('audit')
    .select('detail')
    .where('action', '=', 'post.schedule-failed')
    .executeTakeFirstOrThrow()
  expect(JSON.parse(detail)).toMatchObject({ reason: 'elements-unfinished' })
})
