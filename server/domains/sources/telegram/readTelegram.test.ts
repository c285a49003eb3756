import { postEditingEndpoints } from '@/contract/endpoints/postEditing'
import { openShop } from '../../../../test/server/shopDesk'
import { openTelegramDesk, type TelegramDesk } from '../../../../test/server/telegram/telegramDesk'
import { aFilm, aPhoto } from '../../../../test/server/telegram/telegramPosts'
import { jpeg } from '../../../../test/server/pictures'
import { video } from '../../../../test/server/video'

const HOUR_MS = 3_600_000
const desk = openShop()
let network: TelegramDesk
beforeEach(async () => {
  network = await openTelegramDesk(desk)
})
afterEach(() => {
  network.close()
})

const offsets = () =>
  network.telegram.requests
    .filter(({ method }) => method === 'getUpdates')
    .map(({ form }) => form.get('offset'))
const partCount = async () =>
  (await desk.world.db.selectFrom('telegram_part').selectAll().execute()).length
/** Kills the job's runner: it loses its lease, and another runner takes the job over. */
const killRunner = () =>
  desk.world.db.updateTable('job').set({ lease_token: 'gone', lease_until: 0 }).execute()

test('imports published posts with photos and skips posts with text only', async () => {
  await network.connect()
  network.post(1, { caption: 'Ваза на столе', ...(await network.photo('a')) })
  network.post(2, { text: 'Только слова' })
  network.post(3, {
    ...(await network.photo('b')),
    forward_origin: { type: 'channel', chat: { id: -5 } },
  })
  network.post(4, { paid_media: { star_count: 5, paid_media: [] } })
  network.post(5, {
    caption: 'Своё',
    ...(await network.photo('c')),
    forward_origin: { chat: { id: -1001234567890 } },
  })
  await network.later()
  expect(await network.texts()).toEqual(['Ваза на столе', 'Своё'])
  expect(await network.posts()).toMatchObject([
    {},
    {
      providerPost: {
        provider: 'telegram',
        postLink: 'https://t.me/len_glina/1',
        authorUser: { username: 'Лён и глина', profileLink: 'https://t.me/len_glina' },
        isUgc: false,
      },
    },
  ])
  expect((await network.source()).reading?.result).toMatchObject({
    created: 2,
    leftOut: { 'no-picture': 1, repost: 1, paid: 1 },
  })
  expect(await partCount()).toBe(0)
})

test('imports posts of a private channel without links', async () => {
  await network.connect()
  const chat = { id: -1001234567890, type: 'channel', title: 'Лён и глина' }
  network.post(1, { ...(await network.photo('a')), chat })
  await network.later()
  expect(await network.posts()).toMatchObject([{ providerPost: { postLink: null } }])
})

test('reads 250 posts in pages, each once, and confirms every update to Telegram', async () => {
  await network.connect()
  const photo = await network.photo('a')
  for (let id = 1; id <= 250; id += 1) network.post(id, id % 50 === 0 ? photo : { text: 'Слова' })
  await network.later()
  expect(await network.source()).toMatchObject({
    postCount: 5,
    reading: { result: { created: 5, leftOut: { 'no-picture': 245 } } },
  })
  expect(network.telegram.updates).toEqual([])
})

test('reads the channel every five minutes', async () => {
  await network.connect()
  await network.later()
  const { nextReadAt } = (await network.source()).reading!
  expect(Date.parse(nextReadAt!) - desk.world.clock.now()).toBe(5 * 60_000)
})

test('confirms only updates that are stored', async () => {
  await network.connect()
  network.post(1, await network.photo('a'))
  const raised: { offset: string | null; stored: string | null }[] = []
  network.telegram.meanwhile = async ({ method, form }) => {
    if (method !== 'getUpdates') return
    const { cursor } = await desk.world.db
      .selectFrom('source')
      .where('type', '=', 'telegram')
      .select('cursor')
      .executeTakeFirstOrThrow()
    raised.push({ offset: form.get('offset'), stored: cursor })
  }
  await network.later()
  expect(raised).toHaveLength(2)
  for (const { offset, stored } of raised) expect(stored).toContain(`"offset":${String(offset)},`)
})

