/**
 * StrykerJS' runner for Jest that loads a test file once and runs its tests again for each mutant. StrykerJS' own
 * runner loads every test file for each mutant, which takes most of the time here. A failed test may leave a state in
 * which the next one fails. So after each failure the test runs again without a mutant. If it fails then too, the file
 * is loaded again and the mutant is tried there. Tests that take many seconds, because they generate their cases, are
 * not checked in this way.
 */
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { PluginKind, declareFactoryPlugin } from '@stryker-mutator/api/plugin'
import { register } from 'esbuild-register/dist/node'
import { runCLI } from 'jest'
import parked from './parked.cjs'

const beside = (name) => fileURLToPath(new URL(name, import.meta.url))
const ENVIRONMENTS = { node: beside('warmNode.cjs'), screen: beside('warmScreen.cjs') }
/** Maximum number of loaded files; the least recently used one is removed. */
const MAX_LOADED = 24
const MAX_PROOF_MS = 3_000
const FIRST_RUN_MS = 120_000
/** The timeout of a test under a mutant: far longer than the test takes on a busy machine. */
const slowest = (duration) => 10_000 + 5 * duration

const idOf = (file, id) => `${file}#${id}`
const splitId = (id) => {
  const at = id.lastIndexOf('#')
  return { file: id.slice(0, at), id: id.slice(at + 1) }
}

function groupByFile(ids) {
  const byFile = new Map()
  for (const id of ids) {
    const { file } = splitId(id)
    byFile.set(file, [...(byFile.get(file) ?? []), id])
  }
  return byFile
}

class WarmJestRunner {
  #config = null
  #loaded = new Map()
  #durations = new Map()
  /** Files whose tests do not pass twice in a row; they are loaded again for each mutant. */
  #unrepeatable = new Set()

  capabilities() {
    return { reloadEnvironment: true }
  }

  init() {
    process.env.NODE_ENV = 'test'
    const { unregister } = register()
    const { default: config } = createRequire(import.meta.url)(path.resolve('jest.config.ts'))
    unregister()
    this.#config = JSON.stringify({
      ...config,
      rootDir: process.cwd(),
      projects: config.projects.map((project) => ({
        ...project,
        rootDir: process.cwd(),
        testEnvironment: ENVIRONMENTS[project.displayName],
        setupFilesAfterEnv: [...project.setupFilesAfterEnv, beside('quickFailures.cjs')],
      })),
    })
  }

  async dryRun({ testFiles }) {
    const tests = []
    const mutantCoverage = { static: {}, perTest: {} }
    for (const file of testFiles.toSorted()) {
      const suite = await this.#load(file)
      if (suite instanceof Error)
        return { status: 'error', errorMessage: `${file}: ${suite.message}` }
      const ids = suite.tests.map(({ id }) => id)
      const onDone = (id, timeSpentMs) => this.#durations.set(idOf(file, id), timeSpentMs)
      const failure = await suite.run(ids, { timeout: FIRST_RUN_MS, onDone })
      for (const { id, name } of suite.tests) {
        const isFailed = failure?.id === id
        tests.push({
          id: idOf(file, id),
          name,
          fileName: file,
          timeSpentMs: this.#durations.get(idOf(file, id)) ?? 0,
          status: isFailed ? 1 : 0,
          ...(isFailed && { failureMessage: failure.message }),
        })
      }
      if (failure) break
      mergeCounts(mutantCoverage.static, suite.coverage.static)
      for (const [id, counts] of Object.entries(suite.coverage.perTest)) {
        mutantCoverage.perTest[idOf(file, id)] = counts
      }
      if (await suite.run(ids, { timeout: FIRST_RUN_MS })) this.#unrepeatable.add(file)
    }
    return { status: 'complete', tests, mutantCoverage }
  }

  async mutantRun({ activeMutant, testFilter, hitLimit }) {
    const byFile = groupByFile(testFilter ?? [...this.#durations.keys()])
    const durationOf = (ids) => ids.reduce((sum, id) => sum + (this.#durations.get(id) ?? 0), 0)
    const quickFirst = [...byFile].toSorted(([, a], [, b]) => durationOf(a) - durationOf(b))
    for (const [file, ids] of quickFirst) {
      const failure = await this.#judge(file, ids, { mutant: activeMutant.id, hitLimit })
      if (!failure) continue
      if (failure.isEndless) return { status: 'timeout', reason: failure.message }
      return {
        status: 'killed',
        killedBy: [idOf(file, failure.id)],
        failureMessage: failure.message,
        nrOfTests: testFilter?.length ?? 0,
      }
    }
    return { status: 'survived', nrOfTests: testFilter?.length ?? 0 }
  }

  async dispose() {
    for (const file of [...this.#loaded.keys()]) this.#unload(file)
  }

  async #judge(file, fullIds, mutation) {
    const ids = fullIds.map((id) => splitId(id).id)
    const timeout = slowest(Math.max(...fullIds.map((id) => this.#durations.get(id) ?? 0)))
    const run = async (wanted, options) =>
      (await this.#loadOrThrow(file)).run(wanted, { ...options, timeout })
    if (this.#unrepeatable.has(file)) this.#unload(file)
    const failure = await run(ids, mutation)
    if (!failure || this.#unrepeatable.has(file)) return failure
    if (failure.isEndless) {
      this.#unload(file)
      return failure
    }
    if (this.#durations.get(idOf(file, failure.id)) > MAX_PROOF_MS) return failure
    if (!(await run([failure.id]))) return failure
    this.#unload(file)
    return run(ids, mutation)
  }

  async #loadOrThrow(file) {
    const suite = await this.#load(file)
    if (suite instanceof Error) throw suite
    return suite
  }

  async #load(file) {
    const known = this.#loaded.get(file)
    this.#loaded.delete(file)
    const suite = known ?? (await this.#open(file))
    if (suite instanceof Error) return suite
    this.#loaded.set(file, suite)
    if (this.#loaded.size > MAX_LOADED) this.#unload(this.#loaded.keys().next().value)
    return suite
  }

  #unload(file) {
    this.#loaded.get(file)?.close()
    this.#loaded.delete(file)
  }

  /** Loads a file; Jest keeps running until the file is closed. Returns an error when the file cannot be loaded. */
  #open(file) {
    const ready = parked.whenParked(file)
    const args = {
      $0: 'mutate',
      _: [file],
      config: this.#config,
      runInBand: true,
      runTestsByPath: true,
      reporters: [],
      silent: true,
      watchman: false,
    }
    const ended = runCLI(args, [process.cwd()]).then(
      ({ results }) => new Error(results.testResults[0]?.failureMessage ?? 'is no test file'),
      (error) => error,
    )
    return Promise.race([ready, ended])
  }
}

function mergeCounts(into, counts) {
  for (const [id, count] of Object.entries(counts)) into[id] = (into[id] ?? 0) + count
}

const create = () => new WarmJestRunner()
create.inject = []

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'warm-jest', create)]
