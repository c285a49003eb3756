import { createGate } from '../../../test/server/gate'
import { createTestWorld, type TestWorld } from '../../../test/server/world'
import { limitReadings } from './limitReadings'

const FULL = {
  status: 429,
  code: 'too-many-links',
  details: { headers: { 'Retry-After': '10' } },
}

let world: TestWorld
beforeEach(async () => {
  world = await createTestWorld()
})
afterEach(() => world.dispose())

/** Starts readings of these accounts that run until they are ended. */
function reading(...accounts: number[]): () => Promise<unknown> {
  const { opened, open } = createGate()
  const all = Promise.all(accounts.map((id) => limitReadings(world, id, () => opened)))
  return () => {
    open()
    return all
  }
}

const readOf = (id: number) => limitReadings(world, id, () => Promise.resolve('read'))

test('runs at most two readings of an account simultaneously', async () => {
  const end = reading(1, 1)
  await expect(readOf(1)).rejects.toMatchObject(FULL)
  expect(await readOf(2)).toBe('read')
  await end()
  expect(await readOf(1)).toBe('read')
})

test('runs at most six readings of all accounts and queues the seventh', async () => {
  world.clock.wait = () => new Promise(() => undefined)
  const end = reading(1, 1, 2, 2, 3, 3)
  let isRead = false
  const waiting = readOf(4).finally(() => {
    isRead = true
  })
  await new Promise(setImmediate)
  expect(isRead).toBe(false)
  await end()
  expect(await waiting).toBe('read')
})

test('refuses a reading that waits longer than five seconds', async () => {
  const waits: number[] = []
  let isOver = () => undefined as void
  world.clock.wait = (milliseconds) => {
    waits.push(milliseconds)
    return new Promise((resolve) => {
      isOver = resolve
    })
  }
  const end = reading(1, 1, 2, 2, 3, 3)
  const waiting = readOf(4)
  isOver()
  await expect(waiting).rejects.toMatchObject(FULL)
  expect(waits.at(-1)).toBe(5000)
  await end()
  expect(await readOf(4)).toBe('read')
})

test('starts a queued reading after a failed one', async () => {
  const fail = () => Promise.reject(new Error('broken'))
  for (let count = 0; count < 3; count += 1) {
    await expect(limitReadings(world, 1, fail)).rejects.toThrow('broken')
  }
})
