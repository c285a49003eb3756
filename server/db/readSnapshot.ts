import { existsSync } from 'node:fs'
import { Kysely, sql } from 'kysely'
import type { Settings } from '../settings'
import { embeddedDialect } from './embeddedDialect'
import { embeddedFile, type Db } from './openDatabase'
import { openSqlite } from './openSqlite'
import type { Database } from './tables'
import { hasManyWriters } from './writers'

/** Reads the database as it is at one moment, whatever is written meanwhile. Writers do not wait for it. */
export async function readSnapshot<Result>(
  db: Db,
  { dataDir }: Pick<Settings, 'dataDir'>,
  read: (snapshot: Db) => Promise<Result>,
): Promise<Result> {
  if (hasManyWriters(db)) {
    const reading = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
    return reading.execute(read)
  }
  const file = embeddedFile(dataDir)
  // A database in memory has one connection, whose transactions take turns.
  if (!existsSync(file)) return db.transaction().execute(read)
  const writer = openSqlite(file, 'reader')
  const own = new Kysely<Database>({ dialect: embeddedDialect({ writer, reader: null }) })
  try {
    return await own.connection().execute(async (connection) => {
      // Deferred: a reader needs no write lock, which the engine otherwise takes at the beginning.
      await sql`begin deferred`.execute(connection)
      return read(connection)
    })
  } finally {
    await own.destroy()
  }
}
