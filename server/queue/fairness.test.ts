import { anAccount } from '../../test/server/factories'
import { createTestWorld, type TestWorld } from '../../test/server/world'
import { claimJob, finishJob, LEASE_MS, planJob, releaseJob, RUNS_AT_ONCE } from './jobQueue'

const HOUR = 3_600_000

let world: TestWorld
let loud: { id: number }
let quiet: { id: number }

beforeEach(async () => {
  world = await createTestWorld()
  loud = await anAccount(world, 'loud')
  quiet = await anAccount(world, 'quiet')
})
afterEach(() => world.dispose())

/** Jobs of an account that are due one after another, from now on. */
async function plan({ id: accountId }: { id: number }, count: number): Promise<void> {
  const now = world.clock.now()
  for (let index = 0; index < count; index += 1) {
    const key = { accountId, kind: 'feed', subject: `${index}` } as const
    await planJob(world.db, key, now - HOUR + index, now)
  }
}

const claim = () => claimJob(world.db, world.clock.now(), world.ids.token())

/** The accounts of the jobs that this many runners take, one each. */
async function claimed(count: number): Promise<(number | null)[]> {
  const accounts: (number | null)[] = []
  for (let index = 0; index < count; index += 1) accounts.push((await claim())?.account_id ?? null)
  return accounts
}

test('lets an account with many due jobs use all runs but one', async () => {
  await plan(loud, 5)
  expect(await claimed(RUNS_AT_ONCE)).toEqual([loud.id, loud.id, null])
  await plan(quiet, 2)
  expect(await claimed(2)).toEqual([quiet.id, quiet.id])
})

test('runs a job of the account with the fewest running jobs first, even when other jobs have been due longer', async () => {
  await plan(loud, 5)
  world.clock.advance(HOUR / 2)
  await plan(quiet, 5)
  expect(await claimed(6)).toEqual([loud.id, quiet.id, loud.id, quiet.id, null, null])
})

test('frees the slot of a finished run and of a run of a dead process for the next job', async () => {
  await plan(loud, 5)
  const [first] = [await claim(), await claim()]
  expect(await claim()).toBeNull()
  await finishJob(world.db, first!, { result: null, nextAt: null }, world.clock.now())
  expect(await claimed(2)).toEqual([loud.id, null])
  world.clock.advance(LEASE_MS)
  expect(await claimed(3)).toEqual([loud.id, loud.id, null])
})

test('gives an account no more runs when several processes choose jobs simultaneously', async () => {
  await plan(loud, 5)
  for (let round = 0; round < 10; round += 1) {
    const jobs = await Promise.all(Array.from({ length: 2 * RUNS_AT_ONCE }, claim))
    expect(jobs.filter((job) => job !== null)).toHaveLength(RUNS_AT_ONCE - 1)
    for (const job of jobs) if (job) await releaseJob(world.db, job, world.clock.now())
  }
})
