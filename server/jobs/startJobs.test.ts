import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createGate } from '../../test/server/gate'
import { startJobs } from './startJobs'

const PAUSES = { first: 5, longest: 20 }

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitrina-jobs-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** A thread's program that counts its starts in a file; `script` may use them. */
async function aProgram(script: string) {
  const file = path.join(folder, 'program.mjs')
  const starts = path.join(folder, 'starts')
  await writeFile(starts, '')
  await writeFile(
    file,
    `import { appendFileSync, readFileSync } from 'node:fs'
     import { parentPort } from 'node:worker_threads'
     appendFileSync(${JSON.stringify(starts)}, 'x')
     const starts = readFileSync(${JSON.stringify(starts)}, 'utf8').length
     ${script}`,
  )
  return {
    url: pathToFileURL(file),
    starts: async () => (await readFile(starts, 'utf8')).length,
  }
}

/** Works until it is stopped, then crashes, so that the test sees it. */
const WORKS = `parentPort.once('message', (word) => { throw new Error('told to ' + word) })
  parentPort.postMessage('started')`

test.each([
  ['an error', 'throw new Error("lost")'],
  ['a rejection', 'Promise.reject(new Error("lost"))'],
])('restarts a thread that ended by %s, until it works', async (_, crash) => {
  const program = await aProgram(`if (starts < 4) { ${crash} } else { ${WORKS} }`)
  const fourth = createGate()
  const reported: string[] = []
  const stop = startJobs(
    program.url,
    (error) => {
      reported.push(String(error))
      if (reported.length === 3) fourth.open()
    },
    PAUSES,
  )
  await fourth.opened
  while ((await program.starts()) < 4) await new Promise(setImmediate)
  await stop()
  expect(await program.starts()).toBe(4)
  expect(reported).toHaveLength(4)
  expect(reported[3]).toContain('told to stop')
})

test('restarts a thread that exits without an error', async () => {
  const program = await aProgram(`if (starts < 3) process.exit(0); else { ${WORKS} }`)
  const stop = startJobs(program.url, () => undefined, PAUSES)
  while ((await program.starts()) < 3) await new Promise(setImmediate)
  await stop()
  expect(await program.starts()).toBe(3)
})

test('does not restart a thread that is stopped during the pause before a restart', async () => {
  const program = await aProgram('throw new Error("lost")')
  const crashed = createGate()
  const stop = startJobs(program.url, crashed.open, { first: 60_000, longest: 60_000 })
  await crashed.opened
  await stop()
  expect(await program.starts()).toBe(1)
})
