// Runs alone: a cabinet rendered by another file would still handle the event.
import { PRELOAD_ERROR, retryImport } from './loading'

const failure = () => Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' })

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** The state of an import after ten seconds. */
async function outcomeOf(load: () => Promise<string>) {
  const failures: Event[] = []
  const remember = (event: Event) => failures.push(event)
  window.addEventListener(PRELOAD_ERROR, remember)
  let outcome: string | null = null
  retryImport(load).then(
    (value) => (outcome = value),
    (error: Error) => (outcome = error.name),
  )
  await jest.advanceTimersByTimeAsync(10_000)
  window.removeEventListener(PRELOAD_ERROR, remember)
  return { outcome, failures: failures.length }
}

test('returns a chunk that loads at the third request, without a failure event', async () => {
  const load = jest
    .fn<Promise<string>, []>()
    .mockRejectedValueOnce(failure())
    .mockRejectedValueOnce(failure())
    .mockResolvedValue('module')
  expect(await outcomeOf(load)).toEqual({ outcome: 'module', failures: 0 })
})

test('raises one failure event after three failed requests for a chunk', async () => {
  const load = jest.fn<Promise<string>, []>().mockRejectedValue(failure())
  expect(await outcomeOf(load)).toEqual({ outcome: 'ChunkLoadError', failures: 1 })
  expect(load).toHaveBeenCalledTimes(3)
})

test('keeps the promise of a chunk pending when a listener handles its failed load', async () => {
  const handle = (event: Event) => {
    event.preventDefault()
  }
  window.addEventListener(PRELOAD_ERROR, handle)
  const { outcome } = await outcomeOf(() => Promise.reject(failure()))
  window.removeEventListener(PRELOAD_ERROR, handle)
  expect(outcome).toBeNull()
})

test('does not retry when the loaded module itself throws', async () => {
  const load = jest
    .fn<Promise<string>, []>()
    .mockRejectedValue(new TypeError('x is not a function'))
  expect(await outcomeOf(load)).toEqual({ outcome: 'TypeError', failures: 0 })
  expect(load).toHaveBeenCalledTimes(1)
})
