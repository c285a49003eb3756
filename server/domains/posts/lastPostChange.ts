import type { LastChange } from '@/contract/entities/posts/postConflict'
import type { Actor } from '../../auth/actor'
import type { Db } from '../../db/openDatabase'
import { iso } from '../../language/times'

/** The author of the last change of a post, from the audit. */
export async function lastPostChange(
  db: Db,
  { account, person }: Actor,
  id: number,
): Promise<LastChange | null> {
  const row = await db
    .selectFrom('audit')
    .leftJoin('person', 'person.id', 'audit.person_id')
    .where('audit.account_id', '=', account.id)
    .where('audit.entity', '=', 'post')
    .where('audit.entity_id', '=', String(id))
    .select(['audit.at', 'audit.person_id', 'person.name'])
    .orderBy('audit.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  return {
    at: iso(row.at),
    person: row.name,
    isOwn: row.person_id === person.id,
    isAutomatic: row.person_id === null,
  }
}
