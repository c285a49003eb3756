import type { Selectable } from 'kysely'
import * as v from 'valibot'
import type { Db } from '../../../db/openDatabase'
import { readJson } from '../../../db/readJson'
import type { TelegramPartTable } from '../../../db/tables/integrations'
import type { FoundMedia, NetworkItem } from '../../../networks/sourceReader'
import { postPartSchema, type PostPart } from '../../../networks/telegram/channelPost'

type Row = Selectable<TelegramPartTable>
/** The address of a file, by its Telegram id; null when there is none. */
type AddressOf = (file: string) => Promise<string | null>

/** Keys of posts that are missing or outdated in the library, oldest first. */
export async function openKeys(db: Db, sourceId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('telegram_part')
    .where('source_id', '=', sourceId)
    .where('state', '!=', 'taken')
    .groupBy('key')
    .select(['key', ({ fn }) => fn.min('message_id').as('first')])
    .orderBy('first')
    .execute()
  return rows.map(({ key }) => key)
}

/** Posts of these keys, each of all its parts. */
export async function itemsOf(
  db: Db,
  { sourceId, author, addressOf }: { sourceId: number; author: string; addressOf: AddressOf },
  keys: readonly string[],
): Promise<NetworkItem[]> {
  const rows = await db
    .selectFrom('telegram_part')
    .selectAll()
    .where('source_id', '=', sourceId)
    .where('key', 'in', keys)
    .orderBy('message_id')
    .execute()
  return keys.flatMap((key) => {
    const own = rows.filter((row) => row.key === key)
    return own.length === 0 ? [] : [presentPost(key, own, { author, addressOf })]
  })
}

/**
 * Marks the parts of these posts as taken, except posts that wait for their pictures. Only the
 * parts of Telegram albums stay stored, as others may follow.
 */
export async function confirmKeys(
  db: Db,
  sourceId: number,
  keys: readonly string[],
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const waiting = await transaction
      .selectFrom('source_item')
      .where('source_id', '=', sourceId)
      .where('key', 'in', keys)
      .where('is_waiting', '=', 1)
      .select('key')
      .execute()
    const done = keys.filter((key) => waiting.every((one) => one.key !== key))
    if (done.length === 0) return
    await transaction
      .updateTable('telegram_part')
      .set({ state: 'taken' })
      .where('source_id', '=', sourceId)
      .where('key', 'in', done)
      .execute()
    const single = done.filter((key) => !isAlbum(key))
    if (single.length === 0) return
    await transaction
      .deleteFrom('telegram_part')
      .where('source_id', '=', sourceId)
      .where('key', 'in', single)
      .execute()
  })
}

export const isAlbum = (key: string) => /:g/.test(key)

function presentPost(
  key: string,
  rows: readonly Row[],
  { author, addressOf }: { author: string; addressOf: AddressOf },
): NetworkItem {
  const parts = rows.map(({ part }) => readJson(postPartSchema, part))
  const [first] = parts as [PostPart, ...PostPart[]]
  const changedAt = Math.max(...parts.map(({ date, editedAt }) => Math.max(date, editedAt)))
  const link = linkOf(first)
  const fresh = isAlbum(key) ? parts.filter((_, index) => rows[index]?.state === 'new') : parts
  const hasMedia = parts.some(({ media }) => media !== null)
  return {
    key,
    revision: `${String(changedAt)}.${String(parts.length)}`,
    origin: 'own',
    author: { name: author, link: first.username === '' ? null : `https://t.me/${first.username}` },
    text: parts.find(({ text }) => text !== '')?.text ?? '',
    link,
    publishedAt: first.date * 1000,
    likeCount: 0,
    commentCount: 0,
    images: [],
    videos: [],
    findMedia: () => mediaOf(fresh, addressOf),
    isGrowing: isAlbum(key) && fresh.length > 0,
    leftOut: first.leftOut ?? (hasMedia ? null : 'no-picture'),
  }
}

/** Posts of a channel without a public name are visible to its members only. */
const linkOf = ({ username, messageId }: PostPart) =>
  username === '' ? null : `https://t.me/${username}/${String(messageId)}`

async function mediaOf(parts: readonly PostPart[], addressOf: AddressOf): Promise<FoundMedia> {
  const found = {
    images: [] as string[],
    videos: [] as FoundMedia['videos'],
    stills: [] as string[],
  }
  for (const { media } of parts) {
    const url = media && (await addressOf(media.file))
    if (!media || url === null) continue
    if (media.kind === 'video') {
      const poster = media.poster === null ? null : await addressOf(media.poster)
      found.videos.push({ url, poster })
    } else if (media.kind === 'still') found.stills.push(url)
    else found.images.push(url)
  }
  return found
}

const cursorSchema = v.object({
  /** The next update; null before the first. */
  offset: v.nullable(v.number()),
  /** When the last update was received (UTC, ms). */
  updatedAt: v.number(),
  /** The channel being read; null until one is seen. */
  chat: v.nullable(v.object({ id: v.number(), title: v.string() })),
  /** The bot has lost its rights of an administrator there. */
  isOut: v.boolean(),
})

/** The reading position of a bot. */
export type TelegramCursor = v.InferOutput<typeof cursorSchema>

const BEGINNING: TelegramCursor = { offset: null, updatedAt: 0, chat: null, isOut: false }

export const cursorOf = (text: string | null): TelegramCursor =>
  text === null ? BEGINNING : readJson(cursorSchema, text)
