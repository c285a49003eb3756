import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage } from 'node:http'

/**
 * Sends a request in two parts on a connection of its own: the head and the first bytes, then, when `between` is done,
 * the rest. So the server has its connection whatever happens in between.
 */
export async function sendInTwoParts(
  request: Request,
  between: () => Promise<void>,
): Promise<Response> {
  const body = Buffer.from(await request.arrayBuffer())
  const call = httpRequest(request.url, {
    agent: false,
    method: request.method,
    headers: { ...Object.fromEntries(request.headers), 'Content-Length': String(body.length) },
  })
  const answered = once(call, 'response') as Promise<[IncomingMessage]>
  // A failure before the response is awaited is thrown by the await.
  answered.catch(() => undefined)
  const middle = Math.min(20, body.length)
  await new Promise((resolve) => call.write(body.subarray(0, middle), resolve))
  await between()
  call.end(body.subarray(middle))
  const [response] = await answered
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(Buffer.from(chunk as Uint8Array))
  return new Response(Buffer.concat(chunks), { status: response.statusCode ?? 0 })
}
