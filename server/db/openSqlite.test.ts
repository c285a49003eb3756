import { sql } from 'kysely'
import { openSqliteDatabase } from './openDatabase'

test('a statement prepared before a table changed returns the new columns', async () => {
  const db = openSqliteDatabase(':memory:')
  await sql`create table thing (id integer primary key, name text)`.execute(db)
  await sql`insert into thing (name) values ('lamp')`.execute(db)
  const read = () => sql`select * from thing`.execute(db)
  expect((await read()).rows).toEqual([{ id: 1, name: 'lamp' }])
  await sql`alter table thing add column price integer default 7`.execute(db)
  expect((await read()).rows).toEqual([{ id: 1, name: 'lamp', price: 7 }])
  await db.destroy()
})