describe('a killed run', () => {
  test.each(['getUpdates', 'getFile'])(
    'loses and duplicates nothing when killed during %s',
    async (method) => {
      await network.connect()
      for (const id of [1, 2, 3])
        network.post(id, { caption: String(id), ...(await network.photo(`f${String(id)}`)) })
      for (let kills = 0; kills < 4; kills += 1) {
        let calls = 0
        network.telegram.meanwhile = async (request) => {
          if (request.method !== method) return
          calls += 1
          if (calls === kills) await killRunner()
        }
        await network.later(2 * 60_000)
      }
      network.telegram.meanwhile = () => undefined
      await network.later(HOUR_MS)
      expect(await network.texts()).toEqual(['1', '2', '3'])
      expect(await partCount()).toBe(0)
    },
  )

  test('receives unconfirmed updates again', async () => {
    await network.connect()
    network.post(1, await network.photo('a'))
    const { db } = desk.world
    let isDown = true
    const { transaction } = db
    db.transaction = () => {
      if (isDown) throw new Error('The database is away')
      return transaction.call(db)
    }
    await network.later().catch(() => undefined)
    expect(network.telegram.updates).toHaveLength(1)
    isDown = false
    await network.later(HOUR_MS)
    expect(await network.texts()).toHaveLength(1)
    desk.world.reported.length = 0
  })

  test('does not duplicate a post whose confirmation was lost', async () => {
    await network.connect()
    network.post(1, await network.photo('a'))
    await network.later()
    await desk.world.db
      .insertInto('telegram_part')
      .values({
        source_id: (await network.source()).id,
        message_id: 1,
        key: '-1001234567890:1',
        state: 'new',
        received_at: 0,
        part: JSON.stringify({
          messageId: 1,
          group: '',
          text: '',
          date: Date.parse('2026-03-18T11:00:01.000Z') / 1000,
          editedAt: 0,
          username: '',
          media: { kind: 'image', file: 'a', poster: null },
          leftOut: null,
        }),
      })
      .execute()
    await network.later()
    expect(await network.texts()).toHaveLength(1)
    expect((await network.source()).reading?.result).toMatchObject({ created: 0, changed: 0 })
    expect(await partCount()).toBe(0)
  })
})

test('reads all updates when Telegram restarts their ids after a quiet week', async () => {
  await network.connect()
  network.post(1, await network.photo('a'))
  await network.later()
  desk.world.clock.advance(8 * 24 * HOUR_MS)
  network.telegram.nextId = 17
  network.post(2, await network.photo('b'))
  await network.later()
  expect(await network.texts()).toHaveLength(2)
  expect(offsets().filter((offset) => offset === null).length).toBeGreaterThan(1)
  expect(network.telegram.updates).toEqual([])
})

test('updates an edited post, and does not import a post again that was deleted in the library', async () => {
  await network.connect()
  const photo = await network.photo('a')
  network.post(1, { caption: 'Раньше', ...photo })
  await network.later()
  network.edit(1, { caption: 'Теперь', ...photo })
  await network.later()
  expect(await network.texts()).toEqual(['Теперь'])
  const [post] = await network.posts()
  await desk.world.db.deleteFrom('post').where('id', '=', post!.vitrinaPost.id!).execute()
  network.edit(1, { caption: 'Снова', edit_date: 2e9 + 1, ...photo })
  await network.later()
  expect(await network.texts()).toEqual([])
})

test('retries an unavailable picture even when Telegram no longer returns the post', async () => {
  await network.connect()
  const photo = await network.photo('a')
  const { content } = network.telegram.files.get('a')!
  network.telegram.files.set('a', { content: 503 })
  network.post(1, photo)
  await network.later()
  expect((await network.source()).reading?.result).toMatchObject({ waiting: 1 })
  expect(network.telegram.updates).toEqual([])
  network.telegram.files.set('a', { content })
  await network.later()
  expect(await network.texts()).toHaveLength(1)
  expect(await partCount()).toBe(0)
})

test('abandons a picture that is unavailable for a day', async () => {
  await network.connect()
  network.post(1, aPhoto('nowhere'))
  await network.later()
  await network.later(24 * HOUR_MS)
  expect((await network.source()).reading?.result).toMatchObject({ leftOut: { 'media-gone': 1 } })
  expect(await partCount()).toBe(0)
})

test('imports only the picture of a 21 MB video, and a smaller video as a video', async () => {
  await network.connect()
  network.telegram.files.set('large', { content: 500, size: 21 * 1024 * 1024 })
  network.telegram.files.set('large-thumbnail', {
    content: await jpeg({ width: 320, height: 180 }),
  })
  network.telegram.files.set('small', { content: video() })
  network.telegram.files.set('small-thumbnail', {
    content: await jpeg({ width: 320, height: 180 }),
  })
  network.post(1, { caption: 'Большой', ...aFilm('large', 21 * 1024 * 1024) })
  network.post(2, { caption: 'Малый', ...aFilm('small', 1000) })
  network.post(3, aFilm('bare', 21 * 1024 * 1024, { thumbnail: undefined }))
  await network.later()
  const kinds = await desk.world.db
    .selectFrom('media')
    .innerJoin('post_media', 'post_media.media_id', 'media.id')
    .orderBy('post_id')
    .select(['kind', 'width'])
    .execute()
  expect(kinds).toMatchObject([{ kind: 'image', width: 320 }, { kind: 'video' }])
  expect((await network.source()).reading?.result).toMatchObject({
    created: 2,
    leftOut: { 'no-picture': 1 },
  })
})

test('does not duplicate a post that was added by its link', async () => {
  await network.connect()
  network.post(1, await network.photo('a'))
  await network.later()
  const link = 'https://t.me/s/len_glina/1'
  const response = await desk.client.call(postEditingEndpoints.getPostByUrl, { query: { link } })
  expect(response.isNew).toBe(false)
})
