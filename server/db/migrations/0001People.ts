import type { Generated, Kysely } from 'kysely'
import type { Engine } from './engine'
import { owned, loose, required, startingAt, withId } from './columns'

/** The tables filled here, as of this step. */
type Tables = {
  team_role: { id: Generated<number>; code: string }
  team_role_permission: { role_id: number; permission: string }
}

const EVERY_PERMISSION = [
  'MANAGE_USERS',
  'PUBLISH_POST',
  'MANAGE_INTEGRATIONS',
  'MANAGE_FEED',
  'MANAGE_ANALYTICS',
  'MANAGE_SOURCES',
  'MANAGE_SEGMENTS',
  'EDIT_POST',
  'VIEW_TARIFF',
  'MANAGE_WIDGETS',
  'VIEW_POSTS',
  'VIEW_SKUS',
  'VIEW_WIDGETS',
]
const EDITOR = [
  'VIEW_POSTS',
  'EDIT_POST',
  'PUBLISH_POST',
  'VIEW_SKUS',
  'VIEW_WIDGETS',
  'MANAGE_SEGMENTS',
]

/** The four built-in roles (product-rules/account.md#roles). */
const ROLES = {
  administrator: EVERY_PERMISSION,
  editor: EDITOR,
  marketer: [...EDITOR, 'MANAGE_WIDGETS', 'MANAGE_ANALYTICS', 'MANAGE_SOURCES'],
  observer: ['VIEW_POSTS', 'VIEW_SKUS', 'VIEW_WIDGETS'],
}
const ROLE_CODES = ['administrator', 'editor', 'marketer', 'observer'] as const

/** Accounts, people, roles, sessions and the audit. */
export async function createPeople(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await withId(db.schema.createTable('account'), engine)
    .addColumn('username', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', required)
    .addColumn('locale', 'text', required)
    .addColumn('content_version', 'integer', startingAt(1))
    .addColumn('created_at', 'bigint', required)
    .execute()

  await withId(db.schema.createTable('person'), engine)
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', required)
    .addColumn('password_hash', 'text', required)
    .addColumn('locale', 'text', required)
    .addColumn('is_provider_admin', 'smallint', startingAt(0))
    .addColumn('created_at', 'bigint', required)
    .execute()

  await withId(db.schema.createTable('team_role'), engine)
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .execute()
  await db.schema
    .createTable('team_role_permission')
    .addColumn('role_id', 'bigint', owned('team_role.id'))
    .addColumn('permission', 'text', required)
    .addPrimaryKeyConstraint('team_role_permission_key', ['role_id', 'permission'])
    .execute()

  await withId(db.schema.createTable('member'), engine)
    .addColumn('account_id', 'bigint', owned('account.id'))
    .addColumn('person_id', 'bigint', owned('person.id'))
    .addColumn('role_id', 'bigint', loose('team_role.id'))
    .addColumn('is_owner', 'smallint', startingAt(0))
    .addColumn('created_at', 'bigint', required)
    .addUniqueConstraint('member_account_person', ['account_id', 'person_id'])
    .execute()
  await db.schema.createIndex('member_person').on('member').column('person_id').execute()

  await db.schema
    .createTable('session')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('person_id', 'bigint', owned('person.id'))
    .addColumn('created_at', 'bigint', required)
    .addColumn('expires_at', 'bigint', required)
    .execute()
  await db.schema.createIndex('session_expires').on('session').column('expires_at').execute()

  await withId(db.schema.createTable('audit'), engine)
    .addColumn('account_id', 'bigint', loose('account.id'))
    .addColumn('person_id', 'bigint', loose('person.id'))
    .addColumn('action', 'text', required)
    .addColumn('entity', 'text', required)
    .addColumn('entity_id', 'text', required)
    .addColumn('at', 'bigint', required)
    .addColumn('detail', 'text', required)
    .execute()
  await db.schema.createIndex('audit_account').on('audit').columns(['account_id', 'at']).execute()

  const tables = db.withTables<Tables>()
  for (const code of ROLE_CODES) {
    const { id } = await tables
      .insertInto('team_role')
      .values({ code })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tables
      .insertInto('team_role_permission')
      .values(ROLES[code].map((permission) => ({ role_id: id, permission })))
      .execute()
  }
}
