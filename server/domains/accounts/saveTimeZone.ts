import type { Actor } from '../../auth/actor'
import { audit } from '../../auth/audit'
import type { World } from '../../world'

/** Changes the time zone of the account's reports. The same zone again changes nothing. */
export async function saveTimeZone(
  world: Pick<World, 'db' | 'clock'>,
  actor: Actor,
  timeZone: string,
): Promise<void> {
  const { id } = actor.account
  await world.db.transaction().execute(async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('account')
      .set({ time_zone: timeZone })
      .where('id', '=', id)
      .where('time_zone', '!=', timeZone)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return
    const detail = { timeZone, previous: actor.account.timeZone }
    await audit(db, world, actor, { action: 'account.time-zone', entity: 'account', id, detail })
  })
}
