import { createGate } from '../../test/server/gate'
import { createTestWorld } from '../../test/server/world'
import { systemClock } from '../clock'
import { hasManyWriters, pauseForWriters } from './writers'
import { openSqliteDatabase } from './openDatabase'

const { signal } = new AbortController()

test('a pause on the embedded database delays all other queries of the thread', async () => {
  const db = openSqliteDatabase(':memory:')
  const begun = createGate()
  const over = createGate()
  const events: string[] = []
  const clock = {
    ...systemClock,
    wait: () => {
      begun.open()
      return over.opened
    },
  }
  const pause = pauseForWriters({ db, clock }, signal).then(() => events.push('pause'))
  await begun.opened
  const other = db
    .selectFrom('sqlite_schema' as 'account')
    .select('name')
    .execute()
    .then(() => events.push('query'))
  over.open()
  await Promise.all([pause, other])
  expect(events).toEqual(['pause', 'query'])
  await db.destroy()
})

test('skips the pause when several transactions can write simultaneously', async () => {
  const world = await createTestWorld()
  let pauses = 0
  const clock = { ...world.clock, wait: () => Promise.resolve(void (pauses += 1)) }
  await pauseForWriters({ db: world.db, clock }, signal)
  expect(pauses).toBe(hasManyWriters(world.db) ? 0 : 1)
  await world.dispose()
})
