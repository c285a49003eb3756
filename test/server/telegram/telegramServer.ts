import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { respond, type TelegramNetwork, type TelegramResponse } from './telegramNetwork'

/** Serves a fake Telegram: `/bot<token>/<method>` and `/file/bot<token>/<path>`. */
export function telegramServer(telegram: TelegramNetwork): RequestListener {
  return (request, response) => {
    // A busy machine may take longer between two calls than a connection is kept.
    response.setHeader('connection', 'close')
    const { pathname } = new URL(request.url ?? '/', 'http://telegram.test')
    const [, kind = '', first = '', second = ''] =
      /^(?:\/(file))?\/bot([^/]+)\/(.+)$/.exec(pathname) ?? []
    if (kind === 'file') {
      const id = /photos\/(.+)\.jpg$/.exec(second)?.[1] ?? ''
      const content = first === telegram.token ? (telegram.files.get(id)?.content ?? 404) : 404
      if (typeof content === 'number') response.writeHead(content).end()
      else response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(content)
      return
    }
    void bodyOf(request).then(async (form) => {
      send(response, await respond(telegram, first, { method: second, form }))
    })
  }
}

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'))
}

function send(response: ServerResponse, answer: TelegramResponse): void {
  if (answer === 'silence') return
  if (answer === 'cut') {
    response.writeHead(200, { 'content-length': '1000' }).write('{"ok":true,')
    response.destroy()
  } else if ('status' in answer) {
    response.writeHead(answer.status).end(answer.body)
  } else if ('code' in answer) {
    const { code, retryAfter } = answer
    const parameters = retryAfter === undefined ? undefined : { retry_after: retryAfter }
    const body = { ok: false, error_code: code, description: 'Error', parameters }
    response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  } else {
    const body = { ok: true, ...answer }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
}
