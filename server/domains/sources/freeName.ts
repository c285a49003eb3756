import type { Insertable } from 'kysely'
import type { Db } from '../../db/openDatabase'
import type { IntegrationTable } from '../../db/tables/integrations'

type Kind = Pick<Insertable<IntegrationTable>, 'account_id' | 'type'>

/** A connection's name, with a distinguishing suffix when another connection of the account has that name. */
export async function freeName(
  db: Db,
  { account_id, type }: Kind,
  name: string,
  distinction: string,
): Promise<string> {
  const taken = await db
    .selectFrom('integration')
    .where('account_id', '=', account_id)
    .where('type', '=', type)
    .where('name', '=', name)
    .select('id')
    .executeTakeFirst()
  return taken ? `${name} · ${distinction}` : name
}
