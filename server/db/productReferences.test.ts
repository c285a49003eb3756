import { sql } from 'kysely'
import { migrate, openSqliteDatabase } from './openDatabase'

interface Reference {
  child: string
  column: string
}

/** A catalogue loses products by the hundred thousand, and the engine searches for references to each of them. */
test('has an index for every reference to a product', async () => {
  const db = openSqliteDatabase(':memory:')
  await migrate(db, 'sqlite')
  const { rows: references } = await sql<Reference>`
    select child.name as child, reference."from" as "column"
    from sqlite_schema child, pragma_foreign_key_list(child.name) reference
    where child.type = 'table' and reference."table" = 'sku'
    order by child.name, reference."from"
  `.execute(db)
  expect(references.length).toBeGreaterThan(5)
  for (const { child, column } of references) {
    const found = await sql<{ detail: string }>`
      explain query plan select 1 from ${sql.table(child)} where ${sql.ref(column)} = 7
    `.execute(db)
    expect([child, column, found.rows[0]?.detail]).toEqual([
      child,
      column,
      expect.stringMatching(/^SEARCH /),
    ])
  }
  await db.destroy()
})
