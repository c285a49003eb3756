import type { Selectable } from 'kysely'
import type { Integration, VkGroup } from '@/contract/entities/sources/integration'
import type { Actor } from '../../../auth/actor'
import { audit } from '../../../auth/audit'
import type { Db } from '../../../db/openDatabase'
import type { IntegrationTable } from '../../../db/tables/integrations'
import { refused } from '../../../errors/apiError'
import { deleteJob } from '../../../queue/jobQueue'
import type { World } from '../../../world'
import { presentIntegration } from '../../accounts/presentAccount'
import { planSourceReading, sourceJob, type PlannedSource } from '../reading/readingPlan'
import { openToken, storeToken } from '../tokens'

/** The connection with its unsealed token. */
export type VkIntegration = Selectable<IntegrationTable> & { token: string }

/**
 * Stores a VK token (product-rules/sources.md#vk-groups). An account has one connection to VK, so a new token replaces the old one; the group and its
 * source stay until another group is chosen.
 */
export async function saveVkToken(world: World, actor: Actor, read: VkToken): Promise<Integration> {
  const now = world.clock.now()
  const written = {
    // When the operator's key reads the group, the expiry of this token does not matter.
    token_expires_at:
      read.expiresIn === null || world.settings.vkServiceKey !== null
        ? null
        : now + read.expiresIn * 1000,
    status: 'waiting',
  } as const
  return world.db.transaction().execute(async (db) => {
    const stored = await findVk(db, actor.account.id)
    const row = stored
      ? await db
          .updateTable('integration')
          .set((integration) => ({ ...written, revision: integration('revision', '+', 1) }))
          .where('id', '=', stored.id)
          .returningAll()
          .executeTakeFirstOrThrow()
      : await db
          .insertInto('integration')
          .values({
            account_id: actor.account.id,
            type: 'vk',
            name: '',
            created_at: now,
            ...written,
          })
          .onConflict((conflict) =>
            conflict.columns(['account_id', 'type', 'name']).doUpdateSet(written),
          )
          .returningAll()
          .executeTakeFirstOrThrow()
    await storeToken(world, db, row.id, read.token)
    await audit(db, world, actor, {
      action: 'integration.save-token',
      entity: 'integration',
      id: row.id,
      detail: { type: 'vk', expires: row.token_expires_at !== null },
    })
    return presentIntegration(row)
  })
}

/** The account's connection to VK with its token; refuses when it is missing or cannot be unsealed. */
export async function vkWithToken(world: World, accountId: number): Promise<VkIntegration> {
  const row = await findVk(world.db, accountId)
  if (!row || row.token === null) throw refused('vk-not-connected')
  const token = openToken(world, row)
  if (token === null) throw refused('vk-token-refused')
  return { ...row, token }
}

/** Connects the chosen group: its posts belong to the one source of the connection. */
export async function connectVkGroup(
  world: World,
  actor: Actor,
  stored: VkIntegration,
  group: VkGroup,
): Promise<Integration> {
  return world.db.transaction().execute(async (db) => {
    const isSame = stored.provider_id === String(group.id)
    const row = await db
      .updateTable('integration')
      .set({
        name: group.name,
        provider_id: String(group.id),
        status: 'working',
        revision: stored.revision + 1,
        ...(isSame ? {} : { synced_at: null }),
      })
      .where('id', '=', stored.id)
      .where('revision', '=', stored.revision)
      .returningAll()
      .executeTakeFirst()
    // The token may have been replaced during the call to VK, and may belong to another user.
    if (!row) throw refused('integration-changed')
    const source = await writeSource(world, db, row, isSame)
    if (!isSame) await forgetReading(db, source)
    await planSourceReading(db, world, source)
    await audit(db, world, actor, {
      action: 'integration.choose-group',
      entity: 'integration',
      id: row.id,
      detail: { type: 'vk', group: group.id },
    })
    return presentIntegration(row)
  })
}

/** Stops the reading of the previous group and forgets all its items; its posts stay. */
async function forgetReading(db: Db, source: PlannedSource): Promise<void> {
  await deleteJob(db, sourceJob(source))
  await db.deleteFrom('source_item').where('source_id', '=', source.id).execute()
}

async function writeSource(
  { clock }: World,
  db: Db,
  { id, account_id, name }: Selectable<IntegrationTable>,
  isSame: boolean,
): Promise<PlannedSource> {
  const known = await db
    .updateTable('source')
    .set((source) => ({
      name,
      revision: source('revision', '+', 1),
      ...(isSame
        ? {}
        : {
            synced_at: null,
            caught_up_at: null,
            checked_at: null,
            cursor: null,
            has_older: 0,
            is_auto_publication: 0,
          }),
    }))
    .where('integration_id', '=', id)
    .returning(['id', 'account_id'])
    .executeTakeFirst()
  if (known) return known
  return db
    .insertInto('source')
    .values({
      account_id,
      integration_id: id,
      type: 'vk',
      name,
      auto_markup_mode: 'off',
      created_at: clock.now(),
    })
    .returning(['id', 'account_id'])
    .executeTakeFirstOrThrow()
}

/** Records that VK rejects the token, unless it was replaced meanwhile. */
export async function failVk(world: World, actor: Actor, stored: VkIntegration): Promise<void> {
  await world.db.transaction().execute(async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('integration')
      .set({ status: 'failed', revision: stored.revision + 1 })
      .where('id', '=', stored.id)
      .where('revision', '=', stored.revision)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return
    await audit(db, world, actor, {
      action: 'integration.fail',
      entity: 'integration',
      id: stored.id,
      detail: { type: 'vk' },
    })
  })
}

export function findVk(
  db: Db,
  accountId: number,
): Promise<Selectable<IntegrationTable> | undefined> {
  return db
    .selectFrom('integration')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('type', '=', 'vk')
    .orderBy('id')
    .executeTakeFirst()
}

/**
 * A VK token with its remaining seconds; null seconds: it does not expire, or its lifetime is
 * unknown.
 */
export interface VkToken {
  token: string
  expiresIn: number | null
}

/** Old tokens are hexadecimal, new ones begin with `vk1.a.`. */
const TOKEN = /^[\w.-]{20,1000}$/
/** A lifetime above this is invalid (ten years). */
const MAX_SECONDS = 315_360_000

/** Reads the token alone, or the whole link of VK's redirect (product-rules/sources.md#vk-groups). Null when the text has no token. */
export function readVkToken(text: string): VkToken | null {
  const trimmed = text.trim()
  if (TOKEN.test(trimmed)) return { token: trimmed, expiresIn: null }
  const from = trimmed.search(/[#?&]?access_token=/)
  if (from === -1) return null
  const place = trimmed.search(/[#?]/)
  const values = new URLSearchParams(trimmed.slice(place + 1).replace(/[#?]/g, '&'))
  const token = values.get('access_token') ?? ''
  if (!TOKEN.test(token)) return null
  const seconds = Number(values.get('expires_in') ?? 0)
  const isLimited = Number.isSafeInteger(seconds) && seconds > 0 && seconds <= MAX_SECONDS
  return { token, expiresIn: isLimited ? seconds : null }
}
