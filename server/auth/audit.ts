import type { Actor } from './actor'
import type { Db } from '../db/openDatabase'
import type { World } from '../world'

export interface Change {
  action: string
  entity: string
  id: number | string
  /** Facts, never texts of posts, passwords or tokens. */
  detail?: Record<string, unknown>
}

/** Records who changed what, inside the transaction of the change. */
export function audit(
  db: Db,
  world: Pick<World, 'clock'>,
  { account, person }: Actor,
  change: Change,
): Promise<void> {
  return writeAudit(db, world, account.id, person.id, change)
}

/** Records an automatic action of the back office, such as a scheduled transition. */
export function auditAutomatic(
  db: Db,
  world: Pick<World, 'clock'>,
  accountId: number,
  change: Change,
): Promise<void> {
  return writeAudit(db, world, accountId, null, change)
}

/** Records a change that a person made to their own access, without a session; `accountId` is null when no account is concerned. */
export function auditPerson(
  db: Db,
  world: Pick<World, 'clock'>,
  { accountId, personId }: { accountId: number | null; personId: number },
  change: Change,
): Promise<void> {
  return writeAudit(db, world, accountId, personId, change)
}

async function writeAudit(
  db: Db,
  { clock }: Pick<World, 'clock'>,
  accountId: number | null,
  personId: number | null,
  { action, entity, id, detail = {} }: Change,
): Promise<void> {
  await db
    .insertInto('audit')
    .values({
      account_id: accountId,
      person_id: personId,
      action,
      entity,
      entity_id: String(id),
      at: clock.now(),
      detail: JSON.stringify(detail),
    })
    .execute()
}
