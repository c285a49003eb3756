import { isEmail } from '@/contract/personRules'
import { auditPerson } from '../../../auth/audit'
import type { World } from '../../../world'
import { endChanges, setEmail } from './emailChange'

/** Changes an e-mail at once, for the server's operator. Returns the outcome, the end of a message's id. */
export async function changeEmailByOperator(
  world: Pick<World, 'db' | 'clock'>,
  from: string,
  to: string,
): Promise<'made' | 'unknown' | 'wrong'> {
  const email = to.trim().toLowerCase()
  if (!isEmail(email)) return 'wrong'
  return world.db.transaction().execute(async (db) => {
    const person = await db
      .selectFrom('person')
      .where('email', '=', from.trim().toLowerCase())
      .select('id')
      .executeTakeFirst()
    if (!person) return 'unknown'
    const now = world.clock.now()
    await endChanges(db, person.id, now)
    await setEmail(db, person.id, email, { token: null, now })
    await auditPerson(
      db,
      world,
      { accountId: null, personId: person.id },
      { action: 'person.email', entity: 'person', id: person.id, detail: { byOperator: true } },
    )
    return 'made'
  })
}
