import { sql } from 'kysely'
import { migrate, openSqliteDatabase, type Db } from '../../../server/db/openDatabase'
import { migratedSqlite } from './sqlite'

/** All contents of the database; of a migration only its name, because its time is now. */
async function contentOf(db: Db) {
  const { rows: schema } = await sql<{ type: string; name: string; sql: string }>`
    select type, name, sql from sqlite_schema order by type, name
  `.execute(db)
  const tables = schema.filter(({ type, name }) => type === 'table' && !/^sqlite_/.test(name))
  const contents = []
  for (const { name } of tables) {
    const { rows } =
      name === 'kysely_migration'
        ? await sql`select name from kysely_migration`.execute(db)
        : await sql`select * from ${sql.table(name)}`.execute(db)
    contents.push([name, rows])
  }
  return { schema, contents }
}

test('creates for tests the same database as the migrations', async () => {
  const migrated = openSqliteDatabase(':memory:')
  await migrate(migrated, 'sqlite')
  const given = await migratedSqlite()
  expect(await contentOf(given)).toEqual(await contentOf(migrated))
  await Promise.all([migrated.destroy(), given.destroy()])
})
