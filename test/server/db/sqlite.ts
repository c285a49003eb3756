import { Kysely, sql } from 'kysely'
import { embeddedDialect } from '../../../server/db/embeddedDialect'
import { migrate, openSqliteDatabase, type Db } from '../../../server/db/openDatabase'
import { openSqlite } from '../../../server/db/openSqlite'
import { noteStatement } from './noteStatement'

let script: Promise<string[]> | null = null

/**
 * A migrated database in memory: its schema is read once as statements, because migrating takes longer than many tests.
 */
export async function migratedSqlite(): Promise<Db> {
  script ??= readScript()
  const writer = openSqlite(':memory:')
  for (const statement of await script) writer.prepare(statement).run([])
  return new Kysely({ dialect: embeddedDialect({ writer, reader: null }), log: noteStatement })
}

interface SchemaEntry {
  type: 'table' | 'index' | 'trigger' | 'view'
  name: string
  sql: string
}

/** The tables of a migrated database, the rows that the migrations wrote, then indexes and triggers. */
async function readScript(): Promise<string[]> {
  const db = openSqliteDatabase(':memory:')
  await migrate(db, 'sqlite')
  const { rows: entries } = await sql<SchemaEntry>`
    select type, name, sql from sqlite_schema
    where sql is not null and name not like 'sqlite~_%' escape '~' order by rowid
  `.execute(db)
  const virtual = entries.filter((entry) => /^create virtual/i.test(entry.sql))
  const tables = entries.filter(
    ({ type, name }) =>
      type === 'table' && !virtual.some((whole) => name.startsWith(`${whole.name}_`)),
  )
  const contents: string[] = []
  for (const { name } of tables) {
    if (virtual.some((whole) => whole.name === name)) continue
    contents.push(...(await insertsOf(db, name)))
  }
  await db.destroy()
  const others = entries.filter(({ type }) => type !== 'table')
  return [...tables.map((table) => table.sql), ...contents, ...others.map((other) => other.sql)]
}

async function insertsOf(db: Db, table: string): Promise<string[]> {
  const { rows: columns } = await sql<{ name: string }>`
    select name from pragma_table_info(${table})
  `.execute(db)
  const quoted = columns.map(({ name }) => sql`quote(${sql.ref(name)})`)
  const { rows } = await sql<{ line: string }>`
    select ${sql.join(quoted, sql` || ', ' || `)} as line from ${sql.table(table)}
  `.execute(db)
  return rows.map(({ line }) => `insert into "${table}" values (${line})`)
}
