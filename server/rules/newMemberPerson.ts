import type { Locale } from '@/contract/locale'
import type { Db } from '../db/openDatabase'
import { refused } from '../http/apiError'

interface NewPerson {
  /** Lower case. */
  email: string
  name: string
  password_hash: string
  locale: Locale
  created_at: number
}

/**
 * Makes the person of a new member; answers their id. An e-mail that somebody has is refused, so that no account
 * changes another one's passwords. Somebody who was removed and belongs to no account any more comes back
 * with the new name and password.
 */
export async function newMemberPerson(db: Db, person: NewPerson): Promise<number> {
  const made = await db
    .insertInto('person')
    .values(person)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made) return made.id
  // Written before it is checked: the row is held, so that nobody lets the same person in meanwhile.
  const known = await db
    .updateTable('person')
    .set({ name: person.name, password_hash: person.password_hash })
    .where('email', '=', person.email)
    .where('is_provider_admin', '=', 0)
    .returning('id')
    .executeTakeFirst()
  if (!known || (await belongsSomewhere(db, known.id))) {
    throw refused('email-taken', 'email', { email: person.email })
  }
  await db.deleteFrom('session').where('person_id', '=', known.id).execute()
  return known.id
}

async function belongsSomewhere(db: Db, personId: number): Promise<boolean> {
  const member = await db
    .selectFrom('member')
    .where('person_id', '=', personId)
    .select('id')
    .executeTakeFirst()
  return member !== undefined
}
