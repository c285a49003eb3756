import type { Actor } from '../auth/actor'
import type { Db } from '../db/openDatabase'
import type { World } from '../world'

interface Change {
  action: string
  entity: string
  id: number | string
  /** Facts, never texts of posts, passwords or tokens. */
  detail?: Record<string, unknown>
}

/** Notes who changed what, inside the transaction of the change. */
export async function audit(
  db: Db,
  { clock }: World,
  actor: Actor,
  { action, entity, id, detail = {} }: Change,
): Promise<void> {
  await db
    .insertInto('audit')
    .values({
      account_id: actor.account.id,
      person_id: actor.person.id,
      action,
      entity,
      entity_id: String(id),
      at: clock.now(),
      detail: JSON.stringify(detail),
    })
    .execute()
}
