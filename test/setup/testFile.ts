/**
 * The test file that runs, and what is closed when one of its tests or the file has ended. Files that run one after
 * another in one environment (scripts/lib/testGroups.mjs) each begin and end here, so that helpers need no hooks.
 */
import path from 'node:path'

type End = () => unknown

let grouped: string | null = null
const ends: { test: End[]; file: End[] } = { test: [], file: [] }

/** Runs at the end of the test that runs now, before what was asked for earlier. */
export function atTestEnd(end: End): void {
  ends.test.push(end)
}

/** Runs when all tests of the file have ended, before what was asked for earlier. */
export function atFileEnd(end: End): void {
  ends.file.push(end)
}

/** The path of the file whose test runs now, from the project's root. */
export function runningFile(): string {
  return grouped ?? path.relative(process.cwd(), expect.getState().testPath ?? '')
}

/** One file of a group; `load` requires it. A file that cannot be loaded fails without the others. */
export function inFile(file: string, load: () => void): void {
  describe(file, () => {
    const others = globals()
    let own = others
    let before = others
    beforeAll(() => {
      grouped = file
      if (typeof document !== 'undefined') emptyPage()
      before = globals()
      change(others, own)
    })
    try {
      load()
    } catch (error) {
      test('can be loaded', () => {
        throw error
      })
    }
    own = globals()
    change(own, others)
    afterAll(async () => {
      await endAll(ends.file)
      jest.useRealTimers()
      jest.restoreAllMocks()
      change(globals(), before)
      grouped = null
    })
  })
}

type Globals = Record<string, PropertyDescriptor>

/** Tests replace them, and jsdom has them without listing them. */
const UNLISTED = ['XMLHttpRequest', 'WebSocket', 'EventSource']

/** What stands in the environment under its own name, such as what a test puts in place of a part of the browser. */
function globals(): Globals {
  const found: Globals = {}
  for (const name of [...Object.getOwnPropertyNames(globalThis), ...UNLISTED]) {
    const property = Object.getOwnPropertyDescriptor(globalThis, name)
    if (property) found[name] = property
  }
  return found
}

const isSame = (one: PropertyDescriptor | undefined, other: PropertyDescriptor | undefined) =>
  one?.value === other?.value && one?.get === other?.get && one?.set === other?.set

/** Makes the environment have the names of `then` as they stand there, when they changed since `before`. */
function change(before: Globals, then: Globals): void {
  for (const name of new Set([...Object.keys(before), ...Object.keys(then)])) {
    const property = then[name]
    if (isSame(before[name], property)) continue
    if (before[name]?.configurable === false) continue
    if (property) Object.defineProperty(globalThis, name, property)
    else Reflect.deleteProperty(globalThis, name)
  }
}

/** What another file left in the page and in the browser's storage. */
function emptyPage(): void {
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  }
  document.head.replaceChildren()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
}

async function endAll(asked: End[]): Promise<void> {
  const failures: unknown[] = []
  for (const end of asked.splice(0).reverse()) {
    try {
      await end()
    } catch (failure) {
      failures.push(failure)
    }
  }
  if (failures.length > 0) throw failures[0]
}

afterEach(() => endAll(ends.test))
afterAll(() => endAll(ends.file))
