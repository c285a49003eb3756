import { AsyncLocalStorage } from 'node:async_hooks'
import { Hono } from 'hono'
import { freePort } from '../../test/server/freePort'
import { listen, type Listening } from '../process/listen'
import type { RequestFacts } from '../caller/requestFacts'
import { failLostRequests, loseRequest } from './requestUnderWay'

const HOST = '127.0.0.1'
const FAULT = new Error('No such blob')

let reported: { error: unknown; path: string | undefined }[] = []
let listening: Listening
let address = ''
let loseBegun = () => {}

/** Simulates an emitter without a listener, or a promise that is not awaited, in the next turn of the event loop. */
const loseSoon = () =>
  setImmediate(() => {
    loseRequest(FAULT, (error: unknown, request?: RequestFacts) => {
      reported.push({ error, path: request?.path })
    })
  })

beforeEach(async () => {
  reported = []
  const app = new Hono()
  app.onError((error, context) =>
    context.json({ said: error.message, cause: error.cause === FAULT }, 500),
  )
  app.use(failLostRequests)
  app.get('/hangs', () => {
    loseSoon()
    return new Promise<Response>(() => undefined)
  })
  app.get('/hangs-twice', () => {
    loseSoon()
    loseSoon()
    return new Promise<Response>(() => undefined)
  })
  app.get('/begun', () => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        controller.enqueue(Buffer.from('half of it'))
      },
    })
    // The test calls it once the client has the beginning; bound, so that it belongs to the request.
    loseBegun = AsyncLocalStorage.bind(loseSoon)
    return new Response(body)
  })
  app.get('/fine', (context) => context.text('fine'))
  const port = await freePort()
  address = `http://${HOST}:${port}`
  listening = await listen(app.fetch, HOST, port)
})
afterEach(() => listening.stop(0))

test('turns the response into an internal failure when an uncaught error occurs during the request', async () => {
  const other = fetch(`${address}/fine`)
  const response = await fetch(`${address}/hangs`)
  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({ said: 'Nobody caught this', cause: true })
  expect(await (await other).text()).toBe('fine')
  // The error handler of the response reports it.
  expect(reported).toEqual([])
})

test('does not change the response of a failed request after a further error', async () => {
  const response = await fetch(`${address}/hangs-twice`)
  expect(response.status).toBe(500)
  expect(await response.json()).toMatchObject({ cause: true })
})

test('aborts a response that has begun, so that its client does not take it as complete', async () => {
  const response = await fetch(`${address}/begun`)
  expect(response.status).toBe(200)
  const body = response.body!.getReader()
  await body.read()
  loseBegun()
  await expect(body.read()).rejects.toThrow()
  expect(reported).toEqual([{ error: FAULT, path: '/begun' }])
})

test('reports an error that belongs to no request', () => {
  const seen: unknown[] = []
  loseRequest(FAULT, (error, request) => seen.push([error, request]))
  expect(seen).toEqual([[FAULT, undefined]])
})

test('responds normally in an app without a server', async () => {
  const app = new Hono()
  app.use(failLostRequests)
  app.get('/', (context) => context.text('fine'))
  expect(await (await app.request('/')).text()).toBe('fine')
})
