import type { Kysely } from 'kysely'
import { owned, required, startingAt, withId } from './columns'
import type { Engine } from './engine'

/** Recurring background jobs: one row for each thing that is read, such as a catalogue feed. */
export async function createJobs(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await withId(db.schema.createTable('job'), engine)
    .addColumn('account_id', 'bigint', owned('account.id'))
    .addColumn('kind', 'text', required)
    .addColumn('subject', 'text', required)
    .addColumn('run_at', 'bigint')
    .addColumn('lease_token', 'text')
    .addColumn('lease_until', 'bigint')
    .addColumn('failures', 'integer', startingAt(0))
    .addColumn('done', 'bigint')
    .addColumn('total', 'bigint')
    .addColumn('result', 'text')
    .addColumn('problem', 'text')
    .addColumn('started_at', 'bigint')
    .addColumn('finished_at', 'bigint')
    .addColumn('created_at', 'bigint', required)
    .addUniqueConstraint('job_once', ['account_id', 'kind', 'subject'])
    .execute()
  await db.schema.createIndex('job_run_at').on('job').column('run_at').execute()
  await db.schema.createIndex('job_lease_until').on('job').column('lease_until').execute()
}
