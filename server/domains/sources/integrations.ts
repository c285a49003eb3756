import type { ResponseOf } from '@/contract/endpoint'
import type { sourceEndpoints } from '@/contract/endpoints/sources'
import type { Integration } from '@/contract/entities/integration'
import type { Actor } from '../../auth/actor'
import type { Db } from '../../db/openDatabase'
import { ApiError, refused } from '../../errors/apiError'
import { presentIntegration } from '../accounts/presentIntegration'
import type { World } from '../../world'
import { audit } from '../../auth/audit'
import { counterOf } from '../accounts/loadAccountData'
import { loadFeeds } from '../feeds/loadFeeds'

/** Everything that the account is connected to. */
export async function loadIntegrations(
  db: Db,
  actor: Actor,
): Promise<ResponseOf<typeof sourceEndpoints.listIntegrations>> {
  const accountId = actor.account.id
  const rows = await db
    .selectFrom('integration')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
  const account = await db
    .selectFrom('account')
    .select(['google_counter', 'yandex_counter'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return {
    integrations: rows.map(presentIntegration),
    feeds: await loadFeeds(db, actor, actor.requestedAt),
    googleIntegration: counterOf(account.google_counter),
    yandexIntegration: counterOf(account.yandex_counter),
  }
}

/** Writes down a profile of Instagram or Facebook; one profile is written down once. */
export async function bindFacebookAccount(
  world: World,
  actor: Actor,
  username: string,
): Promise<Integration> {
  return world.db.transaction().execute(async (db) => {
    const row = await db
      .insertInto('integration')
      .values({
        account_id: actor.account.id,
        type: 'facebook',
        name: username.replace(/^@/, '').toLowerCase(),
        status: 'waiting',
        created_at: world.clock.now(),
      })
      .onConflict((conflict) => conflict.columns(['account_id', 'type', 'name']).doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!row) throw refused('already-connected', 'username')
    await audit(db, world, actor, {
      action: 'integration.create',
      entity: 'integration',
      id: row.id,
      detail: { type: row.type },
    })
    return presentIntegration(row)
  })
}

/** Disconnects a network with its token and its sources; its posts stay. */
export async function deleteIntegration(
  world: World,
  actor: Actor,
  id: number,
): Promise<{ id: number }> {
  return world.db.transaction().execute(async (db) => {
    const deleted = await db
      .deleteFrom('integration')
      .where('id', '=', id)
      .where('account_id', '=', actor.account.id)
      .returning('type')
      .executeTakeFirst()
    if (!deleted) throw new ApiError(404, 'not-found')
    await audit(db, world, actor, {
      action: 'integration.delete',
      entity: 'integration',
      id,
      detail: { type: deleted.type },
    })
    return { id }
  })
}
