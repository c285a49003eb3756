import { createFairQueue, type OwnedWork } from './fairQueue'

const LIMITS = {
  concurrency: 1,
  concurrencyOfOwner: 1,
  mostOfOwner: 3,
  mostOfAll: 5,
  refusal: 'too-many-pictures' as const,
}

/** Tasks that start in some order and end when the test decides. */
function aDesk(limits: Partial<typeof LIMITS> = {}) {
  const run = createFairQueue({ ...LIMITS, ...limits })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const bring = (owner: string, name: string, work: Omit<OwnedWork, 'owner'> = {}) =>
    run({ owner, ...work }, () => {
      begun.push(name)
      return new Promise<string>((resolve) => {
        ends.set(name, () => {
          resolve(name)
        })
      })
    })
  /** Ends the started tasks one after another, until no more start. */
  const endAll = async () => {
    for (let ended = 0; ended < begun.length; ended += 1) {
      ends.get(begun[ended] ?? '')?.()
      await settle()
    }
  }
  return { run, begun, bring, endAll, end: (name: string) => ends.get(name)?.() }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

test('runs an owner’s only task after at most one further task of another owner', async () => {
  const desk = aDesk()
  const all = ['a1', 'a2', 'a3'].map((name) => desk.bring('a', name))
  all.push(desk.bring('b', 'b1'), desk.bring('c', 'c1'))
  await settle()
  await desk.endAll()
  expect(desk.begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3'])
  expect(await Promise.all(all)).toHaveLength(5)
})

test('runs only tasks of different owners in parallel when the limit is one per owner', async () => {
  const desk = aDesk({ concurrency: 2 })
  const all = ['a1', 'a2'].map((name) => desk.bring('a', name))
  await settle()
  expect(desk.begun).toEqual(['a1'])
  all.push(desk.bring('b', 'b1'))
  await settle()
  expect(desk.begun).toEqual(['a1', 'b1'])
  await desk.endAll()
  await Promise.all(all)
})

test('queues an owner’s third task behind two running ones, and runs other owners’ tasks first', async () => {
  const desk = aDesk({ concurrency: 3, concurrencyOfOwner: 2 })
  const all = ['a1', 'a2', 'a3'].map((name) => desk.bring('a', name))
  all.push(desk.bring('b', 'b1'), desk.bring('b', 'b2'))
  await settle()
  expect(desk.begun).toEqual(['a1', 'a2', 'b1'])
  await desk.endAll()
  expect(desk.begun).toHaveLength(5)
  await Promise.all(all)
})

test('refuses a task with the time to wait when its owner’s queue is full, and runs those of other owners', async () => {
  const desk = aDesk()
  const all = ['a1', 'a2', 'a3', 'a4'].map((name) => desk.bring('a', name))
  await expect(desk.bring('a', 'a5')).rejects.toMatchObject({
    status: 429,
    code: 'too-many-pictures',
    details: { headers: { 'Retry-After': '3' }, facts: { retryAfterSeconds: 3 } },
  })
  all.push(desk.bring('b', 'b1'), desk.bring('c', 'c1'))
  await expect(desk.bring('d', 'd1')).rejects.toMatchObject({ status: 429 })
  await settle()
  await desk.endAll()
  await Promise.all(all)
  expect(desk.begun).toHaveLength(6)
})

test('drops waiting tasks of a disconnected caller, and so makes room for other tasks', async () => {
  const desk = aDesk()
  const gone = new AbortController()
  const first = desk.bring('a', 'a1')
  const left = [1, 2, 3].map((n) => desk.bring('a', `gone${n}`, { signal: gone.signal }))
  gone.abort()
  const responses = await Promise.allSettled(left)
  expect(responses.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  await expect(desk.bring('a', 'late', { signal: gone.signal })).rejects.toThrow()
  const last = desk.bring('a', 'a2')
  await settle()
  await desk.endAll()
  expect(await Promise.all([first, last])).toEqual(['a1', 'a2'])
  expect(desk.begun).toEqual(['a1', 'a2'])
})

test('starts the next task after a failed task', async () => {
  const { run } = aDesk()
  const work = { owner: 'a' }
  const failing = run(work, () => Promise.reject(new Error('broken')))
  const next = run(work, () => Promise.resolve('done'))
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('done')
})
