import type { Selectable } from 'kysely'
import { CHANNEL_LIMITS } from '@/contract/feedLimits'
import type { Integration } from '@/contract/entities/sources/integration'
import type { Actor } from '../../../auth/actor'
import { audit } from '../../../auth/audit'
import { takeTurns } from '../../../db/writers'
import type { Db } from '../../../db/openDatabase'
import type { IntegrationTable, SourceTable } from '../../../db/tables/integrations'
import { refused } from '../../../errors/apiError'
import { NetworkFailure } from '../../../networks/networkFailure'
import { botOf, hasWebhook } from '../../../networks/telegram/telegramBot'
import type { World } from '../../../world'
import { presentIntegration } from '../../accounts/presentAccount'
import { planSourceReading } from '../reading/readingPlan'
import { storeToken } from '../tokens'
import { cursorOf } from './telegramItems'

/** The user waits for the response. */
const PATIENCE_MS = 20_000
/** A token as BotFather sends it, alone or within his message. */
const TOKEN = /(?<![\w-])\d{6,16}:[\w-]{30,64}(?![\w-])/

interface Bot {
  id: string
  name: string
  token: string
}

/**
 * Connects the merchant's bot: its channel is found once the bot is its administrator. A new token of a connected bot replaces the old one
 * (product-rules/sources.md#telegram).
 */
export async function saveTelegramToken(
  world: World,
  actor: Actor,
  text: string,
): Promise<Integration> {
  const token = TOKEN.exec(text)?.[0]
  if (token === undefined) throw refused('wrong-telegram-token', 'token')
  const bot = await askBot(world, token)
  return world.db.transaction().execute(async (db) => {
    await takeTurns(db, 'bots of telegram')
    const bots = await db
      .selectFrom('integration')
      .selectAll()
      .where('type', '=', 'telegram')
      .where(({ or, eb }) =>
        or([eb('provider_id', '=', bot.id), eb('account_id', '=', actor.account.id)]),
      )
      .execute()
    const stored = bots.find(({ provider_id }) => provider_id === bot.id)
    // Two readers would consume each other's updates.
    if (stored && stored.account_id !== actor.account.id)
      throw refused('telegram-bot-taken', 'token')
    if (!stored && bots.length >= CHANNEL_LIMITS.bots) {
      throw refused('too-many-bots', 'token', { count: CHANNEL_LIMITS.bots })
    }
    const row = stored
      ? await replaceToken(db, stored)
      : await connectBot(world, db, actor.account.id, bot)
    await storeToken(world, db, row.id, bot.token)
    await planSourceReading(db, world, await sourceOf(db, row))
    await audit(db, world, actor, {
      action: stored ? 'integration.save-token' : 'integration.create',
      entity: 'integration',
      id: row.id,
      detail: { type: 'telegram' },
    })
    return presentIntegration(row)
  })
}

async function askBot(world: World, token: string): Promise<Bot> {
  const caller = { token, signal: AbortSignal.timeout(PATIENCE_MS) }
  try {
    const { id, username } = await botOf(world, caller)
    if (await hasWebhook(world, caller)) throw refused('telegram-webhook', 'token')
    return { id: String(id), name: `@${username}`, token }
  } catch (error) {
    if (error instanceof NetworkFailure) {
      throw refused(error.kind === 'key' ? 'telegram-token-refused' : 'telegram-problems', 'token')
    }
    if (error instanceof DOMException) throw refused('telegram-problems', 'token')
    throw error
  }
}

async function replaceToken(
  db: Db,
  stored: Selectable<IntegrationTable>,
): Promise<Selectable<IntegrationTable>> {
  const { cursor } = await sourceOf(db, stored)
  return db
    .updateTable('integration')
    .set((integration) => ({
      status: cursorOf(cursor).chat === null ? 'waiting' : 'working',
      revision: integration('revision', '+', 1),
    }))
    .where('id', '=', stored.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function connectBot(
  { clock }: World,
  db: Db,
  account_id: number,
  { id: provider_id, name }: Bot,
): Promise<Selectable<IntegrationTable>> {
  const created = { account_id, type: 'telegram', name, created_at: clock.now() } as const
  const row = await db
    .insertInto('integration')
    .values({ ...created, provider_id, status: 'waiting' })
    .returningAll()
    .executeTakeFirstOrThrow()
  await db
    .insertInto('source')
    .values({ ...created, integration_id: row.id, auto_markup_mode: 'off' })
    .execute()
  return row
}

function sourceOf(db: Db, { id }: { id: number }): Promise<Selectable<SourceTable>> {
  return db
    .selectFrom('source')
    .selectAll()
    .where('integration_id', '=', id)
    .executeTakeFirstOrThrow()
}
