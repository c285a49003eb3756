import type { ResponseOf } from '@/contract/endpoint'
import type { sourceEndpoints } from '@/contract/endpoints/sources'
import type { Actor } from '../../auth/actor'
import type { World } from '../../world'
import { audit } from '../../auth/audit'
import { counterOf } from '../accounts/loadAccountData'

/** Saves the analytics counters of the shop's site; removes an empty one. */
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
