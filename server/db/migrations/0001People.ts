import type { Kysely } from 'kysely'
import { PERMISSIONS, type Permission } from '@/contract/permissions'
import type { Engine } from '../engine'
import type { Database } from '../tables'
import type { RoleCode } from '../tables/people'
import { owned, loose, required, startingAt, withId } from './columns'

const EDITOR: readonly Permission[] = [
  'VIEW_POSTS',
  'EDIT_POST',
  'PUBLISH_POST',
  'VIEW_SKUS',
  'VIEW_WIDGETS',
  'MANAGE_SEGMENTS',
]

/** The four roles that the product ships (decisions, "Roles"). */
const ROLES: Record<RoleCode, readonly Permission[]> = {
  administrator: PERMISSIONS,
  editor: EDITOR,
  marketer: [...EDITOR, 'MANAGE_WIDGETS', 'MANAGE_ANALYTICS', 'MANAGE_SOURCES'],
  observer: ['VIEW_POSTS', 'VIEW_SKUS', 'VIEW_WIDGETS'],
}
const ROLE_CODES: readonly RoleCode[] = ['administrator', 'editor', 'marketer', 'observer']

/** Accounts, people, roles, sessions and the audit. */
export async function createPeople(db: Kysely<Database>, engine: Engine): Promise<void> {
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

  for (const code of ROLE_CODES) {
    const { id } = await db
      .insertInto('team_role')
      .values({ code })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('team_role_permission')
      .values(ROLES[code].map((permission) => ({ role_id: id, permission })))
      .execute()
  }
}
