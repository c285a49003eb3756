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

/** Readings of these accounts that are under way until they are ended. */
function reading(...accounts: number[]): () => Promise<unknown> {
  const { opened, open } = createGate()
  const all = Promise.all(accounts.map((id) => limitReadings(world, id, () => opened)))
  return () => {
    open()
    return all
  }
}

const readOf = (id: number) => limitReadings(world, id, () => Promise.resolve('read'))

test('an account reads two pages at a time', async () => {
  const end = reading(1, 1)
  await expect(readOf(1)).rejects.toMatchObject(FULL)
  expect(await readOf(2)).toBe('read')
  await end()
  expect(await readOf(1)).toBe('read')
})

test('all accounts together read six', async () => {
  const end = reading(1, 1, 2, 2, 3, 3)
  await expect(readOf(4)).rejects.toMatchObject(FULL)
  await end()
  expect(await readOf(4)).toBe('read')
})

test('a reading that failed makes room', async () => {
  const fail = () => Promise.reject(new Error('broken'))
  for (let count = 0; count < 3; count += 1) {
    await expect(limitReadings(world, 1, fail)).rejects.toThrow('broken')
  }
})
