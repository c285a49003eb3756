import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Kysely, sql, type Generated, type SqliteDatabase } from 'kysely'
import { createGate } from '../../test/server/gate'
import { embeddedDialect } from './embeddedDialect'
import { openSqlite } from './openSqlite'

interface Shelf {
  thing: { id: Generated<number>; name: string }
}

let folder: string
let db: Kysely<Shelf>
/** Another thread's handle for writing. */
let other: SqliteDatabase

const open = (failsAfter?: number) => {
  const file = path.join(folder, 'shelf.sqlite')
  const handles = { writer: openSqlite(file), reader: openSqlite(file, 'reader') }
  return new Kysely<Shelf>({ dialect: embeddedDialect(handles, failsAfter) })
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitrina-embedded-'))
  other = openSqlite(path.join(folder, 'shelf.sqlite'))
  say('create table thing (id integer primary key, name text not null)')
  db = open()
})
afterEach(async () => {
  await db.destroy()
  other.close()
  await rm(folder, { recursive: true })
})

const say = (statement: string) => other.prepare(statement).run([])
const names = async (from: Pick<Kysely<Shelf>, 'selectFrom'> = db) =>
  (await from.selectFrom('thing').select('name').orderBy('id').execute()).map(({ name }) => name)
const add = (name: string, to: Pick<Kysely<Shelf>, 'insertInto'> = db) =>
  to.insertInto('thing').values({ name }).execute()

test('runs queries while another thread writes, and waits for its own write without blocking the thread', async () => {
  say("insert into thing (name) values ('lamp')")
  say('begin')
  say("insert into thing (name) values ('vase')")
  const events: string[] = []
  const writes = [
    add('bowl').then(() => events.push('written')),
    db.transaction().execute((transaction) => add('cup', transaction)),
  ]
  expect(await names()).toEqual(['lamp'])
  events.push('read')
  await new Promise((resolve) => setImmediate(resolve))
  events.push('ended')
  say('commit')
  await Promise.all(writes)
  expect(events).toEqual(['read', 'ended', 'written'])
  expect(await names()).toEqual(['lamp', 'vase', 'bowl', 'cup'])
})

test('waits for a write that returns rows without blocking the thread', async () => {
  say('begin')
  say("insert into thing (name) values ('lamp')")
  const written = db.insertInto('thing').values({ name: 'vase' }).returning('id').execute()
  await new Promise((resolve) => setImmediate(resolve))
  say('commit')
  expect(await written).toEqual([{ id: 2 }])
})

test('fails a write that waits longer than its timeout, and runs the next one', async () => {
  const hasty = open(0)
  say('begin')
  await expect(add('bowl', hasty)).rejects.toThrow('database is locked')
  await expect(
    hasty.transaction().execute((transaction) => add('cup', transaction)),
  ).rejects.toThrow('database is locked')
  say('rollback')
  await add('vase', hasty)
  expect(await names(hasty)).toEqual(['vase'])
  await hasty.destroy()
})

test('runs transactions in the order of their start, also after one has failed', async () => {
  const gate = createGate()
  const first = db.transaction().execute(async (transaction) => {
    await add('lamp', transaction)
    await gate.opened
    expect(await names(transaction)).toEqual(['lamp'])
    throw new Error('changed its mind')
  })
  const others = ['vase', 'bowl', 'cup'].map((name) =>
    db.transaction().execute(async (transaction) => {
      await add(name, transaction)
      return names(transaction)
    }),
  )
  expect(await names()).toEqual([])
  gate.open()
  await expect(first).rejects.toThrow('changed its mind')
  expect(await Promise.all(others)).toEqual([['vase'], ['vase', 'bowl'], ['vase', 'bowl', 'cup']])
})

test('returns the number of written rows and the id of a new row', async () => {
  const { insertId } = await db
    .insertInto('thing')
    .values({ name: 'lamp' })
    .executeTakeFirstOrThrow()
  expect(insertId).toBe(1n)
  const { numUpdatedRows } = await db
    .updateTable('thing')
    .set({ name: 'vase' })
    .executeTakeFirstOrThrow()
  expect(numUpdatedRows).toBe(1n)
  const { rows } = await sql<{ name: string }>`
    with all_of_them as (select name from thing) select name from all_of_them
  `.execute(db)
  expect(rows).toEqual([{ name: 'vase' }])
})
