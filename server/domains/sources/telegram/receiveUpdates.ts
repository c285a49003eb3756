import type { Selectable } from 'kysely'
import type { Db } from '../../../db/openDatabase'
import type { SourceTable } from '../../../db/tables/integrations'
import {
  readMembership,
  readPost,
  type PostPart,
  type TelegramChat,
} from '../../../networks/telegram/channelPost'
import type { TelegramUpdate } from '../../../networks/telegram/telegramBot'
import type { World } from '../../../world'
import { shownName } from '../../links/linkedPostRow'
import { freeName } from '../freeName'
import type { TelegramCursor } from './telegramItems'

type Source = Pick<Selectable<SourceTable>, 'id' | 'account_id' | 'integration_id'>

/** Stores the received updates and the next offset in one transaction: the next call makes Telegram forget them. Returns the new cursor. */
export function receiveUpdates(
  world: World,
  source: Source,
  before: TelegramCursor,
  updates: readonly TelegramUpdate[],
): Promise<TelegramCursor> {
  return world.db.transaction().execute(async (db) => {
    const cursor = { ...before, updatedAt: world.clock.now() }
    for (const update of updates) {
      cursor.offset = update.update_id + 1
      await takeUpdate(world, db, source, { cursor, update })
    }
    await db
      .updateTable('source')
      .set({ cursor: JSON.stringify(cursor) })
      .where('id', '=', source.id)
      .execute()
    return cursor
  })
}

async function takeUpdate(
  world: World,
  db: Db,
  source: Source,
  { cursor, update }: { cursor: TelegramCursor; update: TelegramUpdate },
): Promise<void> {
  const member = readMembership(update.my_chat_member)
  if (member) {
    if (member.isAdmin) await findChannel(db, source, cursor, member.chat)
    if (member.chat.id === cursor.chat?.id) cursor.isOut = !member.isAdmin
    return
  }
  const isEdited = update.channel_post === undefined
  const post = readPost(update.channel_post ?? update.edited_channel_post)
  if (!post) return
  await findChannel(db, source, cursor, post.chat)
  // Any Telegram user may make the bot an administrator of their channel.
  if (post.chat.id !== cursor.chat?.id) return
  cursor.isOut = false
  await storePart(world, db, source, { part: post.part, chatId: post.chat.id, isEdited })
}

/** The first channel seen becomes the connection's channel. */
async function findChannel(
  db: Db,
  { id, account_id, integration_id }: Source,
  cursor: TelegramCursor,
  chat: TelegramChat,
): Promise<void> {
  if (cursor.chat !== null || chat.type !== 'channel' || integration_id === null) return
  const title = shownName(chat.title)
  cursor.chat = { id: chat.id, title }
  const kind = { account_id, type: 'telegram' } as const
  const shown = title || String(chat.id)
  const name = await freeName(db, kind, shown, shownName(chat.username) || String(chat.id))
  await db
    .updateTable('integration')
    .set({ name, status: 'working' })
    .where('id', '=', integration_id)
    .execute()
  await db.updateTable('source').set({ name }).where('id', '=', id).execute()
}

interface ReceivedPart {
  part: PostPart
  chatId: number
  isEdited: boolean
}

async function storePart(
  { clock }: World,
  db: Db,
  { id: source_id }: Source,
  { part, chatId, isEdited }: ReceivedPart,
): Promise<void> {
  const name = part.group === '' ? String(part.messageId) : `g${part.group}`
  const key = `${String(chatId)}:${name}`
  const stored = await db
    .selectFrom('telegram_part')
    .where('source_id', '=', source_id)
    .where('key', '=', key)
    .select(['message_id', 'state'])
    .execute()
  const same = stored.find(({ message_id }) => message_id === part.messageId)
  // One picture of an unseen Telegram album would look like the whole album.
  if (isEdited && part.group !== '' && !same) return
  const isTaken = same ? same.state !== 'new' : false
  const written = {
    part: JSON.stringify(part),
    state: isEdited && isTaken ? ('edited' as const) : (same?.state ?? ('new' as const)),
    received_at: clock.now(),
  }
  await db
    .insertInto('telegram_part')
    .values({ source_id, message_id: part.messageId, key, ...written })
    .onConflict((conflict) =>
      conflict.columns(['source_id', 'message_id']).doUpdateSet(isEdited || !same ? written : {}),
    )
    .execute()
}
