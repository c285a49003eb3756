import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { sql } from 'kysely'
import { PAGE_SIZE } from '@/contract/constants'
import type { ReportPage, ReportState } from '@/contract/entities/account/supportReport'
import type { Person } from '../../../auth/sessions'
import type { Db } from '../../../db/openDatabase'
import { ApiError } from '../../../errors/apiError'
import { containing, wordsOf } from '../../../language/searchText'
import { iso } from '../../../language/times'
import { demandProvider } from '../provider/providerRole'

const decompressed = promisify(gunzip)

interface ReportQuestion {
  /** Parts of the code, or of the account's name or username. */
  search: string
  state: ReportState | null
  page: number
}

/** One page of the reports of all accounts for a person of the provider, the newest first. */
export async function listReports(
  db: Db,
  person: Person,
  { search, state, page }: ReportQuestion,
): Promise<ReportPage> {
  demandProvider(person)
  let found = db
    .selectFrom('support_report')
    .innerJoin('account', 'account.id', 'support_report.account_id')
  for (const word of wordsOf(search)) {
    const pattern = containing(word)
    // On the telephone the dashes are left out.
    const code = containing(word.replaceAll('-', '') || word)
    found = found.where(sql<boolean>`(
      account.search_text like ${pattern} escape '\\'
      or replace(lower(support_report.code), '-', '') like ${code} escape '\\'
    )`)
  }
  if (state !== null) found = found.where('support_report.state', '=', state)
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await found
    .select(['support_report.id', 'code', 'build', 'state', 'note', 'bytes'])
    .select(['support_report.created_at', 'account.username', 'account.name'])
    .orderBy('support_report.created_at', 'desc')
    .orderBy('support_report.id', 'desc')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute()
  return {
    reports: rows.map(({ bytes, created_at, name, ...row }) => ({
      ...row,
      accountName: name,
      createdAt: iso(created_at),
      hasRecord: bytes > 0,
    })),
    paging: { page, pageCount: Math.ceil(total / PAGE_SIZE), total },
  }
}

/** Sets the state of a report, or deletes it. */
export async function changeReport(
  db: Db,
  person: Person,
  { id, action }: { id: number; action: ReportState | 'delete' },
): Promise<void> {
  demandProvider(person)
  const changed =
    action === 'delete'
      ? await db.deleteFrom('support_report').where('id', '=', id).returning('id').execute()
      : await db
          .updateTable('support_report')
          .set({ state: action })
          .where('id', '=', id)
          .returning('id')
          .execute()
  if (changed.length === 0) throw new ApiError(404, 'not-found')
}

/** The record of a report as it was sent; throws 404 without one. */
export async function recordOf(db: Db, person: Person, id: number): Promise<string> {
  demandProvider(person)
  const row = await db
    .selectFrom('support_report')
    .where('id', '=', id)
    .where('bytes', '>', 0)
    .select('record')
    .executeTakeFirst()
  if (!row) throw new ApiError(404, 'not-found')
  return (await decompressed(Buffer.from(row.record, 'base64'))).toString()
}
