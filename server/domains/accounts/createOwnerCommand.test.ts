import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { putServerInto } from '../../../test/server/outages/serverProcess'

const PASSWORD = 'Lemon-12'
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitrina-owner-'))
  await putServerInto(folder)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Runs the command with this input; returns its exit code and output. */
function run(flags: string[], { input = '', environment = {}, command = 'createOwner' } = {}) {
  return new Promise<{ code: number | null; words: string }>((resolve) => {
    const child = spawn(process.execPath, [path.join(folder, `${command}.mjs`), ...flags], {
      env: {
        ...process.env,
        DATABASE_URL: '',
        DATA_DIR: path.join(folder, 'data'),
        ...environment,
      },
    })
    let words = ''
    child.stdout.on('data', (chunk: Buffer) => (words += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (words += chunk.toString()))
    child.once('close', (code) => {
      resolve({ code, words })
    })
    child.stdin.end(input)
  })
}

const owner = (name: string) => ['--email', `${name}@shop.example`, '--username', name]

test('rejects a password passed on the command line, where other users can see it', async () => {
  const { code, words } = await run([...owner('flag'), '--password', PASSWORD])
  expect(code).toBe(1)
  expect(words).toContain('OWNER_PASSWORD')
  expect(words).not.toContain(PASSWORD)
})

test.each([
  ['piped in', 'piped', { input: `${PASSWORD}\n` }],
  ['from the environment', 'given', { environment: { OWNER_PASSWORD: PASSWORD } }],
])('creates the owner with a password %s', async (_how, name, given) => {
  const { code, words } = await run(owner(name), given)
  expect({ code, words }).toEqual({ code: 0, words: expect.stringContaining(`/my/admin/${name}/`) })
})

test('lets the server’s operator create a password link', async () => {
  await run(owner('forgetful'), { input: `${PASSWORD}\n` })
  const command = 'createPasswordLink'
  const made = await run(['--email', 'Forgetful@shop.example'], { command })
  expect(made).toEqual({ code: 0, words: expect.stringMatching(/\/my\/admin#link=[\w-]{43}\n/) })
  const unknown = await run(['--email', 'nobody@shop.example'], { command })
  expect(unknown).toEqual({ code: 1, words: expect.stringContaining('nobody@shop.example') })
  expect((await run([], { command })).code).toBe(1)
})

test('lets the server’s operator change an e-mail', async () => {
  await run(owner('moving'), { input: `${PASSWORD}\n` })
  const command = 'changeEmail'
  const change = (from: string, to: string) => run(['--from', from, '--to', to], { command })
  expect((await change('moving@shop.example', 'nowhere')).code).toBe(1)
  expect(await change('Moving@shop.example', 'moved@shop.example')).toEqual({
    code: 0,
    words: expect.stringContaining('moved@shop.example'),
  })
  expect((await change('moving@shop.example', 'other@shop.example')).code).toBe(1)
  expect((await run([], { command })).code).toBe(1)
})
