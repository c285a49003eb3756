import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { LOGIN_PATH } from '@/contract/addresses'
import { albumEndpoints } from '@/contract/endpoints/albums'
import { albumEditingEndpoints } from '@/contract/endpoints/albumEditing'
import { postMediaEndpoints } from '@/contract/endpoints/postMedia'
import {
  openResponse,
  signIn,
  TEST_PASSWORD,
  type OpenedResponse,
  type Client,
} from '../../test/server/client'
import { jpeg } from '../../test/server/pictures'
import { copyDatabase } from '../../test/server/postgres'
import {
  buildServerInto,
  freePort,
  startServer,
  type ServerProcess,
} from '../../test/server/outages/serverProcess'
import { mountSmallDisk, type SmallDisk } from '../../test/server/outages/smallDisk'
import { systemClock } from '../clock'
import { openDatabase } from '../db/openDatabase'
import { AT_ONCE } from '../http/delayRefusals'
import { createOwner } from '../domains/accounts/createOwner'
import { readSettings } from '../settings'

/** Few enough to use up, and enough for a start. */
const HANDLES = 300
const OWNER = 'owner@shop.test'

let folder: string
let port: number
let environment: Record<string, string>
let disk: SmallDisk | null
let server: ServerProcess | undefined
let dropData = () => Promise.resolve()

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitrina-outages-'))
  await buildServerInto(folder)
}, 120_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

beforeEach(async () => {
  port = await freePort()
  const dataDir = path.join(folder, `data-${port}`)
  disk = mountSmallDisk(dataDir)
  environment = { PORT: String(port), DATA_DIR: dataDir }
  if (process.env.DATABASE_URL) {
    const { url, close } = await copyDatabase(process.env.DATABASE_URL)
    environment.DATABASE_URL = url
    dropData = close
  }
  const settings = readSettings(environment)
  const db = await openDatabase(settings)
  const owner = { email: OWNER, username: 'shop', name: 'Лён и глина', password: TEST_PASSWORD }
  await createOwner({ db, clock: systemClock, settings }, owner)
  await db.destroy()
}, 60_000)
afterEach(async () => {
  await server?.kill()
  server = undefined
  disk?.remove()
  await dropData()
})

const enter = () =>
  signIn(
    {
      app: { fetch: (request) => fetch(request) },
      settings: { publicUrl: `http://127.0.0.1:${port}` },
    },
    OWNER,
    TEST_PASSWORD,
  )

let pictures = 0
async function upload(client: Client): Promise<OpenedResponse> {
  const form = new FormData()
  const content = await jpeg({ width: 600 + (pictures += 1) })
  form.set('file', new File([new Uint8Array(content)], 'photo.jpg'))
  return client.attempt(postMediaEndpoints.uploadMedia, { query: { username: 'shop' }, form })
}

const addAlbum = (client: Client, name: string) =>
  client.attempt(albumEditingEndpoints.createAlbum, { body: { name } })
const albumNames = async (client: Client) =>
  (await client.call(albumEndpoints.listAlbums)).albumList.map(({ name }) => name)

test('on a full disk the server says what is wrong, goes on reading, and works again when there is room', async () => {
  // Where nothing may be mounted, `fullDisk.test.ts` holds the same against a disk that refuses by itself.
  if (disk === null) return
  server = await startServer(folder, environment)
  const client = await enter()
  disk.fill()
  for (let count = 0; count < 3; count += 1) {
    expect(await upload(client)).toMatchObject({ status: 507, error: { code: 'no-room' } })
  }
  const confirmed: string[] = []
  for (let count = 0; count < 20; count += 1) {
    const name = `Альбом ${count}`
    const result = await addAlbum(client, name)
    if (result.success) confirmed.push(name)
    else expect(result).toMatchObject({ status: 507, error: { code: 'no-room' } })
  }
  expect((await albumNames(client)).sort()).toEqual(confirmed.sort())
  expect(server.complaints().match(/ENOSPC/g)).toHaveLength(1)
  expect(server.complaints()).not.toContain('rollback')
  disk.free()
  expect(await upload(client)).toMatchObject({ status: 200, success: true })
  expect(await addAlbum(client, 'После')).toMatchObject({ status: 200, success: true })
  expect(await server.stop()).toBe(0)
  expect(server.complaints()).toContain('ENOSPC, 2 more since it was last logged')
  server = await startServer(folder, environment)
  expect((await albumNames(await enter())).sort()).toEqual([...confirmed, 'После'].sort())
}, 60_000)

test('without handles the server lives, and works again when there are some', async () => {
  server = await startServer(folder, environment, { handles: HANDLES })
  const client = await enter()
  expect(await upload(client)).toMatchObject({ status: 200 })
  const sockets: Socket[] = []
  for (let count = 0; count < HANDLES; count += 1) {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    sockets.push(socket)
  }
  await Promise.all(
    sockets.map((socket) => Promise.race([once(socket, 'connect'), once(socket, 'close')])),
  )
  // There may be no handle for the connection itself; if there is one, the response has words.
  const responses = await Promise.allSettled([upload(client), upload(client), upload(client)])
  for (const result of responses) {
    if (result.status === 'fulfilled' && !result.value.success) {
      expect(result.value).toMatchObject({ status: 503, error: { code: 'server-unavailable' } })
    }
  }
  const closed = sockets.filter((socket) => !socket.closed).map((socket) => once(socket, 'close'))
  for (const socket of sockets) socket.destroy()
  await Promise.all(closed)
  expect(await upload(client)).toMatchObject({ status: 200, success: true })
}, 60_000)

