import { once } from 'node:events'
import { connect } from 'node:net'
import { LOGIN_PATH } from '@/contract/addresses'
import { openResponse } from '../../test/server/client'
import {
  addAlbum,
  albumNames,
  openServerDesk,
  preloadOf,
} from '../../test/server/outages/serverDesk'
import { AT_ONCE } from '../http/delayRefusals'

const desk = openServerDesk()

/** Injected into the server's process: throws uncaught errors. */
const FAULTS = `
  process.on('SIGUSR2', () => {
    Promise.reject(new Error('nobody waits'))
    setImmediate(() => { throw new Error('nobody catches') })
  })`

test('logs an uncaught error and keeps the server running', async () => {
  const server = await desk.start(preloadOf(FAULTS))
  const client = await desk.enter()
  server.signal('SIGUSR2')
  await server.complained('nobody catches')
  expect(server.complaints()).toContain('nobody waits')
  expect(await addAlbum(client, 'После')).toMatchObject({ status: 200, success: true })
  expect(await server.stop()).toBe(0)
})

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

test('an uncaught error fails only its own request, and aborts a response that has begun', async () => {
  const server = await desk.start(preloadOf(FAULTS_OF_REQUESTS))
  const client = await desk.enter()
  const create = '/my/admin/shop/api/1.0.0/albums/create'
  for (const fault of ['callback', 'timer', 'rejection', 'twice', 'later']) {
    const response = await client.fetch(create, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Fault': fault },
      body: JSON.stringify({ name: 'Утро' }),
    })
    const { status, error } = await openResponse(response)
    const requestId = response.headers.get('x-request-id')
    expect({ fault, status, error }).toMatchObject({
      status: 500,
      error: { code: 'failure', requestId },
    })
    await server.complained(
      `POST ${create} account=shop request=${String(requestId)} Error: Nobody caught this`,
    )
    expect(await addAlbum(client, fault)).toMatchObject({ status: 200, success: true })
  }
  expect(server.complaints()).toContain('caused by Error: nobody catches')
  const list = '/my/admin/shop/api/1.0.0/albums'
  const read = async () => (await client.fetch(list, { headers: { 'X-Fault': 'answer' } })).text()
  await expect(read()).rejects.toThrow()
  await server.complained(`GET ${list} account=shop/`)
  expect(await albumNames(client)).toHaveLength(5)
  expect(await server.stop()).toBe(0)
}, 60_000)

test('closes its database and exits with 0 on SIGTERM, despite open connections', async () => {
  const server = await desk.start()
  const client = await desk.enter()
  const silent = connect(desk.port, '127.0.0.1')
  await once(silent, 'connect')
  await addAlbum(client, 'Утро')
  expect(await server.stop()).toBe(0)
  expect(server.complaints()).toBe('')
  await desk.start()
  expect(await albumNames(await desk.enter())).toEqual(['Утро'])
})

test('responds to waiting refused callers on SIGTERM and exits with 0, even when they call again at once', async () => {
  const server = await desk.start()
  const body = JSON.stringify({ email: 'nobody@shop.test', password: 'wrong' })
  const head = `POST ${LOGIN_PATH} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json`
  const rest = `\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  const attempt = head + rest
  const ask = async () => {
    const socket = connect(desk.port, '127.0.0.1')
    // Not ended by its caller: the server treats that as a disconnect.
    socket.write(`${head}\r\nConnection: close${rest}`)
    let result = ''
    for await (const chunk of socket) result += String(chunk)
    return result
  }
  while (!(await ask()).startsWith('HTTP/1.1 429')) continue
  for (let count = 1; count < AT_ONCE; count += 1) await ask()
  const pipelining = connect(desk.port, '127.0.0.1')
  pipelining.write(attempt.repeat(50))
  let responses = ''
  pipelining.on('data', (chunk: Buffer) => {
    responses += chunk.toString()
    // Without end: each response causes another request.
    pipelining.write(attempt)
  })
  pipelining.on('error', () => undefined)
  const closed = new Promise((resolve) => pipelining.once('close', resolve))
  const gone = connect(desk.port, '127.0.0.1')
  gone.write(attempt, () => gone.destroy())
  // All data sent before has arrived.
  await desk.enter()
  expect(await server.stop()).toBe(0)
  await closed
  expect(responses.match(/HTTP\/1.1 429/g)?.length).toBeGreaterThanOrEqual(50)
  expect(server.complaints()).toBe('')
})

test('exits with the code that prevents restarts when its port is in use', async () => {
  await desk.start()
  await expect(desk.start()).rejects.toThrow('EADDRINUSE')
})
