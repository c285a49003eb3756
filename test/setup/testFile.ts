/**
 * The test file that runs, and the resources that are closed when one of its tests or the file has ended. Files that
 * run one after another in one environment (scripts/lib/testGroups.mjs) each begin and end here, so that helpers need
 * no hooks.
 */
import path from 'node:path'

type End = () => unknown

let grouped: string | null = null
const ends: { test: End[]; file: End[] } = { test: [], file: [] }

/** Runs at the end of the current test, before callbacks registered earlier. */
export function atTestEnd(end: End): void {
  ends.test.push(end)
}

/** Runs when all tests of the file have ended, before callbacks registered earlier. */
export function atFileEnd(end: End): void {
  ends.file.push(end)
}

/** The path of the file whose test runs now, from the project's root. */
export function runningFile(): string {
  return grouped ?? path.relative(process.cwd(), expect.getState().testPath ?? '')
}

/**
 * One file of a group; `load` requires it. A file that cannot be loaded fails without the others. Globals set by a
 * file's tests and hooks are removed after them; those set while it is loaded stay, because a library may need them.
 */
export function inFile(file: string, load: () => void): void {
  describe(file, () => {
    let before: Globals = {}
    beforeAll(() => {
      grouped = file
      if (typeof document !== 'undefined') emptyPage()
      before = readGlobals()
    })
    try {
      load()
    } catch (error) {
      test('can be loaded', () => {
        throw error
      })
    }
    afterAll(async () => {
      try {
        await endAll(ends.file)
      } finally {
        jest.useRealTimers()
        jest.restoreAllMocks()
        restoreGlobals(before)
        grouped = null
      }
    })
  })
}

type Globals = Record<string, PropertyDescriptor>

/** Globals that tests replace and that jsdom does not list as its own names. */
const UNLISTED = ['XMLHttpRequest', 'WebSocket', 'EventSource']

function readGlobals(): Globals {
  const found: Globals = {}
  for (const name of [...Object.getOwnPropertyNames(globalThis), ...UNLISTED]) {
    const property = Object.getOwnPropertyDescriptor(globalThis, name)
    if (property) found[name] = property
  }
  return found
}

const isSame = (one: PropertyDescriptor | undefined, other: PropertyDescriptor | undefined) =>
  one?.value === other?.value && one?.get === other?.get && one?.set === other?.set

function restoreGlobals(before: Globals): void {
  const now = readGlobals()
  for (const name of new Set([...Object.keys(now), ...Object.keys(before)])) {
    const property = before[name]
    if (isSame(now[name], property) || now[name]?.configurable === false) continue
    if (property) Object.defineProperty(globalThis, name, property)
    else Reflect.deleteProperty(globalThis, name)
  }
}

/** Removes the data of another file from the page and from the browser's storage. */
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
