import { sql, type Kysely } from 'kysely'
import type { Engine } from './engine'
import { loose, owned, required, startingAt, withId } from './columns'

/** The tables filled here, as of this step. */
type Tables = {
  member: { created_at: number; joined_at: number | null }
  session: { created_at: number; seen_at: number }
}

/** Sign-in failures counted in leaky buckets, details of sessions, memberships reserved for invited people, and password links. */
export async function openPeopleAccess(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await createAttempts(db)
  await addSessionFacts(db)
  await (engine === 'sqlite' ? rebuildMembers(db, engine) : loosenMembers(db))
  await db.schema
    .createIndex('member_invited')
    .unique()
    .on('member')
    .columns(['account_id', 'invited_email'])
    .execute()
  await db
    .withTables<Tables>()
    .updateTable('member')
    .set((row) => ({ joined_at: row.ref('created_at') }))
    .execute()
  await createLinks(db)
}

/** Drops the earlier counts: they would expire within a day. */
async function createAttempts(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('sign_in_attempt').execute()
  await db.schema
    .createTable('sign_in_attempt')
    .addColumn('key_hash', 'text', (column) => column.primaryKey())
    .addColumn('drained_at', 'bigint', required)
    .addColumn('retry_at', 'bigint', required)
    .execute()
  await db.schema
    .createIndex('sign_in_attempt_drained')
    .on('sign_in_attempt')
    .column('drained_at')
    .execute()
}

async function addSessionFacts(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('session').addColumn('seen_at', 'bigint', startingAt(0)).execute()
  await db.schema.alterTable('session').addColumn('network', 'text', emptyText).execute()
  await db.schema.alterTable('session').addColumn('user_agent', 'text', emptyText).execute()
  await db
    .withTables<Tables>()
    .updateTable('session')
    .set((row) => ({ seen_at: row.ref('created_at') }))
    .execute()
  await db.schema.createIndex('session_person').on('session').column('person_id').execute()
}

const emptyText = (column: Parameters<typeof required>[0]) =>
  column.notNull().defaultTo(sql.lit(''))

/** The embedded engine cannot make a column nullable, so the table is re-created; no table refers to it. */
async function rebuildMembers(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await withId(db.schema.createTable('member_next'), engine)
    .addColumn('account_id', 'bigint', owned('account.id'))
    .addColumn('person_id', 'bigint', (column) =>
      column.references('person.id').onDelete('cascade'),
    )
    .addColumn('role_id', 'bigint', loose('team_role.id'))
    .addColumn('is_owner', 'smallint', startingAt(0))
    .addColumn('created_at', 'bigint', required)
    .addColumn('joined_at', 'bigint')
    .addColumn('invited_name', 'text')
    .addColumn('invited_email', 'text')
    .addUniqueConstraint('member_account_person', ['account_id', 'person_id'])
    .execute()
  await sql`
    insert into member_next (id, account_id, person_id, role_id, is_owner, created_at)
    select id, account_id, person_id, role_id, is_owner, created_at from member
  `.execute(db)
  await db.schema.dropTable('member').execute()
  await db.schema.alterTable('member_next').renameTo('member').execute()
  await db.schema.createIndex('member_person').on('member').column('person_id').execute()
}

async function loosenMembers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('member')
    .alterColumn('person_id', (column) => column.dropNotNull())
    .addColumn('joined_at', 'bigint')
    .addColumn('invited_name', 'text')
    .addColumn('invited_email', 'text')
    .execute()
}

async function createLinks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('access_link')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('member_id', 'bigint', (column) =>
      column.references('member.id').onDelete('cascade'),
    )
    .addColumn('person_id', 'bigint', (column) =>
      column.references('person.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'bigint', required)
    .addColumn('expires_at', 'bigint', required)
    .execute()
  for (const column of ['member_id', 'person_id', 'expires_at']) {
    await db.schema.createIndex(`access_link_${column}`).on('access_link').column(column).execute()
  }
}
