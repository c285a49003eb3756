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

/** What an emitter without a listener or a promise that nobody awaits comes to, at the next turn of the loop. */
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
        setTimeout(loseSoon, 1)
      },
    })
    return new Response(body)
  })
  app.get('/fine', (context) => context.text('fine'))
  const port = await freePort()
  address = `http://${HOST}:${port}`
  listening = await listen(app.fetch, HOST, port)
})
afterEach(() => listening.stop(0))

test('a fault that nobody caught fails the request that it came of, as a fault of ours', async () => {
  const other = fetch(`${address}/fine`)
  const response = await fetch(`${address}/hangs`)
  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({ said: 'Nobody caught this', cause: true })
  expect(await (await other).text()).toBe('fine')
  // Whoever answers reports it.
  expect(reported).toEqual([])
})

test('the next fault of a request that has failed leaves its answer alone', async () => {
  const response = await fetch(`${address}/hangs-twice`)
  expect(response.status).toBe(500)
  expect(await response.json()).toMatchObject({ cause: true })
})

test('a response that has begun is cut off, so that nobody takes it for the whole', async () => {
  const response = await fetch(`${address}/begun`)
  expect(response.status).toBe(200)
  await expect(response.text()).rejects.toThrow()
  expect(reported).toEqual([{ error: FAULT, path: '/begun' }])
})

test('a fault that belongs to no request is reported as it is', () => {
  const seen: unknown[] = []
  loseRequest(FAULT, (error, request) => seen.push([error, request]))
  expect(seen).toEqual([[FAULT, undefined]])
})

test('without a server before it, an app answers all the same', async () => {
  const app = new Hono()
  app.use(failLostRequests)
  app.get('/', (context) => context.text('fine'))
  expect(await (await app.request('/')).text()).toBe('fine')
})
