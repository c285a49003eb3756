import { interactionAnswerEndpoints } from '@/contract/endpoints/interactionAnswers'
import type { Interaction, InteractionType } from '@/contract/entities/posts/media'
import { LIMITS } from '@/contract/limits'
import { answerResultSchema } from '@/contract/widgets/widgetAnswers'
import * as v from 'valibot'
import { openResponse } from '../../../test/server/client'
import { anEmojiSlider, anInteraction, aQuestion } from '../../../test/server/elements'
import { aMedia, anAccount, anAlbum, aPost, aWidget } from '../../../test/server/factories'
import { openShop } from '../../../test/server/shopDesk'
import { BARE_ELEMENTS } from '../elements/mediaElements'

const desk = openShop()

const INTERACTIONS = [anInteraction(), aQuestion(), anEmojiSlider()]
let sent = 0

/** A published post with two slides, both with the interactions, in the album of a widget. */
async function aStage({ settings = {}, ...changes }: Parameters<typeof aPost>[2] & Stage = {}) {
  const { world, shop } = desk
  const album = await anAlbum(world, shop)
  const media = [await aMedia(world, shop), await aMedia(world, shop)]
  const post = await aPost(world, shop, {
    media,
    is_published: 1,
    albums: [album],
    elements: { interactions: INTERACTIONS },
    ...changes,
  })
  const { embed_id } = await aWidget(world, shop, { settings: { albums: [album.id], ...settings } })
  return { embedId: embed_id, postId: post.id, mediaId: media[1]!.id, firstId: media[0]!.id }
}
interface Stage {
  settings?: { albums?: number[] }
}

