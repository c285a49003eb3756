import type { BodyInputOf } from '@/contract/endpoint'
import { userEndpoints } from '@/contract/endpoints/user'
import { interactionAnswerEndpoints } from '@/contract/endpoints/interactionAnswers'
import { postEditingEndpoints } from '@/contract/endpoints/postEditing'
import type { MediaItem } from '@/contract/entities/posts/media'
import { shopperAnswers } from '../../../test/server/widgets/shopperAnswers'
import { anInteraction } from '../../../test/server/elements'
import { aMedia, anAccount, anAlbum, aPost, aWidget } from '../../../test/server/factories'
import { postInfoOf } from '../../../test/server/postInfoOf'
import { openShop } from '../../../test/server/shopDesk'
import { TEST_NOW } from '../../../test/server/world'

const { listInteractionAnswers, exportInteractionAnswers } = interactionAnswerEndpoints
const desk = openShop()

const MINUTE = 60_000
const NOW = new Date(TEST_NOW).toISOString()
const many = <Answer>(count: number, answer: Answer) => Array.from({ length: count }, () => answer)
const answered = (post: { id: number }, answers: Parameters<typeof shopperAnswers>[3]) =>
  shopperAnswers(desk.world, desk.shop, post, answers)

type Question = BodyInputOf<typeof listInteractionAnswers>
type ExportQuestion = BodyInputOf<typeof exportInteractionAnswers>

const listed = (vitrinaPostId: number, change: Partial<Question> = {}) =>
  desk.client.call(listInteractionAnswers, { body: { type: 'poll', vitrinaPostId, ...change } })

async function exported(vitrinaPostId: number, change: Partial<ExportQuestion> = {}) {
  const body: ExportQuestion = { type: 'poll', vitrinaPostId, ...change }
  return (await desk.client.call(exportInteractionAnswers, { body })).file
}

describe("the list of shoppers' answers", () => {
  test('filters by position, kind and time, newest first, in pages', async () => {
    const post = await aPost(desk.world, desk.shop)
    await answered(post, [{ answer: 'давно', created_at: TEST_NOW - 5000 }])
    await answered(post, many(31, { answer: 'сейчас' }))
    const first = await listed(post.id)
    expect(first.paging).toEqual({ page: 1, pageCount: 2, total: 32 })
    expect(first.interactions).toHaveLength(30)
    expect(first.interactions[0]).toMatchObject({ answer: 'сейчас', carouselPosition: 1 })
    const second = await listed(post.id, { page: 2 })
    expect(second.interactions.map(({ answer }) => answer)).toEqual(['сейчас', 'давно'])
    expect(second.summary).toEqual(first.summary)

    for (const [change, total] of [
      [{ interactionCreatedTill: NOW }, 1],
      [{ interactionCreatedSince: NOW }, 31],
      [{ carouselPosition: 2 }, 0],
      [{ type: 'emoji' }, 0],
    ] as const) {
      expect(await listed(post.id, change)).toMatchObject({ paging: { total }, summary: { total } })
    }
  })

  test('includes options without answers', async () => {
    const elements = { interactions: [anInteraction({ polls: ['Да', 'Нет', 'Может быть'] })] }
    const post = await aPost(desk.world, desk.shop, { elements })
    await answered(post, many(2, { answer: 'Нет' }))
    expect((await listed(post.id)).summary).toMatchObject({
      total: 2,
      counts: [
        { answer: 'Нет', count: 2 },
        { answer: 'Да', count: 0 },
        { answer: 'Может быть', count: 0 },
      ],
    })
  })

  test('responds with 404 for a post of another account', async () => {
    const { id } = await aPost(desk.world, await anAccount(desk.world, 'other'))
    for (const endpoint of [listInteractionAnswers, exportInteractionAnswers]) {
      const body = { type: 'poll', vitrinaPostId: id } as const
      expect(await desk.client.attempt(endpoint, { body })).toMatchObject({ status: 404 })
    }
    const rawBody = { type: 'poll', vitrinaPostId: id, page: 0 }
    expect(await desk.client.attempt(listInteractionAnswers, { rawBody })).toMatchObject({
      status: 400,
    })
  })
})

