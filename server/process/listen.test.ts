import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { request, Server } from 'node:http'
import { connect } from 'node:net'
import { createGate } from '../../test/server/gate'
import { freePort } from '../../test/server/freePort'
import { MAX_UPLOAD_BYTES } from '@/contract/files/uploads'
import { BODY_PACE } from '../limits/pace'
import { listen } from './listen'

const HOST = '127.0.0.1'
const LONG_MS = 60_000

test('stops without waiting for idle connections, whether or not they have sent a request', async () => {
  const port = await freePort()
  const listening = await listen(() => new Response('yes'), HOST, port)
  const silent = connect(port, HOST)
  await once(silent, 'connect')
  const kept = connect(port, HOST)
  kept.write('GET / HTTP/1.1\r\nHost: a.test\r\n\r\n')
  await once(kept, 'data')
  const ends = [once(silent, 'close'), once(kept, 'close')]
  await listening.stop(LONG_MS)
  await Promise.all(ends)
})

test('finishes a running request while stopping, and accepts no further request', async () => {
  const port = await freePort()
  const arrived = createGate()
  const mayAnswer = createGate()
  const listening = await listen(
    async () => {
      arrived.open()
      await mayAnswer.opened
      return new Response('done')
    },
    HOST,
    port,
  )
  const response = fetch(`http://${HOST}:${port}/`)
  await arrived.opened
  const stopped = listening.stop(LONG_MS)
  await expect(fetch(`http://${HOST}:${port}/`)).rejects.toThrow()
  mayAnswer.open()
  expect(await (await response).text()).toBe('done')
  await stopped
})

test('stops although a client sends one request after another', async () => {
  const port = await freePort()
  let answerLast: () => void = () => undefined
  const listening = await listen(
    () => {
      // There is always a waiting request.
      answerLast()
      return new Promise<Response>((resolve) => {
        answerLast = () => {
          resolve(new Response('done'))
        }
      })
    },
    HOST,
    port,
  )
  const call = 'GET / HTTP/1.1\r\nHost: a.test\r\n\r\n'
  const caller = connect(port, HOST)
  caller.on('error', () => undefined)
  caller.on('data', () => caller.write(call))
  caller.write(call.repeat(2))
  await once(caller, 'data')
  const closed = new Promise((resolve) => caller.once('close', resolve))
  await listening.stop(LONG_MS)
  await closed
})

test('aborts a request that is still running when the time for stopping is over', async () => {
  const port = await freePort()
  const arrived = createGate()
  const listening = await listen(
    () => {
      arrived.open()
      return new Promise<Response>(() => undefined)
    },
    HOST,
    port,
  )
  const asked = request({ host: HOST, port })
  const failed = once(asked, 'error')
  asked.end()
  await arrived.opened
  await listening.stop(10)
  await failed
})

test('rejects with EADDRINUSE when the port is in use', async () => {
  const port = await freePort()
  const first = await listen(() => new Response(''), HOST, port)
  await expect(listen(() => new Response(''), HOST, port)).rejects.toMatchObject({
    code: 'EADDRINUSE',
  })
  await first.stop(0)
})

/** Node's event of an incoming request. */
const REQUEST_STARTED = 'http.server.request.start'

/** The Node server that serves requests to this port. */
async function serverAt(port: number): Promise<Server> {
  const found: unknown[] = []
  const note = (message: unknown) => {
    if (message !== null && typeof message === 'object' && 'server' in message) {
      found.push(message.server)
    }
  }
  subscribe(REQUEST_STARTED, note)
  await (await fetch(`http://${HOST}:${port}/`)).text()
  unsubscribe(REQUEST_STARTED, note)
  const [server] = found
  if (!(server instanceof Server)) throw new Error('Nobody took the call')
  return server
}

test('sets a timeout for requests that is longer than the slowest video takes and shorter than a day', async () => {
  const port = await freePort()
  const listening = await listen(() => new Response('yes'), HOST, port)
  const { requestTimeout, headersTimeout } = await serverAt(port)
  await listening.stop(0)
  const slowestVideoMs = (MAX_UPLOAD_BYTES / BODY_PACE.least) * 1000
  expect(requestTimeout).toBeGreaterThan(slowestVideoMs)
  expect(requestTimeout).toBeLessThan(24 * 60 * 60 * 1000)
  // The head of a request has no pace.
  expect([headersTimeout > 0, headersTimeout <= 60_000]).toEqual([true, true])
})

test('keeps the idle connections of a proxy longer than proxies do, and those of browsers briefly', async () => {
  const idle = async (isBehindProxy: boolean) => {
    const port = await freePort()
    const listening = await listen(() => new Response('yes'), HOST, port, { isBehindProxy })
    const { keepAliveTimeout } = await serverAt(port)
    await listening.stop(0)
    return keepAliveTimeout
  }
  expect(await idle(true)).toBeGreaterThan(60_000)
  expect(await idle(false)).toBeLessThanOrEqual(5000)
})
