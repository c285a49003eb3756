import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { migrate } from '../../server/db/migrate'
import { openPostgresDatabase, type Db } from '../../server/db/openDatabase'

/** A test file's own server connection and the migrated database that its worlds are copied from. */
interface Source {
  admin: pg.Client
  template: string
}

let opening: Promise<Source> | null = null
let openCopies = 0
let isFileOver = false

// Runs before the file's own hooks, so worlds may still be open.
afterAll(async () => {
  isFileOver = true
  await closeSource()
})

async function closeSource(): Promise<void> {
  if (opening === null || openCopies > 0) return
  const { admin, template } = await opening
  await admin.query(`drop database ${template}`)
  await admin.end()
}

const newName = () => `test_${randomUUID().replaceAll('-', '')}`

/** Migrating takes longer than most tests, and copying what is migrated does not. */
async function openSource(url: string): Promise<Source> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  const template = newName()
  await admin.query(`create database ${template}`)
  const db = open(urlOf(url, template))
  await migrate(db, 'postgres')
  await db.destroy()
  return { admin, template }
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
  opening ??= openSource(url)
  const { admin, template } = await opening
  const name = newName()
  openCopies += 1
  await admin.query(`create database ${name} template ${template}`)
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
