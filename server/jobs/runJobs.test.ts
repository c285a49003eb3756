import { claimJob, deleteJob, finishJob, LEASE_MS, planJob } from '../queue/jobQueue'
import { createTestWorld, TEST_NOW, type TestWorld } from '../../test/server/world'
import { createGate } from '../../test/server/gate'
import { anAccount } from '../../test/server/factories'
import { JobFailure, type JobRun } from '../queue/jobRun'
import { runJobs, type JobHandlers, type WaitingRuns } from './runJobs'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

let world: TestWorld
let shop: { id: number }

beforeEach(async () => {
  world = await createTestWorld()
  shop = await anAccount(world)
})
afterEach(() => world.dispose())

const running = new AbortController().signal
const key = (subject = '1') => ({ accountId: shop.id, kind: 'feed' as const, subject })
const plan = (subject = '1', at = world.clock.now()) =>
  planJob(world.db, key(subject), at, world.clock.now())
const job = (subject = '1') =>
  world.db.selectFrom('job').selectAll().where('subject', '=', subject).executeTakeFirst()

type Work = (run: JobRun) => unknown

const handlersOf = (handler: JobHandlers['feed']): JobHandlers => ({
  feed: handler,
  source: handler,
  'product-index': handler,
  'product-pictures': handler,
  reviews: handler,
  suggestions: handler,
  export: handler,
})

/** Runs due jobs; returns the time until the next job, in ms. */
async function run(work: Work, stopping = running): Promise<number | null> {
  const handler: JobHandlers['feed'] = async (_world, jobRun) => ({
    result: (await work(jobRun)) ?? null,
    nextAt: world.clock.now() + HOUR,
  })
  const next = await runJobs(world, handlersOf(handler), stopping)
  return next === null ? null : next - world.clock.now()
}

test('runs a job once at its time, however often it is planned, and again at the time that the run returned', async () => {
  const ran: string[] = []
  const note = ({ job: { subject } }: JobRun) => ran.push(subject)
  await plan('1', TEST_NOW + HOUR)
  await plan('1', TEST_NOW + 2 * HOUR)
  await plan('1', TEST_NOW + MINUTE)
  expect(await run(note)).toBe(MINUTE)
  expect(ran).toEqual([])
  world.clock.advance(MINUTE)
  await plan('2')
  expect(await run(note)).toBe(HOUR)
  expect(ran).toEqual(['1', '2'])
  expect(await job()).toMatchObject({
    failures: 0,
    problem: null,
    result: '1',
    lease_token: null,
    lease_until: null,
    started_at: TEST_NOW + MINUTE,
    finished_at: TEST_NOW + MINUTE,
  })
})

test('runs a job again when it is planned during its run', async () => {
  let runs = 0
  await plan()
  await run(async () => {
    runs += 1
    if (runs === 1) await plan()
  })
  expect(runs).toBe(2)
})

test('never runs a job in several processes simultaneously', async () => {
  const gate = createGate()
  const othersEnded = createGate()
  let runs = 0
  let ended = 0
  await plan()
  const process = async () => {
    await run(() => {
      runs += 1
      return gate.opened
    })
    ended += 1
    if (ended === 2) othersEnded.open()
  }
  // Any of the processes may be the first to claim the job.
  const all = Promise.all([process(), process(), process()])
  await othersEnded.opened
  gate.open()
  await all
  expect(runs).toBe(1)
})

test('stores the progress of a run and clears it afterwards', async () => {
  await plan()
  await run(async ({ progress }) => {
    await progress(30, null)
    expect(await job()).toMatchObject({ done: 30, total: null })
    world.clock.advance(MINUTE / 2)
    await progress(60, 90)
    expect(await job()).toMatchObject({
      done: 60,
      total: 90,
      lease_until: world.clock.now() + LEASE_MS,
    })
  })
  expect(await job()).toMatchObject({ done: null, total: null })
})

test('stores a failure and retries with a pause that doubles up to six hours', async () => {
  const fail: Work = () => {
    throw new JobFailure({ code: 'feed-unreachable', values: { status: 500 } })
  }
  await plan()
  const pauses: (number | null)[] = []
  for (let count = 0; count < 10; count += 1) {
    const pause = await run(fail)
    pauses.push(pause === null ? null : pause / MINUTE)
    world.clock.advance(pause ?? 0)
  }
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360])
  expect(await job()).toMatchObject({
    failures: 10,
    problem: JSON.stringify({ code: 'feed-unreachable', values: { status: 500 } }),
  })
  await run(() => 'read')
  expect(await job()).toMatchObject({ failures: 0, problem: null, result: '"read"' })
})

