import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import type { Settings } from '../settings'
import { embeddedDialect } from './embeddedDialect'
import { migrate } from './migrate'
import { DATABASE_LIMITS, postgresPool, type DatabaseLimits } from './postgresPool'
import { openSqlite } from './openSqlite'
import type { Database } from './tables'

/** Returns PostgreSQL's bigint (oid 20) as a number, as SQLite does; the product's values stay far below 2^53. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export type Db = Kysely<Database>

/** `DATABASE_URL` when set, else the embedded database in the data folder; migrated. */
export async function openDatabase(
  settings: Settings,
  report: (error: unknown) => void = () => undefined,
): Promise<Db> {
  const { databaseUrl } = settings
  if (!databaseUrl) {
    return openEmbedded(settings.dataDir)
  }
  await migratePostgres(databaseUrl, report)
  return openPostgresDatabase(databaseUrl, report)
}

/** Migrating a large database may take longer than any request should. */
async function migratePostgres(url: string, report: (error: unknown) => void): Promise<void> {
  const db = openWith(postgresPool(url, report))
  try {
    await migrate(db, 'postgres')
  } finally {
    await db.destroy()
  }
}

/** `report` receives the loss of an idle connection; the pool opens a new one at the next query. */
export function openPostgresDatabase(
  connectionString: string,
  report: (error: unknown) => void,
  limits: DatabaseLimits = DATABASE_LIMITS,
): Db {
  return openWith(postgresPool(connectionString, report, limits))
}

function openWith(pool: PostgresPool): Db {
  return new Kysely({ dialect: new PostgresDialect({ pool }) })
}

async function openEmbedded(dataDir: string): Promise<Db> {
  mkdirSync(dataDir, { recursive: true })
  const file = path.join(dataDir, 'vitrina.sqlite')
  const writer = openSqlite(file)
  await migrate(new Kysely({ dialect: embeddedDialect({ writer, reader: null }) }), 'sqlite')
  // Opened after the migration: prepared statements keep the columns of their time.
  const handles = { writer, reader: openSqlite(file, 'reader') }
  return new Kysely({ dialect: embeddedDialect(handles) })
}

/** `:memory:` or a file, with one handle. */
export function openSqliteDatabase(file: string): Db {
  return new Kysely({ dialect: embeddedDialect({ writer: openSqlite(file), reader: null }) })
}
