import type { Kysely } from 'kysely'
import { loose, owned, required, startingAt, withId } from './columns'
import type { Engine } from './engine'

/** The tables read and filled here, as of this step. */
type Tables = { account: { id: number; username: string; name: string; search_text: string } }

/**
 * The provider's side: visits of the provider's people to accounts and the visit of an audit entry, moderators, the tips setting, suspended accounts,
 * and the search text of accounts.
 */
export async function createVisits(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await withId(db.schema.createTable('visit'), engine)
    .addColumn('account_id', 'bigint', owned('account.id'))
    .addColumn('person_id', 'bigint', owned('person.id'))
    .addColumn('session_hash', 'text', required)
    .addColumn('reason', 'text', required)
    .addColumn('started_at', 'bigint', required)
    .addColumn('expires_at', 'bigint', required)
    .addColumn('ended_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('visit_session')
    .on('visit')
    .columns(['session_hash', 'account_id'])
    .execute()
  await db.schema
    .createIndex('visit_person')
    .on('visit')
    .columns(['person_id', 'account_id'])
    .execute()
  // Two simultaneous requests begin only one visit.
  await db.schema
    .createIndex('visit_open')
    .unique()
    .on('visit')
    .columns(['session_hash', 'account_id'])
    .where('ended_at' as never, 'is', null)
    .execute()
  await db.schema.alterTable('audit').addColumn('visit_id', 'bigint', loose('visit.id')).execute()
  await db.schema
    .createIndex('audit_person')
    .on('audit')
    .columns(['account_id', 'person_id'])
    .execute()
  for (const flag of ['is_provider_moderator', 'has_tips']) {
    await db.schema.alterTable('person').addColumn(flag, 'smallint', startingAt(0)).execute()
  }
  await db.schema.alterTable('account').addColumn('suspended_at', 'bigint').execute()
  await db.schema.alterTable('account').addColumn('suspended_reason', 'text').execute()
  await db.schema
    .alterTable('account')
    .addColumn('search_text', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  const tables = db.withTables<Tables>()
  const accounts = await tables.selectFrom('account').select(['id', 'username', 'name']).execute()
  for (const { id, username, name } of accounts) {
    const search_text = searched(`${name}\n${username}`)
    await tables.updateTable('account').set({ search_text }).where('id', '=', id).execute()
  }
}

const searched = (text: string) =>
  text.normalize('NFC').toLocaleLowerCase('ru').replaceAll('ё', 'е')
