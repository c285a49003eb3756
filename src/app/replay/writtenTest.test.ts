import path from 'node:path'
import { locationSlice } from '@/common/routing/locationSlice'
import type { RecordFile } from '../recorder/recordFormat'
import { loadRecord } from './stage/record/loadRecord'
import { readRecord } from './stage/record/readRecord'
import { recordIdOf } from './stage/record/recordId'
import { testNameOf, writeTest } from './stage/record/writeTest'
import { recordVisit } from './testing/recordVisit'

const { process: transform } = jest.requireActual<{
  process: (source: string, file: string) => { code: string }
}>('../../../scripts/loaders/swcTransform.cjs')

/** Loads the text of a test as Jest does for a file beside this one; returns its title and what it does. */
function load(text: string): { title: string; run: () => Promise<void> } {
  const { code } = transform(text, path.join(__dirname, testNameOf('12345678')))
  const found: { title: string; run: () => Promise<void> }[] = []
  // oxlint-disable-next-line typescript/no-implied-eval -- The written text itself is tested.
  const evaluate = new Function('require', 'test', 'exports', code) as (...parts: unknown[]) => void
  evaluate(
    (name: string): unknown => jest.requireActual(name),
    (title: string, run: () => Promise<void>) => found.push({ title, run }),
    {},
  )
  const [only] = found
  if (!only || found.length > 1) throw new Error('One test is expected')
  return only
}

let file: RecordFile
beforeAll(async () => {
  const read = readRecord(await recordVisit())
  if ('problem' in read) throw new Error(read.problem)
  file = read
})

afterEach(() => {
  jest.restoreAllMocks()
})

test('a record written as a test passes, and fails once a reducer does something else', async () => {
  const last = file.stagedActionIds.length - 1
  const { title, run } = load(writeTest(file, last))
  expect(title).toContain(`of the record ${recordIdOf(file)}`)
  await run()

  jest.spyOn(locationSlice, 'reducer').mockImplementation((state) => ({
    ...locationSlice.getInitialState(),
    ...state,
    pathname: '/elsewhere',
  }))
  await expect(run()).rejects.toThrow('/elsewhere')
})

test('a test is written up to the step that is shown', async () => {
  const step = 3
  const text = writeTest(file, step)
  // The state before, an action a line, and the state after them.
  expect(text.match(/^ {2}'/gm)).toHaveLength(step + 2)
  await load(text).run()
  const { computedStates } = loadRecord(file).liftedStore.getState()
  expect(computedStates[step]?.state).not.toEqual(computedStates.at(-1)?.state)
})

test.each(["'", '\\', '\\"', '`${1}`', '\n', '*/', "');process.exit();('"])(
  'whatever a file brings stays text in the test: %j',
  async (text) => {
    const action = { type: `unknown/${text}`, payload: text }
    const hostile = {
      ...file,
      actionsById: {
        ...file.actionsById,
        1: { type: 'PERFORM_ACTION' as const, action, timestamp: 1 },
      },
    }
    const { title, run } = load(writeTest(hostile, 1))
    expect(title).toContain(action.type)
    await run()
  },
)

test('where a reducer throws, the test fails until it no longer does', async () => {
  // Redux DevTools' history says in the console what it caught.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  // The reducer of the API throws for a request of an endpoint that does not exist.
  const arg = { type: 'query', endpointName: 'gone', originalArgs: 1, queryCacheKey: 'gone(1)' }
  const meta = { requestId: 'a', requestStatus: 'pending', startedTimeStamp: 1, arg }
  const action = { type: 'api/executeQuery/pending', meta }
  const broken = {
    ...file,
    actionsById: {
      ...file.actionsById,
      1: { type: 'PERFORM_ACTION' as const, action, timestamp: 1 },
    },
  }
  const { title, run } = load(writeTest(broken, 2))
  expect(title).toContain('without an error')
  await expect(run()).rejects.toThrow("reading 'type'")
})