test('keeps the result of the last successful run while later ones fail', async () => {
  await plan()
  await run(() => 'read')
  world.clock.advance(HOUR)
  await run(() => {
    throw new JobFailure({ code: 'feed-unreachable' })
  })
  expect(await job()).toMatchObject({ failures: 1, result: '"read"' })
})

test('reports an internal failure, stores it as such and runs the other jobs', async () => {
  const fault = new Error('no such column')
  let runs = 0
  await plan('1')
  await plan('2')
  await run(({ job: { subject } }) => {
    if (subject === '1') throw fault
    runs += 1
  })
  expect(runs).toBe(1)
  expect(world.reported.splice(0)).toEqual([fault])
  expect(await job()).toMatchObject({ problem: '{"code":"failure"}' })
})

test('stops the run of a deleted job, which does not store its row again', async () => {
  await plan()
  await run(async ({ signal, progress }) => {
    await deleteJob(world.db, key())
    expect(signal.aborted).toBe(false)
    await progress(1, null)
    expect(signal.aborted).toBe(true)
    signal.throwIfAborted()
  })
  expect(await job()).toBeUndefined()
})

test('releases the job of a stopped process, which another process can run immediately', async () => {
  const stopping = new AbortController()
  await plan()
  await run(({ signal }) => {
    stopping.abort()
    signal.throwIfAborted()
  }, stopping.signal)
  expect(await job()).toMatchObject({ failures: 0, problem: null, lease_token: null })
  await run(() => 'read')
  expect(await job()).toMatchObject({ result: '"read"' })
})

test('takes over the job of a dead process after a minute and ignores its late result', async () => {
  await plan()
  const dead = await claimJob(world.db, world.clock.now(), 'dead')
  expect(await run(() => 'too early')).toBe(LEASE_MS)
  world.clock.advance(LEASE_MS)
  await run(() => 'taken over')
  const late = { result: 'late', nextAt: null }
  expect(await finishJob(world.db, dead!, late, world.clock.now())).toBe(false)
  expect(await job()).toMatchObject({ result: '"taken over"' })
})

test('deletes jobs with their account', async () => {
  await plan()
  await world.db.deleteFrom('account').where('id', '=', shop.id).execute()
  expect(await job()).toBeUndefined()
})

test('postpones a job that repeatedly kills its process', async () => {
  await plan()
  for (let crashes = 0; crashes < 3; crashes += 1) {
    expect(await claimJob(world.db, world.clock.now(), `gone-${String(crashes)}`)).not.toBeNull()
    world.clock.advance(LEASE_MS)
  }
  expect(await claimJob(world.db, world.clock.now(), 'next')).toBeNull()
  expect(await job()).toMatchObject({ failures: 3, lease_token: null, lease_until: null })
  world.clock.advance(4 * MINUTE)
  expect(await run(() => 'well')).toBe(HOUR)
  expect(await job()).toMatchObject({ failures: 0, problem: null })
})

test('runs the next job while another job waits for a slow server', async () => {
  const gate = createGate()
  world.services.web = {
    read: async (_url, request) => {
      await request.waits?.(() => gate.opened)
      throw new JobFailure({ code: 'failure' })
    },
  }
  await plan('1', world.clock.now() - 1)
  await plan('2')
  const waiting: WaitingRuns = new Set()
  const handler: JobHandlers['feed'] = async ({ web }, { job: { subject } }) => {
    const request = { accept: '', maxBytes: 1 }
    if (subject === '1') await web.read('https://slow.test/', request, () => Promise.resolve())
    return { result: null, nextAt: null }
  }
  await runJobs(world, handlersOf(handler), running, waiting)
  expect(waiting.size).toBe(1)
  expect(await job('1')).toMatchObject({ lease_token: expect.any(String) })
  expect(await job('2')).toMatchObject({ lease_token: null, failures: 0 })
  gate.open()
  await Promise.all(waiting)
  expect(waiting.size).toBe(0)
  expect(await job('1')).toMatchObject({ lease_token: null, failures: 1 })
})
