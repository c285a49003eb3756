import { openSqliteDatabase, type Db } from './openDatabase'
import { prepared } from './statements'

let db: Db
beforeEach(() => {
  db = openSqliteDatabase(':memory:')
})
afterEach(() => db.destroy())

test('runs a prepared query again with other values', async () => {
  await db.schema.createTable('segment').addColumn('id', 'integer').execute()
  for (const id of [1, 2])
    await db
      .insertInto('segment')
      .values({ id } as never)
      .execute()
  const read = prepared((one, id: number) =>
    one.selectFrom('segment').where('id', '=', id).select('id'),
  )
  expect(await read(db, 1)).toEqual([{ id: 1 }])
  expect(await read(db, 2)).toEqual([{ id: 2 }])
  expect(await read(db, 3)).toEqual([])
})

test('rejects a prepared query that does not use its arguments in their order', async () => {
  const read = prepared((one, id: number, accountId: number) =>
    one.selectFrom('segment').where('account_id', '=', accountId).where('id', '=', id).select('id'),
  )
  await expect(read(db, 1, 2)).rejects.toThrow('Not the values of the query')
})
