import type { Selectable } from 'kysely'
import type { Db } from '../../../db/openDatabase'
import type { JobTable } from '../../../db/tables/jobs'

interface ReadSource {
  accountId: number
  shop: string
  username: string
  sourceId: number
  name: string
  job: Pick<Selectable<JobTable>, 'problem' | 'lease_until' | 'run_at'>
}

/** The sources that are read automatically, of all accounts or of one. */
export async function readSources(db: Db, accountId?: number): Promise<ReadSource[]> {
  let query = db
    .selectFrom('source')
    .innerJoin('account', 'account.id', 'source.account_id')
    .innerJoin('job', 'job.account_id', 'source.account_id')
    .where('job.kind', '=', 'source')
    .where((eb) => eb('job.subject', '=', eb.cast<string>('source.id', 'text')))
    .select([
      'source.id as sourceId',
      'source.name',
      'account.id as accountId',
      'account.name as shop',
      'account.username',
      'job.problem',
      'job.lease_until',
      'job.run_at',
    ])
    .orderBy('source.id')
  if (accountId !== undefined) query = query.where('account.id', '=', accountId)
  const rows = await query.execute()
  return rows.map(({ problem, lease_until, run_at, ...row }) => ({
    ...row,
    job: { problem, lease_until, run_at },
  }))
}
