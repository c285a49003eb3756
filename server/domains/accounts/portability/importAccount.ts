import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { hashPassword } from '../../../auth/passwords'
import { auditAutomatic } from '../../../auth/audit'
import type { Db } from '../../../db/openDatabase'
import { hasManyWriters, takeTurns } from '../../../db/writers'
import { planJob } from '../../../queue/jobQueue'
import type { World } from '../../../world'
import { planReading } from '../../feeds/feedReading'
import { createLink } from '../access/accessLinks'
import { isUsername } from '../createOwner'
import { DEMO_PEOPLE } from '../dataKind'
import { ARCHIVED_TABLES, type ArchivedTable } from '../tables/storedTables'
import type { Row } from './archiveFormat'
import { ArchiveRefused } from './archiveRefused'
import { checkRows, parseRow, readIds, readSchema, type Checker } from './checkRows'
import { linesOf, openArchive } from './openArchive'
import { checkFiles, demandRoom, storeFiles } from './storeFiles'

type Importing = Pick<World, 'db' | 'blobs' | 'settings' | 'clock' | 'ids'>

/** Networks that are read with a key of the account, which archives do not contain. */
const WITH_KEYS = ['facebook', 'vk', 'telegram'] as const

export interface ImportedAccount {
  name: string
  username: string
  rows: number
  files: number
  /** Files that were missing already where the archive was made. */
  missing: number
  /** Connections that need a new key. */
  connections: number
  /** For each person who may manage users. */
  links: { name: string; email: string; url: string }[]
}

/**
 * Imports an account's archive into an installation without accounts. Everything is checked before anything is written; then the files are stored,
 * and all rows are written in one transaction. Throws `ArchiveRefused` for problems that the operator can solve. After any failure nothing remains.
 */
export async function importAccount(world: Importing, path: string): Promise<ImportedAccount> {
  await demandEmpty(world.db)
  const archive = await openArchive(path)
  try {
    const { account, tables, files, missing } = archive.manifest
    await demandRoom(world, archive)
    const checker: Checker = {
      archive,
      schema: await readSchema(world.db),
      ids: await readIds(world.db),
    }
    await checkRows(checker)
    await demandNames(world, checker)
    await checkFiles(archive)
    const remove = await storeFiles(world, archive)
    let written: Pick<ImportedAccount, 'connections' | 'links'>
    try {
      written = await world.db
        .transaction()
        .execute((db) => writeAccount({ ...world, db }, checker))
    } catch (error) {
      await remove()
      throw error
    }
    return {
      name: account.name,
      username: account.username,
      rows: Object.values(tables).reduce((sum, { rows }) => sum + rows, 0),
      files: Object.keys(files).length,
      missing: missing.length,
      ...written,
    }
  } finally {
    archive.close()
  }
}

/** Ids are kept, so they must be free. */
async function demandEmpty(db: Db): Promise<void> {
  const account = await db.selectFrom('account').select('id').limit(1).executeTakeFirst()
  const person = await db.selectFrom('person').select('id').limit(1).executeTakeFirst()
  if (account || person) throw new ArchiveRefused('import_not-empty')
}

/** Checks the username, and that the people do not make the installation count as the demo. */
async function demandNames({ settings }: Importing, checker: Checker): Promise<void> {
  const { username } = checker.archive.manifest.account
  for await (const row of rowsOf(checker, 'account')) {
    if (row.username !== username || !isUsername(username)) {
      throw new ArchiveRefused('import_row', { table: 'account', line: 1, what: 'username' })
    }
  }
  const demo = new Set<unknown>(DEMO_PEOPLE.map(({ email }) => email))
  if (settings.isDemo) return
  for await (const { email } of rowsOf(checker, 'person')) {
    if (demo.has(email)) throw new ArchiveRefused('import_demo')
  }
}

async function* rowsOf(checker: Checker, name: string): AsyncGenerator<Row> {
  const table = ARCHIVED_TABLES.find((one) => one.table === name)
  if (!table) return
  for await (const { line, text } of linesOf(checker.archive, name)) {
    yield parseRow(checker, table, line, text)
  }
}

async function writeAccount(
  world: Importing,
  checker: Checker,
): Promise<Pick<ImportedAccount, 'connections' | 'links'>> {
  const { db, clock } = world
  await takeTurns(db, 'import')
  await demandEmpty(db)
  for (const table of ARCHIVED_TABLES) {
    await writeTable(world, checker, table)
    if (checker.schema.get(table.table)?.has('id')) await raiseSequence(db, table)
  }
  const { id } = checker.archive.manifest.account
  await planFeeds(world, id)
  const connections = await endConnections(world, id)
  await auditAutomatic(db, { clock }, id, { action: 'account.import', entity: 'account', id })
  return { connections, links: await makeLinks(world, id) }
}

