import type { Kysely } from 'kysely'
import { owned, required, withId } from './columns'
import type { Engine } from './engine'

/** Reports to the provider's support. The record comes last, so that a list of reports reads none of it. */
export async function createSupportReports(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await withId(db.schema.createTable('support_report'), engine)
    .addColumn('account_id', 'bigint', owned('account.id'))
    .addColumn('code', 'text', required)
    .addColumn('build', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('note', 'text', required)
    .addColumn('bytes', 'bigint', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('record', 'text', required)
    .execute()
  await db.schema
    .createIndex('support_report_account')
    .on('support_report')
    .columns(['account_id', 'created_at'])
    .execute()
  await db.schema
    .createIndex('support_report_created_at')
    .on('support_report')
    .column('created_at')
    .execute()
}