const post = (embedId: string, body: unknown, type = 'text/plain;charset=UTF-8') =>
  desk.world.app.request(`/widget/v1/${embedId}/answers`, {
    method: 'POST',
    headers: { 'Content-Type': type, Origin: 'https://shop.test' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const nextId = () => `answer-${(sent += 1)}-0000`

async function answered(response: Response | Promise<Response>) {
  return v.parse(answerResultSchema, await (await response).json())
}

async function listed(vitrinaPostId: number, type: InteractionType, carouselPosition: number) {
  const { interactions } = await desk.client.call(
    interactionAnswerEndpoints.listInteractionAnswers,
    {
      body: { vitrinaPostId, type, carouselPosition },
    },
  )
  return interactions
}

test('counts each answer of a poll and returns the totals', async () => {
  const { embedId, ...slide } = await aStage()
  const poll = ({ firstId: _, ...place }: typeof slide, answer: string) =>
    post(embedId, { ...place, id: nextId(), type: 'poll', answer })
  await poll(slide, 'Белая')
  await poll(slide, 'Синяя')
  expect(await answered(poll(slide, 'Белая'))).toEqual({
    total: 3,
    counts: [
      { answer: 'Белая', count: 2 },
      { answer: 'Синяя', count: 1 },
    ],
    average: null,
    given: { answer: 'Белая' },
  })
  expect(await listed(slide.postId, 'poll', 2)).toMatchObject([
    { type: 'poll', carouselPosition: 2, answer: 'Белая', value: null },
    { answer: 'Синяя' },
    { answer: 'Белая' },
  ])
  expect(await listed(slide.postId, 'poll', 1)).toEqual([])
})

test('counts a repeated request once and returns the same result', async () => {
  const { embedId, postId, mediaId } = await aStage()
  const body = { id: nextId(), postId, mediaId, type: 'poll', answer: 'Белая' }
  const first = await answered(post(embedId, body))
  expect(await answered(post(embedId, body, 'application/json'))).toEqual(first)
  expect(await listed(postId, 'poll', 2)).toHaveLength(1)
  // An answer with the same id in another post is another answer.
  const other = await aStage()
  const again = { ...body, postId: other.postId, mediaId: other.mediaId }
  expect(await answered(post(other.embedId, again))).toMatchObject({ total: 1 })
})

test('keeps the first answer when a repeated request contains a different one', async () => {
  const { embedId, postId, mediaId } = await aStage()
  const body = { id: nextId(), postId, mediaId, type: 'poll', answer: 'Белая' }
  await post(embedId, body)
  expect(await answered(post(embedId, { ...body, answer: 'Синяя' }))).toMatchObject({
    total: 1,
    counts: [{ answer: 'Белая', count: 1 }, { count: 0 }],
    given: { answer: 'Белая' },
  })
  const slider = { ...body, id: nextId(), type: 'emoji', answer: '😍', value: 80 }
  await post(embedId, slider)
  expect(await answered(post(embedId, { ...slider, value: 90 }))).toMatchObject({
    average: 80,
    given: { answer: '😍', value: 80 },
  })
  // An answer to one interaction does not count for another.
  expect((await post(embedId, { ...slider, type: 'poll', value: undefined })).status).toBe(400)
})

describe('answers to an interaction', () => {
  const setElements = (interactions: Interaction[]) =>
    desk.world.db
      .updateTable('post_media')
      .set({ elements: JSON.stringify({ ...BARE_ELEMENTS, interactions }) })
      .execute()

  test('move with the interaction to any slide, and are not counted for its replacement', async () => {
    const { embedId, postId, mediaId } = await aStage()
    await setElements([anInteraction({ id: 'first' })])
    const body = { postId, mediaId, type: 'poll', answer: 'Белая' }
    const first = (changes = {}) =>
      post(embedId, { ...body, id: nextId(), interactionId: 'first', ...changes })
    await first()
    await desk.world.db
      .updateTable('post_media')
      .set({ position: 7 })
      .where('media_id', '=', mediaId)
      .execute()
    expect(await answered(first())).toMatchObject({ total: 2 })
    await setElements([anInteraction({ id: 'second' })])
    expect((await first()).status).toBe(404)
    expect(await answered(first({ interactionId: 'second' }))).toMatchObject({ total: 1 })
  })

  test('stored without an interaction id stay at their slide position', async () => {
    const { embedId, postId, mediaId } = await aStage()
    await setElements([anInteraction()])
    const body = { postId, mediaId, type: 'poll', answer: 'Белая' }
    await post(embedId, { ...body, id: nextId() })
    expect(await answered(post(embedId, { ...body, id: nextId() }))).toMatchObject({ total: 2 })
  })
})

describe('many answers', () => {
  test('from one address are blocked for the rest of the minute', async () => {
    const { embedId, postId, mediaId } = await aStage()
    const other = await aStage()
    const from = (address: string, embed = embedId) => {
      const body = { id: nextId(), postId, mediaId, type: 'poll', answer: 'Белая' }
      return desk.world.app.request(
        `/widget/v1/${embed}/answers`,
        { method: 'POST', body: JSON.stringify(body) },
        { incoming: { socket: { remoteAddress: address } } },
      )
    }
    for (let count = 0; count < 60; count += 1) expect((await from('192.0.2.1')).status).toBe(200)
    const refused = await from('192.0.2.1')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    expect((await from('192.0.2.2')).status).toBe(200)
    expect((await from('192.0.2.1', other.embedId)).status).toBe(404)
    desk.world.clock.advance(60_000)
    expect((await from('192.0.2.1')).status).toBe(200)
  })
})

test('stores the trimmed text of a question', async () => {
  const { embedId, postId, mediaId } = await aStage()
  const body = { id: nextId(), postId, mediaId, type: 'question', answer: '  Где купить? ' }
  expect(await answered(post(embedId, body))).toEqual({
    total: 1,
    counts: [],
    average: null,
    given: { answer: 'Где купить?' },
  })
  expect(await listed(postId, 'question', 2)).toMatchObject([{ answer: 'Где купить?' }])
})

test('returns the average of an emoji slider', async () => {
  const { embedId, postId, firstId: mediaId } = await aStage()
  const slide = (value: number, answer: string) =>
    post(embedId, { id: nextId(), postId, mediaId, type: 'emoji', answer, value })
  await slide(10, '😮')
  expect(await answered(slide(71, '😍'))).toEqual({
    total: 2,
    counts: [
      { answer: '😮', count: 1 },
      { answer: '😍', count: 1 },
    ],
    average: 41,
    given: { answer: '😍', value: 71 },
  })
  expect(await listed(postId, 'emoji', 1)).toMatchObject([
    { answer: '😍', value: 71 },
    { value: 10 },
  ])
})

test.each<[string, number, object]>([
  ['an option of another poll', 400, { answer: 'Зелёная' }],
  ['a poll answer with a percent', 400, { value: 3 }],
  ['a blank answer to a question', 400, { type: 'question', answer: ' ' }],
  [
    'an answer that is too long',
    400,
    { type: 'question', answer: 'я'.repeat(LIMITS.questionAnswer + 1) },
  ],
  ['an emoji that the slider does not have', 400, { type: 'emoji', answer: '🔥', value: 3 }],
  ['an emoji without a percent', 400, { type: 'emoji', answer: '😍' }],
  ['a fraction of a percent', 400, { type: 'emoji', answer: '😍', value: 0.5 }],
  ['more than 100 %', 400, { type: 'emoji', answer: '😍', value: 101 }],
  ['an answer id that is too short', 400, { id: 'x' }],
  ['an unknown type of interaction', 400, { type: 'quiz' }],
  ['an unknown slide', 404, { mediaId: 999 }],
  ['an unknown post', 404, { postId: 999 }],
])('rejects %s with %i', async (_what, status, changes) => {
  const { embedId, postId, mediaId } = await aStage()
  const body = { id: nextId(), postId, mediaId, type: 'poll', answer: 'Белая', ...changes }
  expect((await post(embedId, body)).status).toBe(status)
  expect(await desk.world.db.selectFrom('interaction_answer').selectAll().execute()).toEqual([])
})

test.each<[string, () => ReturnType<typeof aStage>]>([
  ['a draft', () => aStage({ is_published: 0 })],
  ['a post when the widget shows another album', () => aStage({ settings: { albums: [999] } })],
  ['a post when the widget has no albums', () => aStage({ settings: { albums: [] } })],
  ['a hidden slide', () => aStage({ hidden_carousel_positions: '[2]' })],
  [
    'a post of a source that the album does not show',
    async () => {
      const stage = await aStage({ provider: 'vk' })
      await desk.world.db
        .updateTable('album')
        .set({ use_all_data_sources: 0, sources: '["instagram"]' })
        .execute()
      return stage
    },
  ],
  ['a slide without an interaction', () => aStage({ elements: {} })],
  [
    'a hidden interaction',
    () => aStage({ elements: { interactions: [anInteraction({ isHidden: true })] } }),
  ],
  [
    'an interaction of the other frame',
    () => aStage({ elements: { view: 'story', interactions: INTERACTIONS } }),
  ],
])('refuses answers to %s', async (_what, stage) => {
  const { embedId, postId, mediaId } = await stage()
  const body = { id: nextId(), postId, mediaId, type: 'poll', answer: 'Белая' }
  expect((await post(embedId, body)).status).toBe(404)
})

test.each([
  ['an option of another poll', { answer: 'Зелёная' }, 'not-an-answer'],
  ['an unknown slide', { mediaId: 999 }, 'interaction-not-found'],
])('names the problem of %s', async (_what, changes, code) => {
  const { embedId, postId, mediaId } = await aStage()
  const body = { id: nextId(), postId, mediaId, type: 'poll', answer: 'Белая', ...changes }
  expect(await openResponse(await post(embedId, body))).toMatchObject({ error: { code } })
})

test('refuses answers to a post of another shop', async () => {
  const theirs = await anAccount(desk.world, 'other')
  const { embedId, postId, mediaId } = await aStage()
  await desk.world.db.updateTable('widget').set({ account_id: theirs.id }).execute()
  const body = { id: nextId(), postId, mediaId, type: 'poll', answer: 'Белая' }
  expect((await post(embedId, body)).status).toBe(404)
})

test('refuses answers in a widget that is not public', async () => {
  const { embedId, postId, mediaId } = await aStage()
  await desk.world.db.updateTable('widget').set({ mode: 'admin_mode' }).execute()
  const body = { id: nextId(), postId, mediaId, type: 'poll', answer: 'Белая' }
  expect((await post(embedId, body)).status).toBe(404)
  expect((await post('unknown', body)).status).toBe(404)
})

test.each([
  ['text that is not JSON', 400, 'x'],
  ['more than 8 KB', 413, JSON.stringify({ answer: 'x'.repeat(8 * 1024) })],
])('rejects a body of %s with %i', async (_what, status, body) => {
  const { embedId } = await aStage()
  expect((await post(embedId, body)).status).toBe(status)
})

test('accepts answers from any origin', async () => {
  const { embedId, postId, mediaId } = await aStage()
  const body = { id: nextId(), postId, mediaId, type: 'poll', answer: 'Белая' }
  const response = await post(embedId, body)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  const preflight = await desk.world.app.request('/widget/v1/any/answers', { method: 'OPTIONS' })
  expect(preflight.status).toBe(204)
})
