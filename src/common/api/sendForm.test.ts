import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { postMediaEndpoints } from '@/contract/endpoints/postMedia'
import { failureEnvelope, successEnvelope } from '@/contract/envelope'
import { RUNTIME_CONFIG_ID } from '@/contract/runtimeConfig'
import { sendForm } from './sendForm'

const server = setupServer()
beforeAll(() => {
  const config = document.createElement('script')
  config.type = 'application/json'
  config.id = RUNTIME_CONFIG_ID
  config.textContent = JSON.stringify({
    backOfficeUrl: '',
    widgetUrl: '',
    supportContact: null,
    hasSupportInbox: false,
    sentryDsn: null,
    demoShopUrl: null,
  })
  document.head.append(config)
  server.listen()
})
afterEach(() => {
  server.resetHandlers()
})
afterAll(() => {
  server.close()
})

const call = { endpoint: postMediaEndpoints.uploadMedia, query: { username: 'shop' } }
const send = (signal = new AbortController().signal) =>
  sendForm(call, new FormData(), { signal, creationKey: 'photo-1', onProgress: () => undefined })

/** Responds "too busy" `times` times, then accepts the form. */
function busyFor(times: number, retryAfter: string): { asked: () => number } {
  let asked = 0
  server.use(
    http.post('*/self_upload/medias', () => {
      asked += 1
      return asked <= times
        ? HttpResponse.json(failureEnvelope('Мы ещё обрабатываем'), {
            status: 429,
            headers: { 'Retry-After': retryAfter },
          })
        : HttpResponse.json(successEnvelope({ mediaList: [] }))
    }),
  )
  return { asked: () => asked }
}

test('sends a form again when the back office asks for a retry', async () => {
  const { asked } = busyFor(2, '0')
  expect(await send()).toEqual({ data: { mediaList: [] } })
  expect(asked()).toBe(3)
})

test('returns the message of the refusal after the last retry', async () => {
  const { asked } = busyFor(100, '0')
  expect(await send()).toMatchObject({
    status: 429,
    error: { kind: 'http', statusMessage: 'Мы ещё обрабатываем' },
  })
  expect(asked()).toBe(5)
})

test('does not retry an aborted form', async () => {
  const { asked } = busyFor(1, '600')
  const stopped = new AbortController()
  const sent = send(stopped.signal)
  await waitFor(() => {
    expect(asked()).toBe(1)
  })
  stopped.abort()
  expect(await sent).toMatchObject({ error: { kind: 'aborted' } })
  expect(asked()).toBe(1)
})
