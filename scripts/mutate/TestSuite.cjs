/**
 * The tests of one loaded file, which can be run again without loading it again: with a mutant and without. Hooks and
 * order are those of Jest; a run ends at its first failure.
 */
const { setTimeout, clearTimeout } = globalThis

const isTest = (entry) => entry.type === 'test'

function testsOf(block) {
  return block.children.flatMap((child) => (isTest(child) ? [child] : testsOf(child)))
}

function nameOf(entry) {
  const names = []
  for (let at = entry; at?.parent; at = at.parent) names.unshift(at.name)
  return names.join(' ')
}

const blocksAround = (test) => {
  const blocks = []
  for (let at = test.parent; at; at = at.parent) blocks.push(at)
  return blocks
}
const hooksOf = (block, type) => block.hooks.filter((hook) => hook.type === type)

class TestSuite {
  #root
  #mutation
  #tests
  #unexpected = []

  /**
   * @param mutation read by the instrumented code: the active mutant, the current test for coverage, and the number of
   * hits
   */
  constructor(root, mutation) {
    this.#root = root
    this.#mutation = mutation
    const active = testsOf(root).filter((test) => test.mode !== 'skip' && test.mode !== 'todo')
    this.#tests = new Map(active.map((test, index) => [String(index), test]))
  }

  get tests() {
    return [...this.#tests].map(([id, test]) => ({ id, name: nameOf(test) }))
  }

  get coverage() {
    return this.#mutation.mutantCoverage ?? { static: {}, perTest: {} }
  }

  fail(error) {
    this.#unexpected.push(error)
  }

  /** Runs tests; returns the first failure or null. `onDone` is called for each test that passed. */
  async run(ids, { mutant, hitLimit, timeout, onDone } = {}) {
    const run = {
      wanted: new Map(ids.map((id) => [this.#tests.get(id), id])),
      timeout,
      onDone,
      failure: null,
    }
    this.#unexpected = []
    this.#mutation.setPatience?.(mutant === undefined)
    Object.assign(this.#mutation, {
      activeMutant: mutant,
      hitCount: 0,
      hitLimit: hitLimit ?? Infinity,
    })
    try {
      await this.#runBlock(this.#root, run)
    } finally {
      this.#mutation.activeMutant = undefined
      this.#mutation.currentTestId = undefined
    }
    if (run.failure && this.#mutation.hitCount > this.#mutation.hitLimit)
      run.failure.isEndless = true
    return run.failure
  }

  async #runBlock(block, run) {
    const first = testsOf(block).find((test) => run.wanted.has(test))
    if (!first) return
    // Coverage of a block's setup counts for the first test of the block. Otherwise mutants in the setup would seem to
    // be covered while the file is loaded.
    const around = (type) =>
      this.#attempt(run, run.wanted.get(first), async () => {
        for (const hook of hooksOf(block, type)) await this.#call(hook.fn, run)
      })
    await around('beforeAll')
    for (const child of block.children) {
      if (run.failure) break
      if (!isTest(child)) await this.#runBlock(child, run)
      else if (run.wanted.has(child)) await this.#runTest(child, run)
    }
    await around('afterAll')
  }

  async #runTest(test, run) {
    const id = run.wanted.get(test)
    const started = performance.now()
    const blocks = blocksAround(test)
    const context = {}
    await this.#attempt(run, id, async () => {
      for (const block of blocks.toReversed()) {
        for (const hook of hooksOf(block, 'beforeEach')) await this.#call(hook.fn, run, context)
      }
      await this.#call(test.fn, run, context)
    })
    for (const block of blocks) {
      for (const hook of hooksOf(block, 'afterEach')) {
        await this.#attempt(run, id, () => this.#call(hook.fn, run, context))
      }
    }
    if (!run.failure) run.onDone?.(id, performance.now() - started)
  }

  async #attempt(run, id, work) {
    this.#mutation.currentTestId = id
    try {
      await work()
      if (this.#unexpected.length > 0) throw this.#unexpected[0]
    } catch (error) {
      run.failure ??= {
        id,
        message: String(error?.stack ?? error?.message ?? error),
        isEndless: error === TIMED_OUT,
      }
    }
  }

  async #call(work, run, context) {
    let timer
    const late = new Promise((_resolve, reject) => {
      timer = setTimeout(() => reject(TIMED_OUT), run.timeout)
    })
    try {
      await Promise.race([Promise.resolve(work.call(context)), late])
    } finally {
      clearTimeout(timer)
    }
  }
}
const TIMED_OUT = new Error('took too long')

module.exports = { TestSuite }
