import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import {
  respond,
  respondToForm,
  signInAtMeta,
  type MetaNetwork,
  type MetaResponse,
} from './metaNetwork'

/** The file at an address: its bytes, or the status of a response without any. */
export type Files = Map<string, { content: Uint8Array; type: string } | number>

/**
 * Serves a fake Meta and its files. `/{version}/dialog/oauth` is the sign-in of a person who agrees
 * immediately, `/{version}/…` the Graph API, everything else a file.
 */
export function metaServer(meta: MetaNetwork, files: Files): RequestListener {
  return (request, response) => {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://meta.test')
    const [, path] = /^\/v\d+\.\d\/(.+)$/.exec(pathname) ?? []
    if (path === undefined) sendFile(response, files.get(pathname) ?? 404)
    else if (path === 'dialog/oauth') sendBack(meta, query, response)
    else if (request.method === 'POST') {
      void bodyOf(request).then((form) => {
        send(meta, response, respondToForm(meta, path, form))
      })
    } else {
      const [, token = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? []
      send(meta, response, respond(meta, { path, query, token }))
    }
  }
}

function sendBack(meta: MetaNetwork, query: URLSearchParams, response: ServerResponse): void {
  const back = new URL(query.get('redirect_uri') ?? '')
  back.searchParams.set('state', query.get('state') ?? '')
  back.searchParams.set('code', signInAtMeta(meta))
  response.writeHead(302, { location: back.href }).end()
}

function sendFile(response: ServerResponse, file: { content: Uint8Array; type: string } | number) {
  if (typeof file === 'number') response.writeHead(file).end()
  else response.writeHead(200, { 'content-type': file.type }).end(file.content)
}

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'))
}

function send(meta: MetaNetwork, response: ServerResponse, answer: MetaResponse): void {
  const usage = { call_count: meta.usage, total_time: 1, total_cputime: 1 }
  const headers = { 'content-type': 'application/json', 'x-app-usage': JSON.stringify(usage) }
  if (answer === 'cut') {
    response.writeHead(200, { 'content-length': '1000' }).write('{"data":')
    response.destroy()
  } else if ('status' in answer) {
    response.writeHead(answer.status, headers).end(answer.body)
  } else if ('code' in answer) {
    const { code, subcode, minutes } = answer
    const error = { message: 'Error', type: 'OAuthException', code, error_subcode: subcode }
    const cases = { 17841: [{ ...usage, estimated_time_to_regain_access: minutes ?? 0 }] }
    response
      .writeHead(400, { ...headers, 'x-business-use-case-usage': JSON.stringify(cases) })
      .end(JSON.stringify({ error }))
  } else {
    response.writeHead(200, headers).end(JSON.stringify(answer.response))
  }
}
