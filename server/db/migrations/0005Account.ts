import { sql, type Kysely } from 'kysely'
import type { Engine } from './engine'
import { loose, owned, required, startingAt, withId } from './columns'

/** The tables read and filled here, as of this step. */
type Tables = {
  account: { id: number; created_at: number; plan_id: number | null }
  plan: {
    code: string
    traffic_limit: number | null
    widget_loads_per_month: number | null
    widget_limit: number | null
    storage_bytes: number | null
  }
  source: {
    account_id: number
    type: string
    name: string
    auto_markup_mode: string
    created_at: number
  }
}

const MEGABYTE = 1024 * 1024
/** Plans (product-rules/account.md#tariffs); null is unlimited. `own` is the plan of a self-hosted shop. */
const PLANS = [
  { code: 'start', traffic: 30_000, loads: 2_000, widgets: 1, storage: 500 * MEGABYTE },
  { code: 'shop', traffic: 30_000, loads: 10_000, widgets: 5, storage: 1024 * MEGABYTE },
  { code: 'large', traffic: null, loads: null, widgets: null, storage: 2048 * MEGABYTE },
  { code: 'own', traffic: null, loads: null, widgets: null, storage: null },
]
/** The sources of every account, without any connection. */
const OWN_SOURCES = ['upload', 'link', 'customer']

/** Tariff and payments, segments, sources and integrations of an account. */
export async function createAccountParts(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await withId(db.schema.createTable('plan'), engine)
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('traffic_limit', 'bigint')
    .addColumn('widget_loads_per_month', 'bigint')
    .addColumn('widget_limit', 'integer')
    .addColumn('storage_bytes', 'bigint')
    .execute()
  const tables = db.withTables<Tables>()
  for (const { code, traffic, loads, widgets, storage } of PLANS) {
    await tables
      .insertInto('plan')
      .values({
        code,
        traffic_limit: traffic,
        widget_loads_per_month: loads,
        widget_limit: widgets,
        storage_bytes: storage,
      })
      .execute()
  }
  await db.schema.alterTable('account').addColumn('plan_id', 'bigint', loose('plan.id')).execute()
  await db.schema.alterTable('account').addColumn('paid_until', 'bigint').execute()
  await db.schema
    .alterTable('account')
    .addColumn('is_auto_renewal', 'smallint', startingAt(0))
    .execute()
  await db.schema
    .alterTable('account')
    .addColumn('funnel_status', 'integer', startingAt(12))
    .execute()
  await db.schema.alterTable('account').addColumn('google_counter', 'text').execute()
  await db.schema.alterTable('account').addColumn('yandex_counter', 'text').execute()
  await tables
    .updateTable('account')
    .set({ plan_id: sql<number>`(select id from plan where code = 'own')` })
    .execute()

  await withId(db.schema.createTable('payment'), engine)
    .addColumn('account_id', 'bigint', owned('account.id'))
    .addColumn('plan_id', 'bigint', owned('plan.id'))
    .addColumn('amount', 'bigint', required)
    .addColumn('months', 'integer', required)
    .addColumn('paid_at', 'bigint', required)
    .addColumn('paid_until', 'bigint', required)
    .addColumn('is_auto_renewal', 'smallint', startingAt(0))
    .execute()
  await db.schema
    .createIndex('payment_account')
    .on('payment')
    .columns(['account_id', 'paid_at'])
    .execute()

  await withId(db.schema.createTable('segment'), engine)
    .addColumn('account_id', 'bigint', owned('account.id'))
    .addColumn('name', 'text', required)
    .addColumn('code', 'text', required)
    .addColumn('id_at_provider', 'text')
    .addColumn('created_at', 'bigint', required)
    .addUniqueConstraint('segment_code', ['account_id', 'code'])
    .execute()
  await db.schema
    .createTable('post_segment')
    .addColumn('post_id', 'bigint', owned('post.id'))
    .addColumn('segment_id', 'bigint', owned('segment.id'))
    .addPrimaryKeyConstraint('post_segment_key', ['post_id', 'segment_id'])
    .execute()
  await db.schema
    .createIndex('post_segment_segment')
    .on('post_segment')
    .column('segment_id')
    .execute()

  await withId(db.schema.createTable('integration'), engine)
    .addColumn('account_id', 'bigint', owned('account.id'))
    .addColumn('type', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('status', 'text', required)
    .addColumn('provider_id', 'text')
    .addColumn('token', 'text')
    .addColumn('token_expires_at', 'bigint')
    .addColumn('synced_at', 'bigint')
    .addColumn('revision', 'integer', startingAt(1))
    .addColumn('created_at', 'bigint', required)
    .addUniqueConstraint('integration_once', ['account_id', 'type', 'name'])
    .execute()

  await withId(db.schema.createTable('source'), engine)
    .addColumn('account_id', 'bigint', owned('account.id'))
    .addColumn('integration_id', 'bigint', (column) =>
      column.references('integration.id').onDelete('cascade'),
    )
    .addColumn('type', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('is_auto_publication', 'smallint', startingAt(0))
    .addColumn('auto_markup_mode', 'text', required)
    .addColumn('synced_at', 'bigint')
    .addColumn('revision', 'integer', startingAt(1))
    .addColumn('created_at', 'bigint', required)
    .addUniqueConstraint('source_once', ['account_id', 'type', 'name'])
    .execute()
  const accounts = await tables.selectFrom('account').select(['id', 'created_at']).execute()
  for (const { id, created_at } of accounts) {
    await tables
      .insertInto('source')
      .values(
        OWN_SOURCES.map((type) => ({
          account_id: id,
          type,
          name: '',
          auto_markup_mode: 'off',
          created_at,
        })),
      )
      .execute()
  }

  await db.schema
    .createTable('feed')
    .addColumn('account_id', 'bigint', (column) =>
      column.primaryKey().references('account.id').onDelete('cascade'),
    )
    .addColumn('link', 'text', required)
    .addColumn('status', 'text', required)
    .addColumn('submitted_at', 'bigint', required)
    .addColumn('read_at', 'bigint')
    .addColumn('revision', 'integer', startingAt(1))
    .execute()
}
