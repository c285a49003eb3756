import { LOGIN_PATH } from '@/contract/addresses'
import { MAX_UPLOAD_BYTES } from '@/contract/files/uploads'
import { createClient, openResponse } from '../../test/server/client'
import { jpeg } from '../../test/server/pictures'
import { openShop } from '../../test/server/shopDesk'
import { BODY_PACE, MAX_BODY_MS, pacedChunks } from './pace'

const desk = openShop()

afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

/** Fakes timers; streams do not depend on them. */
const stopTime = () =>
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })

/** Short enough for a test to wait. */
const WINDOW_MS = 100

function hurry(): void {
  jest.replaceProperty(BODY_PACE, 'window', WINDOW_MS)
}

/** Chunks of this many bytes with a pause before each; without an end it then stalls. */
function pieces(count: number, bytes: number, pause: number, isEnding = true) {
  let sent = 0
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, pause))
      if (sent < count) controller.enqueue(new Uint8Array(bytes))
      else if (isEnding) controller.close()
      else await new Promise(() => undefined)
      sent += 1
    },
  })
}

async function lengthOf(body: ReadableStream<Uint8Array>, least: number): Promise<number> {
  let length = 0
  for await (const chunk of pacedChunks(body, { least, window: WINDOW_MS })) length += chunk.length
  return length
}

test('accepts a slow body as long as it keeps the minimum pace', async () => {
  stopTime()
  const length = lengthOf(pieces(30, 1000, 20), 100)
  await jest.advanceTimersByTimeAsync(31 * 20)
  expect(await length).toBe(30_000)
})

test.each([
  ['stalls', () => pieces(1, 1000, 0, false)],
  ['never begins', () => pieces(0, 0, 0, false)],
  ['trickles', () => pieces(1000, 1, 5)],
])('aborts a body that %s', async (_, body) => {
  await expect(lengthOf(body(), 100_000)).rejects.toMatchObject({ status: 408, code: 'too-slow' })
})

test.each([
  ['that is too slow', true],
  ['whose reader stops', false],
])('cancels the source of a body %s', async (_, isSlow) => {
  const cancel = jest.fn()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      if (!isSlow) controller.enqueue(new Uint8Array(10))
    },
    cancel,
  })
  if (isSlow) await expect(lengthOf(body, 100_000)).rejects.toThrow('too-slow')
  else for await (const _chunk of pacedChunks(body)) break
  expect(cancel).toHaveBeenCalledTimes(1)
})

test('does not count the time that the server itself needs', async () => {
  stopTime()
  const several = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let count = 0; count < 5; count += 1) controller.enqueue(new Uint8Array(10))
      controller.close()
    },
  })
  let length = 0
  for await (const chunk of pacedChunks(several, { least: 200, window: WINDOW_MS })) {
    await jest.advanceTimersByTimeAsync(WINDOW_MS)
    length += chunk.length
  }
  expect(length).toBe(50)
})

test('rejects the body of a disconnected sender as malformed', async () => {
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      controller.error(new Error('gone'))
    },
  })
  await expect(lengthOf(body, 1)).rejects.toMatchObject({ status: 400 })
})

const TOO_SLOW = {
  status: 408,
  success: false,
  error: { code: 'too-slow' },
  statusMessage:
    'Данные приходили слишком медленно, и приём остановлен. Проверьте соединение и повторите',
}

/** The beginning of a body, and then nothing more. */
function standingStill(beginning: Uint8Array): RequestInit {
  let isSent = false
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (isSent) return new Promise(() => undefined)
      isSent = true
      controller.enqueue(beginning)
      return undefined
    },
  })
  return { method: 'POST', body, duplex: 'half' } as RequestInit
}

test('responds to a stalled upload with a message', async () => {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(await jpeg())], 'photo.jpg'))
  const encoded = new Response(form)
  const type = encoded.headers.get('content-type') ?? ''
  const content = new Uint8Array(await encoded.arrayBuffer())
  hurry()
  const response = await desk.client.fetch('/api/1.0.0/self_upload/medias?username=shop', {
    ...standingStill(content.subarray(0, content.length - 100)),
    headers: { 'Content-Type': type },
  })
  expect(await openResponse(response)).toMatchObject(TOO_SLOW)
})

test('responds to a stalled request with a message', async () => {
  hurry()
  const response = await createClient(desk.world).fetch(LOGIN_PATH, {
    ...standingStill(Buffer.from('{"email":')),
    headers: { 'Content-Type': 'application/json' },
  })
  expect(await openResponse(response)).toMatchObject(TOO_SLOW)
})

test('allows a body more time than the largest video takes at the slowest pace', () => {
  const time = (MAX_UPLOAD_BYTES / BODY_PACE.least) * 1000
  expect(time).toBeGreaterThan(300_000)
  expect(MAX_BODY_MS).toBeGreaterThan(time)
})
