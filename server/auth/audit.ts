import type { AuditAction } from '@/contract/entities/account/auditActions'
import type { Db } from '../db/openDatabase'
import type { World } from '../world'

export interface Change {
  action: AuditAction
  entity: string
  id: number | string
  /** Facts, never texts of posts, passwords or tokens. */
  detail?: Record<string, unknown>
}

/** Who changes something in an account. */
interface Auditor {
  account: { id: number }
  person: { id: number }
  /** The visit of a person of the provider. */
  visit: { id: number } | null
}

/** Records who changed what, inside the transaction of the change. */
export function audit(
  db: Db,
  world: Pick<World, 'clock'>,
  { account, person, visit }: Auditor,
  change: Change,
): Promise<void> {
  const visitId = visit?.id ?? null
  return writeAudit(db, world, { accountId: account.id, personId: person.id, visitId, change })
}

/** Records an automatic action of the back office, such as a scheduled transition. */
export function auditAutomatic(
  db: Db,
  world: Pick<World, 'clock'>,
  accountId: number,
  change: Change,
): Promise<void> {
  return writeAudit(db, world, { accountId, personId: null, visitId: null, change })
}

/** Records a change that a person made to their own access, without a session; `accountId` is null when no account is concerned. */
export function auditPerson(
  db: Db,
  world: Pick<World, 'clock'>,
  { accountId, personId }: { accountId: number | null; personId: number },
  change: Change,
): Promise<void> {
  return writeAudit(db, world, { accountId, personId, visitId: null, change })
}

interface Entry {
  accountId: number | null
  personId: number | null
  visitId: number | null
  change: Change
}

export async function writeAudit(
  db: Db,
  { clock }: { clock: { now: () => number } },
  { accountId, personId, visitId, change: { action, entity, id, detail = {} } }: Entry,
): Promise<void> {
  await db
    .insertInto('audit')
    .values({
      account_id: accountId,
      person_id: personId,
      visit_id: visitId,
      action,
      entity,
      entity_id: String(id),
      at: clock.now(),
      detail: JSON.stringify(detail),
    })
    .execute()
}
