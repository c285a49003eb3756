import { createServer, type RequestListener, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { sendForm } from './sendForm'

let service: Server | undefined

async function listen(result: RequestListener): Promise<string> {
  service = createServer(result).listen(0, '127.0.0.1')
  await once(service, 'listening')
  return `http://127.0.0.1:${(service.address() as AddressInfo).port}`
}

afterEach(() => {
  service?.closeAllConnections()
  service?.close()
})

test('sends a form and returns status and body', async () => {
  let sent = ''
  const url = await listen((request, response) => {
    request.setEncoding('utf8').on('data', (part: string) => {
      sent += part
    })
    request.on('end', () => response.writeHead(418).end('чай'))
  })
  expect(await sendForm(url, { access_token: 'a&b', v: '1' })).toEqual({ status: 418, body: 'чай' })
  expect(sent).toBe('access_token=a%26b&v=1')
})

test('follows no redirect, so that it sends a token to no other host', async () => {
  const url = await listen((_request, response) => {
    response.writeHead(307, { Location: 'http://127.0.0.1:9/' }).end()
  })
  await expect(sendForm(url, {})).rejects.toThrow()
})

test('aborts a response that is too large', async () => {
  const url = await listen((_request, response) => {
    response.end(Buffer.alloc(5 * 1024 * 1024))
  })
  await expect(sendForm(url, {})).rejects.toThrow('too large')
})

test('rejects when the server does not respond', async () => {
  const url = await listen((request) => request.socket.destroy())
  await expect(sendForm(url, {})).rejects.toThrow()
})
