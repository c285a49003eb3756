/** Faults of real servers, for `playInternet`. */
import type { ServerResponse } from 'node:http'

const DRIP_MS = 5

/** Sends a little from time to time; `next` returns the data, null at the end. */
export function drip(
  response: ServerResponse,
  next: () => string | Buffer | null = () => ' ',
  everyMs = DRIP_MS,
): void {
  const timer = setInterval(() => {
    const part = next()
    if (part === null) response.end()
    else response.write(part)
  }, everyMs)
  response.on('close', () => {
    clearInterval(timer)
  })
}

/** Closes the connection before the response has ended. */
export function cutAfter(response: ServerResponse, part: string | Buffer): void {
  response.write(part, () => response.socket?.end())
}

/** Has neither a length nor chunks: only the end of the connection is the end of the body. */
export function endWithConnection(response: ServerResponse): void {
  response.useChunkedEncodingByDefault = false
  response.removeHeader('Transfer-Encoding')
}

/** Sends headers without end, as fast as the reader consumes them. */
export function sendEndlessHeaders({ socket }: ServerResponse): void {
  if (!socket) return
  socket.write('HTTP/1.1 200 OK\r\n')
  const line = `X-A: ${'a'.repeat(1000)}\r\n`
  const send = () => {
    while (!socket.destroyed && socket.write(line));
  }
  socket.on('drain', send)
  socket.on('error', () => undefined)
  send()
}