describe('answers to an interaction', () => {
  const poll = (caption: string) => anInteraction({ caption })

  /** A post in the shop whose slides have these interactions, and its widget. */
  async function aPostAsking(...slides: MediaItem['interactions'][]) {
    const { world, shop } = desk
    const album = await anAlbum(world, shop)
    const media = []
    for (const _slide of slides) media.push(await aMedia(world, shop))
    const post = await aPost(world, shop, { media, is_published: 1, albums: [album] })
    const { embed_id } = await aWidget(world, shop, { settings: { albums: [album.id] } })
    const save = async (change: (slides: MediaItem[]) => MediaItem[]) => {
      const stored = await postInfoOf(world, shop, post.id)
      const postInfo = { ...stored, media: change(stored.media) }
      const request = { revision: stored.vitrinaPost.revision }
      await desk.client.call(postEditingEndpoints.savePost, { body: { postInfo, request } })
    }
    await save((items) =>
      items.map((item, index) => ({ ...item, interactions: slides[index] ?? [] })),
    )
    let given = 0
    /** Answers the poll of a media item; returns the total that the shop shows. */
    const answer = async (slide: { id: number }): Promise<number> => {
      const id = `answer-${(given += 1)}-0000`
      const body = { id, postId: post.id, mediaId: slide.id, type: 'poll', answer: 'Белая' }
      const path = `/widget/v1/${embed_id}/answers`
      const response = await world.app.request(path, { method: 'POST', body: JSON.stringify(body) })
      return ((await response.json()) as { total: number }).total
    }
    return { id: post.id, media: media as [{ id: number }, { id: number }], save, answer }
  }

  /** The number of answers of each of two slides: in the list, in its summary and in the file. */
  async function totals(postId: number): Promise<number[]> {
    const counted: number[] = []
    for (const carouselPosition of [1, 2]) {
      const { paging, summary, interactions } = await listed(postId, { carouselPosition })
      const { content } = await exported(postId, { carouselPosition })
      const [, ...lines] = content.trimEnd().split('\r\n')
      expect([paging.total, interactions.length, lines.length]).toEqual(
        Array.from({ length: 3 }, () => summary.total),
      )
      // The answers are listed at the current position of the interaction.
      for (const one of interactions) expect(one.carouselPosition).toBe(carouselPosition)
      for (const line of lines) expect(line).toContain(`Опрос;${carouselPosition};`)
      counted.push(summary.total)
    }
    return counted
  }

  test('stay with the interaction when slides are reordered', async () => {
    const { id, media, save, answer } = await aPostAsking([poll('Первый?')], [poll('Второй?')])
    const [first, second] = media
    for (const slide of [first, first, first, second]) await answer(slide)
    expect(await totals(id)).toEqual([3, 1])
    await save((slides) => slides.toReversed())
    expect(await answer(second)).toBe(2)
    expect(await totals(id)).toEqual([2, 3])
  })

  test('stay with a poll that is moved to another slide; a new poll starts without answers', async () => {
    const { id, media, save, answer } = await aPostAsking([poll('Первый?')], [])
    await answer(media[0])
    await save((slides) => slides.toReversed())
    expect(await totals(id)).toEqual([0, 1])
    await save(([bare, asking]) => [
      { ...bare!, interactions: [poll('Новый?')] },
      { ...asking!, interactions: [] },
    ])
    expect(await totals(id)).toEqual([0, 0])
  })

  test('are not counted for the poll that replaces a removed one', async () => {
    const { id, media, save, answer } = await aPostAsking([poll('Первый?')], [])
    await answer(media[0])
    await save(([asking, bare]) => [{ ...asking!, interactions: [poll('Другой?')] }, bare!])
    expect(await totals(id)).toEqual([0, 0])
    expect(await answer(media[0])).toBe(1)
    expect(await totals(id)).toEqual([1, 0])
  })

  test('are counted together for the poll on both frames of a slide', async () => {
    const { id, media, save, answer } = await aPostAsking(
      [poll('Для квадрата?'), { ...poll('Для истории?'), view: 'story' }],
      [],
    )
    await answer(media[0])
    await save(([both, bare]) => [{ ...both!, view: 'story' }, bare!])
    expect(await answer(media[0])).toBe(1)
    expect(await totals(id)).toEqual([2, 0])
  })

  test('stored before interactions had ids stay at their position', async () => {
    const { id, media, answer } = await aPostAsking([poll('Первый?')], [])
    await answered({ id }, [{}, { carousel_position: 2 }])
    await answer(media[0])
    expect(await totals(id)).toEqual([2, 1])
  })
})

