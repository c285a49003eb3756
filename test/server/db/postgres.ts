import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { migrate, openPostgresDatabase, type Db } from '../../../server/db/openDatabase'
import { atFileEnd } from '../../setup/testFile'

/** A test file's own server connection and the migrated database that its worlds are copied from. */
interface Source {
  admin: pg.Client
  template: string
}

/** The database that all test files of a run share, when there is a run that drops it. */
const SHARED_TEMPLATE = process.env.TEMPLATE_DATABASE
/** An arbitrary lock id: held by the file that creates the shared template. */
const TEMPLATE_LOCK = 4390

let opening: Promise<Source> | null = null
let openCopies = 0
let isFileOver = false

// Perhaps before the file's own hooks, so worlds may still be open.
async function endFile(): Promise<void> {
  isFileOver = true
  await closeSource()
}

async function closeSource(): Promise<void> {
  if (opening === null || openCopies > 0) return
  const { admin, template } = await opening
  opening = null
  if (template !== SHARED_TEMPLATE) await admin.query(`drop database ${template}`)
  await admin.end()
}

const newName = () => `test_${randomUUID().replaceAll('-', '')}`

/** Migrating takes longer than most tests, and copying a migrated database does not. */
async function openSource(url: string): Promise<Source> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  if (SHARED_TEMPLATE === undefined) return { admin, template: await makeTemplate(admin, url) }
  await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [
    SHARED_TEMPLATE,
  ])
  if (rowCount === 0) {
    const made = await makeTemplate(admin, url)
    await admin.query(`alter database ${made} rename to ${SHARED_TEMPLATE}`)
  }
  await admin.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK])
  return { admin, template: SHARED_TEMPLATE }
}

async function makeTemplate(admin: pg.Client, url: string): Promise<string> {
  const name = newName()
  await admin.query(`create database ${name}`)
  const db = open(urlOf(url, name))
  await migrate(db, 'postgres')
  await db.destroy()
  return name
}

function urlOf(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.toString()
}

function open(url: string): Db {
  return openPostgresDatabase(url, (error) => {
    throw error
  })
}

export interface DatabaseCopy {
  db: Db
  url: string
  close: () => Promise<void>
}

/** A separate, migrated database on the server of `url`, whose user may create databases. */
export async function copyDatabase(url: string): Promise<DatabaseCopy> {
  if (opening === null) {
    opening = openSource(url)
    isFileOver = false
    atFileEnd(endFile)
  }
  const { admin, template } = await opening
  const name = newName()
  openCopies += 1
  // Copying files is four times faster than logging blocks.
  await admin.query(`create database ${name} template ${template} strategy file_copy`)
  const copyUrl = urlOf(url, name)
  const db = open(copyUrl)
  return {
    db,
    url: copyUrl,
    async close() {
      await db.destroy()
      await admin.query(`drop database ${name}`)
      openCopies -= 1
      if (isFileOver) await closeSource()
    },
  }
}
