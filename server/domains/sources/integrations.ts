import type { ResponseOf } from '@/contract/endpoint'
import type { sourceEndpoints } from '@/contract/endpoints/sources'
import type { Actor } from '../../auth/actor'
import { audit } from '../../auth/audit'
import type { Db } from '../../db/openDatabase'
import { ApiError } from '../../errors/apiError'
import { facebookReturnUrl } from '../../networks/instagram/facebookLogin'
import { deleteJob } from '../../queue/jobQueue'
import type { World } from '../../world'
import { counterOf } from '../accounts/loadAccountData'
import { presentIntegration } from '../accounts/presentAccount'
import { loadFeeds } from '../feeds/loadFeeds'
import { lackingMentions } from './instagram/receiveMentions'
import { loadNextReads } from './reading/loadReadings'
import { sourceJob } from './reading/readingPlan'

/** All connections of the account. */
export async function loadIntegrations(
  { db, settings }: Pick<World, 'db' | 'settings'>,
  actor: Actor,
): Promise<ResponseOf<typeof sourceEndpoints.listIntegrations>> {
  const accountId = actor.account.id
  const rows = await db
    .selectFrom('integration')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
  const nextReads = await loadNextReads(db, accountId, actor.requestedAt)
  const account = await db
    .selectFrom('account')
    .select(['google_counter', 'yandex_counter'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return {
    integrations: rows.map((row) => ({
      ...presentIntegration(row),
      nextReadAt: nextReads.get(row.id) ?? null,
    })),
    feeds: await loadFeeds(db, actor, actor.requestedAt),
    googleIntegration: counterOf(account.google_counter),
    yandexIntegration: counterOf(account.yandex_counter),
    lackingMetaApp: settings.metaApp ? null : { returnUrl: facebookReturnUrl(settings) },
    lackingMentions: lackingMentions(settings),
    isVkReadByOperator: settings.vkServiceKey !== null,
  }
}

/** Disconnects a network with its token and its sources; its posts stay. */
export async function deleteIntegration(
  world: World,
  actor: Actor,
  id: number,
): Promise<{ id: number }> {
  return world.db.transaction().execute(async (db) => {
    await stopReadings(db, actor, id)
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

/** Running readings of the connection's sources stop at their next step. */
async function stopReadings(db: Db, { account }: Actor, integrationId: number): Promise<void> {
  const sources = await db
    .selectFrom('source')
    .select(['id', 'account_id'])
    .where('integration_id', '=', integrationId)
    .where('account_id', '=', account.id)
    .execute()
  for (const source of sources) await deleteJob(db, sourceJob(source))
}

/** Saves the analytics counters of the shop's site; removes a counter without an id. */
export async function saveCounters(
  world: World,
  actor: Actor,
  counters: { google: string; yandex: string },
): Promise<ResponseOf<typeof sourceEndpoints.saveCounters>> {
  const google = counters.google.toUpperCase() || null
  const yandex = counters.yandex || null
  const { id } = actor.account
  await world.db.transaction().execute(async (db) => {
    await db
      .updateTable('account')
      .set({ google_counter: google, yandex_counter: yandex })
      .where('id', '=', id)
      .execute()
    await audit(db, world, actor, {
      action: 'counters.save',
      entity: 'account',
      id,
      detail: { hasGoogle: google !== null, hasYandex: yandex !== null },
    })
  })
  return { googleIntegration: counterOf(google), yandexIntegration: counterOf(yandex) }
}