describe('the summary of answers', () => {
  test('of a poll counts each answer, not only those of the loaded page', async () => {
    const post = await aPost(desk.world, desk.shop)
    await answered(post, [
      { answer: 'Нет', created_at: TEST_NOW - MINUTE },
      { answer: 'Не знаю' },
      ...many(40, { answer: 'Да' }),
      { answer: 'С другого слайда', carousel_position: 2 },
    ])
    expect((await listed(post.id)).summary).toEqual({
      total: 42,
      counts: [
        { answer: 'Да', count: 40 },
        { answer: 'Нет', count: 1 },
        { answer: 'Не знаю', count: 1 },
      ],
      average: null,
    })
    expect((await listed(post.id, { interactionCreatedSince: NOW })).summary.counts).toEqual([
      { answer: 'Да', count: 40 },
      { answer: 'Не знаю', count: 1 },
    ])
  })

  test('of a slider has the counts of its emoji and the average in whole percent', async () => {
    const post = await aPost(desk.world, desk.shop)
    const type = 'emoji'
    expect((await listed(post.id, { type })).summary).toEqual({
      total: 0,
      counts: [],
      average: null,
    })
    await answered(
      post,
      [0, 50, 100, 83].map((value) => ({ type, answer: '😍', value })),
    )
    expect((await listed(post.id, { type })).summary).toEqual({
      total: 4,
      counts: [{ answer: '😍', count: 4 }],
      average: 58,
    })
  })

  test('of questions contains only the total', async () => {
    const post = await aPost(desk.world, desk.shop)
    await answered(post, many(2, { type: 'question', answer: 'Есть ли синяя?' }))
    expect((await listed(post.id, { type: 'question' })).summary).toEqual({
      total: 2,
      counts: [],
      average: null,
    })
  })
})

describe('the export', () => {
  test('is a table in the user’s language and the account’s time zone without formulas, newest first', async () => {
    const post = await aPost(desk.world, desk.shop)
    await answered(post, [
      { answer: 'Раньше', created_at: TEST_NOW - 25 * 60 * MINUTE },
      { answer: '=1+1; "чай"\nутро' },
      { type: 'question', answer: 'Другое' },
    ])
    expect(await exported(post.id)).toEqual({
      fileName: `answers-${post.id}_2026-03-17_2026-03-18.csv`,
      contentType: 'text/csv;charset=utf-8',
      content:
        '\uFEFFВид;Слайд;Ответ;"Значение, %";Время\r\n' +
        `Опрос;1;"'=1+1; ""чай""\nутро";;2026-03-18 15:00\r\n` +
        'Опрос;1;Раньше;;2026-03-17 14:00\r\n',
    })
    await answered(post, [{ type: 'emoji', answer: '😍', value: 64, carousel_position: 3 }])
    await desk.world.db.updateTable('person').set({ locale: 'en' }).execute()
    const slider = await exported(post.id, { type: 'emoji', carouselPosition: 3 })
    expect(slider.content).toBe(
      '\uFEFFKind,Slide,Answer,"Value, %",Time\r\nEmoji slider,3,😍,64,2026-03-18 15:00\r\n',
    )
  })

  test('contains all answers of the period, not one page', async () => {
    const post = await aPost(desk.world, desk.shop)
    await answered(post, [...many(40, {}), { created_at: TEST_NOW - MINUTE }])
    const { content } = await exported(post.id, { interactionCreatedSince: NOW })
    expect(content.trimEnd().split('\r\n')).toHaveLength(41)
  })

  test('contains only the newest answers over a limit, and states this in its last line', async () => {
    const post = await aPost(desk.world, desk.shop)
    await answered(post, [{ answer: 'Первый', created_at: TEST_NOW - 48 * 60 * MINUTE }])
    for (let hundreds = 0; hundreds < 200; hundreds += 1) await answered(post, many(100, {}))
    const since = new Date(TEST_NOW - 72 * 60 * MINUTE).toISOString()
    const { fileName, content } = await exported(post.id, { interactionCreatedSince: since })
    const lines = content.trimEnd().split('\r\n')
    expect(lines).toHaveLength(20_002)
    expect(lines.at(-1)).toMatch(/^В файле только последние ответы: 20\s000\./)
    expect(content).not.toContain('Первый')
    expect(fileName).toBe(`answers-${post.id}_2026-03-18_2026-03-18.csv`)
    // A shorter period has the others.
    const others = await exported(post.id, { interactionCreatedTill: NOW })
    expect(others.content).toContain('Первый')
    expect(others.content).not.toContain('последние ответы')
  })

  test('writes days and times in the account’s time zone', async () => {
    const post = await aPost(desk.world, desk.shop)
    await desk.client.call(userEndpoints.saveAccount, { body: { timeZone: 'Pacific/Kiritimati' } })
    const empty = await exported(post.id, {
      interactionCreatedSince: '2026-03-16T10:00:00.000Z',
      interactionCreatedTill: '2026-03-18T10:00:00.000Z',
    })
    expect(empty.fileName).toBe(`answers-${post.id}_2026-03-17_2026-03-18.csv`)
    await answered(post, [{}])
    expect((await exported(post.id)).content).toContain('2026-03-19 02:00')
  })
})