const preloadOf = (script: string) => ({
  NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(script)}`,
})

/** Injected into the server's process: throws where nobody listens. */
const FAULTS = `
  process.on('SIGUSR2', () => {
    Promise.reject(new Error('nobody waits'))
    setImmediate(() => { throw new Error('nobody catches') })
  })`

test('an error that nobody was listening for is in the log, and the server goes on', async () => {
  server = await startServer(folder, { ...environment, ...preloadOf(FAULTS) })
  const client = await enter()
  server.signal('SIGUSR2')
  await server.complained('nobody catches')
  expect(server.complaints()).toContain('nobody waits')
  expect(await addAlbum(client, 'После')).toMatchObject({ status: 200, success: true })
  expect(await server.stop()).toBe(0)
}, 60_000)

/** Injected into the server's process: a request with a flag fails where its body ends or its response is written. */
const FAULTS_OF_REQUESTS = `
  import { IncomingMessage, ServerResponse } from 'node:http'
  const fault = () => new Error('nobody catches')
  const FAULTS = {
    callback() { throw fault() },
    timer() { setTimeout(() => { throw fault() }) },
    rejection() { Promise.reject(fault()) },
    twice() { Promise.reject(fault()); throw fault() },
    later() { setTimeout(async () => { await null; throw fault() }) },
  }
  const { on } = IncomingMessage.prototype
  IncomingMessage.prototype.on = function (event, listener) {
    const planted = FAULTS[this.headers['x-fault']]
    if (planted && event === 'close') return this
    return on.call(this, event, planted && event === 'end' ? planted : listener)
  }
  for (const method of ['write', 'end']) {
    const write = ServerResponse.prototype[method]
    ServerResponse.prototype[method] = function (...given) {
      if (this.req.headers['x-fault'] !== 'answer') return write.apply(this, given)
      this.flushHeaders()
      FAULTS.timer()
      return false
    }
  }`

test.each(['callback', 'timer', 'rejection', 'twice', 'later'])(
  'a fault that nobody caught is the answer of its own request and of no other (%s)',
  async (fault) => {
    server = await startServer(folder, { ...environment, ...preloadOf(FAULTS_OF_REQUESTS) })
    const client = await enter()
    const target = '/my/admin/shop/api/1.0.0/albums/create'
    const response = await client.fetch(target, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Fault': fault },
      body: JSON.stringify({ name: 'Утро' }),
    })
    const { status, error } = await openResponse(response)
    expect(status).toBe(500)
    expect(error).toMatchObject({
      code: 'failure',
      requestId: response.headers.get('x-request-id'),
    })
    await server.complained('caused by Error: nobody catches')
    expect(server.complaints()).toContain(
      `POST ${target} account=shop request=${String(error?.requestId)} Error: Nobody caught this`,
    )
    expect(await addAlbum(client, 'После')).toMatchObject({ status: 200, success: true })
    expect(await server.stop()).toBe(0)
  },
  60_000,
)

test('an answer that meets a fault when it has begun is cut off', async () => {
  server = await startServer(folder, { ...environment, ...preloadOf(FAULTS_OF_REQUESTS) })
  const client = await enter()
  const target = '/my/admin/shop/api/1.0.0/albums'
  const read = async () => (await client.fetch(target, { headers: { 'X-Fault': 'answer' } })).text()
  await expect(read()).rejects.toThrow()
  await server.complained('nobody catches')
  expect(server.complaints()).toMatch(new RegExp(`GET ${target} account=shop/\\d+ request=`))
  expect(await albumNames(client)).toEqual([])
}, 60_000)

test('asked to end, it closes its database and exits with 0, whoever keeps a connection', async () => {
  server = await startServer(folder, environment)
  const client = await enter()
  const silent = connect(port, '127.0.0.1')
  await once(silent, 'connect')
  await addAlbum(client, 'Утро')
  expect(await server.stop()).toBe(0)
  expect(server.complaints()).toBe('')
  server = await startServer(folder, environment)
  expect(await albumNames(await enter())).toEqual(['Утро'])
}, 60_000)

test('asked to end while refused callers wait, who go on at once, it answers them and exits with 0', async () => {
  server = await startServer(folder, environment)
  const body = JSON.stringify({ email: 'nobody@shop.test', password: 'wrong' })
  const head = `POST ${LOGIN_PATH} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json`
  const rest = `\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  const attempt = head + rest
  const ask = async () => {
    const socket = connect(port, '127.0.0.1')
    // Not ended by its caller: the server takes that for a disconnect.
    socket.write(`${head}\r\nConnection: close${rest}`)
    let result = ''
    for await (const chunk of socket) result += String(chunk)
    return result
  }
  while (!(await ask()).startsWith('HTTP/1.1 429')) continue
  for (let count = 1; count < AT_ONCE; count += 1) await ask()
  const pipelining = connect(port, '127.0.0.1')
  pipelining.write(attempt.repeat(50))
  let responses = ''
  pipelining.on('data', (chunk: Buffer) => {
    responses += chunk.toString()
    // Never done.
    pipelining.write(attempt)
  })
  pipelining.on('error', () => undefined)
  const closed = new Promise((resolve) => pipelining.once('close', resolve))
  const gone = connect(port, '127.0.0.1')
  gone.write(attempt, () => gone.destroy())
  // Whatever was sent before has arrived.
  await enter()
  expect(await server.stop()).toBe(0)
  await closed
  expect(responses.match(/HTTP\/1.1 429/g)?.length).toBeGreaterThanOrEqual(50)
  expect(server.complaints()).toBe('')
}, 60_000)

test('a start that cannot come to anything ends with the code for that', async () => {
  server = await startServer(folder, environment)
  await expect(startServer(folder, environment)).rejects.toThrow('EADDRINUSE')
}, 60_000)