/** Rows of one statement, far below the number of values that the engines permit. */
const BATCH = 100

async function writeTable(
  { db, settings }: Importing,
  checker: Checker,
  table: ArchivedTable,
): Promise<void> {
  let batch: Row[] = []
  const write = async () => {
    if (batch.length === 0) return
    const columns = Object.keys(batch[0] ?? {})
    const values = batch.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`)
    await sql`
      insert into ${sql.table(table.table)} (${sql.join(columns.map((column) => sql.ref(column)))})
      values ${sql.join(values)}
    `.execute(db)
    batch = []
  }
  const columns = [...(checker.schema.get(table.table)?.keys() ?? [])]
  for await (const row of rowsOf(checker, table.table)) {
    const whole: Row = {}
    for (const column of columns) whole[column] = valueOf(table, row, column, checker.ids)
    if (table.table === 'person') {
      // A random password that is not shown to anyone: the person chooses another one by a link.
      whole.password_hash = await hashPassword(
        randomBytes(24).toString('base64url'),
        settings.passwordCost,
      )
    }
    batch.push(whole)
    if (batch.length === BATCH) await write()
  }
  await write()
}

function valueOf(table: ArchivedTable, row: Row, column: string, ids: Checker['ids']) {
  const leftOut = table.leftOut?.[column]
  if (leftOut) {
    const { otherwise } = leftOut
    return typeof otherwise === 'object' && otherwise !== null
      ? `moved-${String(row.id)}`
      : otherwise
  }
  const code = table.codes?.[column]
  const value = row[column] ?? null
  return code && value !== null ? (ids[code].get(String(value)) ?? null) : value
}

/** PostgreSQL does not count ids that an insert names. */
async function raiseSequence(db: Db, { table }: ArchivedTable): Promise<void> {
  if (!hasManyWriters(db)) return
  await sql`
    select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))
    where exists (select from ${sql.table(table)})
  `.execute(db)
}

/** Plans the reading of the feeds, whose links the archive contains. */
async function planFeeds(world: Importing, accountId: number): Promise<void> {
  const feeds = await world.db
    .selectFrom('catalogue_feed')
    .where('account_id', '=', accountId)
    .where('status', '!=', 'disconnected')
    .select(['id', 'account_id'])
    .execute()
  for (const feed of feeds) await planReading(world.db, world, feed)
}

/** Marks sources without a key as disconnected; the others continue to be read. Returns the number of connections that need a new key. */
async function endConnections({ db, clock }: Importing, accountId: number): Promise<number> {
  const now = clock.now()
  const { numUpdatedRows } = await db
    .updateTable('integration')
    .set({ status: 'failed' })
    .where('account_id', '=', accountId)
    .where('type', 'in', WITH_KEYS)
    .executeTakeFirstOrThrow()
  const sources = await db
    .selectFrom('source')
    .innerJoin('integration', 'integration.id', 'source.integration_id')
    .where('source.account_id', '=', accountId)
    .select(['source.id', 'integration.type'])
    .execute()
  for (const { id, type } of sources) {
    const key = { accountId, kind: 'source', subject: String(id) } as const
    await planJob(db, key, now, now)
    if (!WITH_KEYS.some((one) => one === type)) continue
    await db
      .updateTable('job')
      .set({
        run_at: null,
        failures: 1,
        finished_at: now,
        problem: JSON.stringify({ code: 'network-key', values: { network: type } }),
      })
      .where('account_id', '=', accountId)
      .where('kind', '=', key.kind)
      .where('subject', '=', key.subject)
      .execute()
  }
  return Number(numUpdatedRows)
}

/** Creates a password link for each person who may manage users; these people can create the links of the others. */
async function makeLinks(world: Importing, accountId: number): Promise<ImportedAccount['links']> {
  const managers = await world.db
    .selectFrom('member')
    .innerJoin('person', 'person.id', 'member.person_id')
    .where('member.account_id', '=', accountId)
    .where(({ or, eb, exists: has, selectFrom }) =>
      or([
        eb('member.is_owner', '=', 1),
        has(
          selectFrom('team_role_permission')
            .whereRef('role_id', '=', 'member.role_id')
            .where('permission', '=', 'MANAGE_USERS')
            .select('role_id'),
        ),
      ]),
    )
    .orderBy('member.id')
    .select(['person.id', 'person.name', 'person.email'])
    .execute()
  const links: ImportedAccount['links'] = []
  for (const { id, name, email } of managers) {
    const { url } = await createLink(world.db, world, { personId: id })
    links.push({ name, email, url })
  }
  return links
}
