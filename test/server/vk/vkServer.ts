import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { respond, type VkNetwork, type VkResponse } from './vkNetwork'

/** The picture at an address: its bytes, or the status of a response without any. */
export type Pictures = Map<string, Uint8Array | number>

/** Serves a fake VK and its pictures: `/method/…` is the API, everything else a picture. */
export function vkServer(vk: VkNetwork, pictures: Pictures): RequestListener {
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://vk.test')
    if (pathname.startsWith('/method/')) {
      void bodyOf(request).then(async (form) => {
        send(response, await respond(vk, { method: pathname.slice('/method/'.length), form }))
      })
      return
    }
    const picture = pictures.get(pathname) ?? 404
    if (typeof picture === 'number') response.writeHead(picture).end()
    else response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture)
  }
}

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'))
}

/** Errors have status 200, and repeat all parameters of the request, the key too. */
function send(response: ServerResponse, answer: VkResponse): void {
  if (answer === 'silence') return
  if (answer === 'cut') {
    response.writeHead(200, { 'content-length': '1000' }).write('{"response":')
    response.destroy()
  } else if ('status' in answer) {
    response.writeHead(answer.status).end(answer.body)
  } else if ('code' in answer) {
    const { code, subcode } = answer
    const request_params = [{ key: 'access_token', value: 'vk1.a.0123456789abcdefghij' }]
    const error = { error_code: code, error_subcode: subcode, error_msg: 'Error', request_params }
    sendJson(response, { error })
  } else {
    sendJson(response, answer)
  }
}

function sendJson(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
