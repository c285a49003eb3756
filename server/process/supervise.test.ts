import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

const SUPERVISED = path.resolve('test/server/programs/supervised.mjs')

let folder: string
let children: ChildProcess[]

beforeEach(async () => {
  children = []
  folder = await mkdtemp(path.join(tmpdir(), 'vitrina-supervise-'))
})
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

/** Supervises a script. `lines` is its output as it is written; `ended` is the exit code. */
async function supervise(script: string) {
  const file = path.join(folder, 'program.mjs')
  await writeFile(
    file,
    `import { appendFileSync, readFileSync } from 'node:fs'
     const log = ${JSON.stringify(path.join(folder, 'starts'))}
     appendFileSync(log, 'x')
     const starts = readFileSync(log, 'utf8').length
     ${script}`,
  )
  const child = spawn(process.execPath, [SUPERVISED, file], { stdio: ['ignore', 'pipe', 'pipe'] })
  children.push(child)
  let output = ''
  let complaints = ''
  child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const hears = (word: string) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (output.includes(word)) resolve()
      }
      child.stdout.on('data', look)
      look()
    })
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return {
    child,
    ended,
    hears,
    output: () => output,
    complaints: () => complaints,
    starts: async () => (await readFile(path.join(folder, 'starts'), 'utf8')).length,
  }
}

const STAYS = `
  process.on('SIGTERM', () => { console.log('closing'); process.exit(0) })
  process.on('disconnect', () => process.exit(0))`

test.each([
  ['an exit', 'process.exit(3)', 'code 3'],
  ['an error', 'throw new Error("lost")', 'code 1'],
  ['a kill', 'process.kill(process.pid, "SIGKILL")', 'SIGKILL'],
])('restarts the program after %s and logs the reason', async (_, end, reason) => {
  const run = await supervise(`if (starts < 3) { ${end} }\n${STAYS}\nconsole.log('up')`)
  await run.hears('up')
  expect(await run.starts()).toBe(3)
  expect(run.complaints().match(new RegExp(`the server ended \\(${reason}\\)`, 'g'))).toHaveLength(
    2,
  )
  // After growing pauses.
  expect(run.complaints()).toContain('starts again in 0.02 s')
  expect(run.complaints()).toContain('starts again in 0.04 s')
})

test('passes SIGTERM to the program and exits with 0', async () => {
  const run = await supervise(`${STAYS}\nconsole.log('up')`)
  await run.hears('up')
  run.child.kill('SIGTERM')
  expect(await run.ended).toBe(0)
  expect(run.output()).toContain('closing')
  expect(await run.starts()).toBe(1)
})

test('does not restart a program that refuses to start', async () => {
  const run = await supervise(`process.exit(78)`)
  expect(await run.ended).toBe(1)
  expect(await run.starts()).toBe(1)
})

test('does not restart a program that exits with 0', async () => {
  const run = await supervise(`process.exit(0)`)
  expect(await run.ended).toBe(0)
  expect(await run.starts()).toBe(1)
})

test('notifies a program that its supervisor was killed', async () => {
  const run = await supervise(
    `process.on('disconnect', () => { console.log('alone'); process.exit(0) }); console.log('up')`,
  )
  await run.hears('up')
  run.child.kill('SIGKILL')
  await run.hears('alone')
})
