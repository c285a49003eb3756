import { sql, type RawBuilder } from 'kysely'
import { BLOB_COLUMNS, blobNamesIn } from '../../../blobs/blobReferences'
import type { Db } from '../../../db/openDatabase'
import { ownedBy, type ArchivedTable } from '../tables/storedTables'
import type { Row } from './archiveFormat'

const PAGE = 500

/** Replaces the e-mail of a person who is named by the account's records only: the address does not belong to the account. */
function hideEmail(person: Row): void {
  // The name is the e-mail as long as the person has not set one.
  if (person.name === person.email) person.name = String(person.email).split('@')[0] ?? ''
  person.email = `person-${String(person.id)}@moved.invalid`
}

/** Plans and roles, which every installation has: the code of each by its id. */
export type Codes = Record<'plan' | 'team_role', Map<number, string>>

export async function readCodes(db: Db): Promise<Codes> {
  const plans = await db.selectFrom('plan').select(['id', 'code']).execute()
  const roles = await db.selectFrom('team_role').select(['id', 'code']).execute()
  const byId = (rows: readonly { id: number; code: string }[]) =>
    new Map(rows.map(({ id, code }) => [id, code]))
  return { plan: byId(plans), team_role: byId(roles) }
}

/** The rows of an account in a table as they are exported, a page at a time. */
export async function* exportedRows(
  db: Db,
  table: ArchivedTable,
  accountId: number,
  codes: Codes,
): AsyncGenerator<Row[]> {
  const members = table.table === 'person' ? await memberIds(db, accountId) : null
  for await (const page of pagesOf(db, table, accountId)) {
    yield page.map((row) => {
      const kept = Object.entries(row).filter(([column]) => !table.leftOut?.[column])
      const exported: Row = Object.fromEntries(kept)
      for (const [column, target] of Object.entries(table.codes ?? {})) {
        const id = exported[column]
        exported[column] = typeof id === 'number' ? (codes[target].get(id) ?? null) : null
      }
      if (members && !members.has(Number(row.id))) hideEmail(exported)
      return exported
    })
  }
}

async function* pagesOf(
  db: Db,
  { table, of, key, only }: ArchivedTable,
  accountId: number,
): AsyncGenerator<Row[]> {
  const columns = sql.join(key.map((column) => sql.ref(column)))
  const chosen = only
    ? sql` and ${sql.ref(only.column)} in (${sql.join(only.values)})`
    : sql.raw('')
  const owned = of === 'person' ? sql`id in (${peopleOf(accountId)})` : ownedBy(table, accountId)
  let last: Row | undefined
  for (;;) {
    const after: RawBuilder<unknown> = last
      ? sql` and (${columns}) > (${sql.join(key.map((column) => last?.[column]))})`
      : sql.raw('')
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} where ${owned}${chosen}${after}
      order by ${columns} limit ${sql.lit(PAGE)}
    `.execute(db)
    if (rows.length > 0) yield rows
    last = rows.at(-1)
    if (rows.length < PAGE) return
  }
}

/** Members, and people whom exported records name. */
const peopleOf = (accountId: number) => sql`
  select person_id from member where account_id = ${accountId} and person_id is not null
  union select person_id from visit where account_id = ${accountId}
  union select person_id from audit where account_id = ${accountId} and person_id is not null
  union select person_id from saved_view where account_id = ${accountId}
  union select person_id from trash where account_id = ${accountId} and person_id is not null
  union select person_id from copyright_comment where person_id is not null
    and post_id in (select id from post where account_id = ${accountId})
`

async function memberIds(db: Db, accountId: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom('member')
    .where('account_id', '=', accountId)
    .where('person_id', 'is not', null)
    .select('person_id')
    .execute()
  return new Set(rows.flatMap(({ person_id }) => person_id ?? []))
}

/** Columns that only the server writes. A file name in them may be an original; in other columns users could name the originals of others. */
const ORIGINALS = new Set(['blob', 'cover_blob'])

/** The names of stored files in a row: those that may be originals, and the others. */
export function filesOfRow(table: string, row: Row): { own: string[]; served: string[] } {
  const files: { own: string[]; served: string[] } = { own: [], served: [] }
  for (const { table: of, column } of BLOB_COLUMNS) {
    const text = row[column]
    if (of !== table || typeof text !== 'string') continue
    files[ORIGINALS.has(column) ? 'own' : 'served'].push(...blobNamesIn(text))
  }
  return files
}
