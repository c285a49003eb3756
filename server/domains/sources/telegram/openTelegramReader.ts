import type { Selectable } from 'kysely'
import type { IntegrationTable, SourceTable } from '../../../db/tables/integrations'
import { NetworkFailure } from '../../../networks/networkFailure'
import type { SourceReader } from '../../../networks/sourceReader'
import {
  type TelegramCaller,
  fileAddress,
  updatesFrom,
} from '../../../networks/telegram/telegramBot'
import type { World } from '../../../world'
import { openToken } from '../tokens'
import { receiveUpdates } from './receiveUpdates'
import {
  cursorOf,
  type TelegramCursor,
  confirmKeys,
  isAlbum,
  itemsOf,
  openKeys,
} from './telegramItems'

type Source = Selectable<SourceTable>

const PAGE = 40
/**
 * The maximum number of requests for updates in one reading: enough for all posts of a channel that
 * Telegram keeps, which are those of one day.
 */
const MAX_ROUNDS = 100
/** The parts of a Telegram album arrive one after another. */
const ALBUM_PAUSE_MS = 5000
/**
 * Telegram restarts the numbering of updates after a week without them; it keeps no updates that
 * old.
 */
const OFFSET_LASTS_MS = 2 * 24 * 3_600_000
const HOUR_MS = 3_600_000

/** Opens the reader of a bot's channel: stores all updates first, as Telegram forgets delivered updates. */
export function openTelegramReader(
  world: World,
  integration: Selectable<IntegrationTable>,
  source: Source,
  signal: AbortSignal,
): SourceReader {
  const token = openToken(world, integration)
  if (token === null) throw new NetworkFailure('key')
  const caller = { token, signal }
  return {
    isQueue: true,
    lookUp: null,
    async *pages() {
      const cursor = await receive(world, caller, source)
      const keys = await openKeys(world.db, source.id)
      const author = cursor.chat?.title ?? ''
      const addressOf = (file: string) => fileAddress(world, caller, file)
      for (let from = 0; from < keys.length; from += PAGE) {
        const page = keys.slice(from, from + PAGE)
        yield {
          items: await itemsOf(world.db, { sourceId: source.id, author, addressOf }, page),
          total: keys.length,
          hasMore: from + PAGE < keys.length,
          confirm: () => confirmKeys(world.db, source.id, page),
        }
      }
      if (cursor.isOut) throw new NetworkFailure('rights', 'no administrator', HOUR_MS)
    },
  }
}

/** Stores all updates that Telegram has, with complete albums; returns the new reading position. */
async function receive(
  world: World,
  caller: TelegramCaller,
  source: Source,
): Promise<TelegramCursor> {
  let cursor = cursorOf(source.cursor)
  let hasWaited = false
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const isOld = cursor.updatedAt <= world.clock.now() - OFFSET_LASTS_MS
    const updates = await updatesFrom(world, caller, isOld ? null : cursor.offset)
    if (updates.length > 0) cursor = await receiveUpdates(world, source, cursor, updates)
    else if (hasWaited || !(await isAlbumFresh(world, source))) return cursor
    else {
      hasWaited = true
      await world.clock.wait(ALBUM_PAUSE_MS, caller.signal)
    }
  }
  return cursor
}

async function isAlbumFresh({ db, clock }: World, { id }: Source): Promise<boolean> {
  const fresh = await db
    .selectFrom('telegram_part')
    .where('source_id', '=', id)
    .where('state', '=', 'new')
    .where('received_at', '>', clock.now() - ALBUM_PAUSE_MS)
    .select('key')
    .execute()
  return fresh.some(({ key }) => isAlbum(key))
}
