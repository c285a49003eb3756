import { PRELOAD_ERROR, retryImport } from './retryImport'

const failure = () => Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' })

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** What becomes of an import within ten seconds. */
async function outcomeOf(load: () => Promise<string>) {
  const told: Event[] = []
  const tell = (event: Event) => told.push(event)
  window.addEventListener(PRELOAD_ERROR, tell)
  let outcome: string | null = null
  retryImport(load).then(
    (value) => (outcome = value),
    (error: Error) => (outcome = error.name),
  )
  await jest.advanceTimersByTimeAsync(10_000)
  window.removeEventListener(PRELOAD_ERROR, tell)
  return { outcome, told: told.length }
}

test('a part that arrives at the third request is there, and nobody is told', async () => {
  const load = jest
    .fn<Promise<string>, []>()
    .mockRejectedValueOnce(failure())
    .mockRejectedValueOnce(failure())
    .mockResolvedValue('module')
  expect(await outcomeOf(load)).toEqual({ outcome: 'module', told: 0 })
})

test('a part that never arrives is told once, after three requests', async () => {
  const load = jest.fn<Promise<string>, []>().mockRejectedValue(failure())
  expect(await outcomeOf(load)).toEqual({ outcome: 'ChunkLoadError', told: 1 })
  expect(load).toHaveBeenCalledTimes(3)
})

test('when somebody deals with it, the import stays open', async () => {
  const deal = (event: Event) => {
    event.preventDefault()
  }
  window.addEventListener(PRELOAD_ERROR, deal)
  const { outcome } = await outcomeOf(() => Promise.reject(failure()))
  window.removeEventListener(PRELOAD_ERROR, deal)
  expect(outcome).toBeNull()
})

test('a mistake inside the module is not asked for again', async () => {
  const load = jest
    .fn<Promise<string>, []>()
    .mockRejectedValue(new TypeError('x is not a function'))
  expect(await outcomeOf(load)).toEqual({ outcome: 'TypeError', told: 0 })
  expect(load).toHaveBeenCalledTimes(1)
})
