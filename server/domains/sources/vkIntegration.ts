import type { Selectable } from 'kysely'
import type { Integration, VkGroup } from '@/contract/entities/integration'
import type { Actor } from '../../auth/actor'
import type { Db } from '../../db/openDatabase'
import type { IntegrationTable } from '../../db/tables/integrations'
import { refused } from '../../errors/apiError'
import { presentIntegration } from '../accounts/presentIntegration'
import { readVkToken } from './readVkToken'
import type { World } from '../../world'
import { audit } from '../../auth/audit'

export type VkIntegration = Selectable<IntegrationTable> & { token: string }

/**
 * Stores a token of VK, alone or in a link (product-rules/sources.md#vk-groups). An account has one connection to VK,
 * so a new token replaces the old one; the group and its source stay until another group is chosen.
 */
export async function saveVkToken(world: World, actor: Actor, text: string): Promise<Integration> {
  const read = readVkToken(text)
  if (!read) throw refused('wrong-vk-token', 'token')
  const now = world.clock.now()
  const written = {
    token: read.token,
    token_expires_at: read.expiresIn === null ? null : now + read.expiresIn * 1000,
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
    await audit(db, world, actor, {
      action: 'integration.save-token',
      entity: 'integration',
      id: row.id,
      detail: { type: 'vk', expires: row.token_expires_at !== null },
    })
    return presentIntegration(row)
  })
}

/** The account's connection to VK with its token; refused without one. */
export async function vkWithToken(db: Db, accountId: number): Promise<VkIntegration> {
  const row = await findVk(db, accountId)
  if (!row || row.token === null) throw refused('vk-not-connected')
  return { ...row, token: row.token }
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
    // VK was called meanwhile; a token that was replaced may belong to another person.
    if (!row) throw refused('integration-changed')
    await writeSource(world, db, row, isSame)
    await audit(db, world, actor, {
      action: 'integration.choose-group',
      entity: 'integration',
      id: row.id,
      detail: { type: 'vk', group: group.id },
    })
    return presentIntegration(row)
  })
}

async function writeSource(
  { clock }: World,
  db: Db,
  { id, account_id, name }: Selectable<IntegrationTable>,
  isSame: boolean,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('source')
    .set((source) => ({
      name,
      revision: source('revision', '+', 1),
      ...(isSame ? {} : { synced_at: null }),
    }))
    .where('integration_id', '=', id)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows > 0n) return
  await db
    .insertInto('source')
    .values({
      account_id,
      integration_id: id,
      type: 'vk',
      name,
      auto_markup_mode: 'off',
      created_at: clock.now(),
    })
    .execute()
}

/** Notes that VK takes the token no longer, unless it was replaced meanwhile. */
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

function findVk(db: Db, accountId: number): Promise<Selectable<IntegrationTable> | undefined> {
  return db
    .selectFrom('integration')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('type', '=', 'vk')
    .orderBy('id')
    .executeTakeFirst()
}
