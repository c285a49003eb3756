import { openShop } from '../../../../test/server/shopDesk'
import { openTelegramDesk, type TelegramDesk } from '../../../../test/server/telegram/telegramDesk'
import { inDepth } from '../../../../test/depth'

const HOUR_MS = 3_600_000
const desk = openShop()
let network: TelegramDesk
beforeEach(async () => {
  network = await openTelegramDesk(desk)
  await network.connect()
})
afterEach(() => {
  network.close()
})

/** A seeded random generator, from 0 up to 1. */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return state / 2 ** 31
  }
}

const killRunner = () =>
  desk.world.db.updateTable('job').set({ lease_token: 'gone', lease_until: 0 }).execute()

test.each(inDepth([1, 2, 3], [1]))(
  'loses and duplicates nothing when readings are killed at any point (seed %d)',
  async (seed) => {
    const random = numbersFrom(seed)
    /** Captions, with their expected number of pictures. */
    const expected = new Map<string, number>()
    let messages = 0
    for (let round = 0; round < 12; round += 1) {
      for (let posts = Math.floor(random() * 4); posts > 0; posts -= 1) {
        const parts = random() < 0.5 ? 1 : 2 + Math.floor(random() * 2)
        const group = parts === 1 ? {} : { media_group_id: `g${String(messages)}` }
        const caption = `Пост ${String(messages)}`
        expected.set(caption, parts)
        for (let part = 0; part < parts; part += 1) {
          messages += 1
          const photo = await network.photo(`p${String(messages)}`)
          network.post(messages, { ...group, ...photo, ...(part === 0 ? { caption } : {}) })
          // The rest of an album may miss this reading.
          if (random() < 0.2) await network.later()
        }
      }
      let left = Math.floor(random() * 8)
      const isKilled = random() < 0.7
      network.telegram.meanwhile = async () => {
        left -= 1
        if (isKilled && left === 0) await killRunner()
      }
      await network.later(Math.floor(random() * 10) * 60_000)
    }
    network.telegram.meanwhile = () => undefined
    for (let hours = 0; hours < 4; hours += 1) await network.later(6 * HOUR_MS)
    const found = new Map<string, number>()
    const posts = await desk.world.db
      .selectFrom('post')
      .innerJoin('post_media', 'post_media.post_id', 'post.id')
      .groupBy(['post.id', 'text'])
      .select(['text', ({ fn }) => fn.countAll<number>().as('count')])
      .execute()
    for (const { text, count } of posts) {
      expect(found.has(text)).toBe(false)
      found.set(text, count)
    }
    expect([...found].sort()).toEqual([...expected].sort())
    const open = await desk.world.db
      .selectFrom('telegram_part')
      .where('state', '!=', 'taken')
      .selectAll()
      .execute()
    expect(open).toEqual([])
    expect(network.telegram.updates).toEqual([])
  },
)
