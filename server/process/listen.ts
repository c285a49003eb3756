import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { MAX_BODY_MS } from '../limits/pace'
import { enterRequest } from '../http/requestUnderWay'
import { lingerOnClose, type Linger } from './lingerOnClose'

/** A listening server. */
export interface Listening {
  /**
   * Accepts no new connections; running requests may finish within `patience` (ms), then their
   * connections are closed.
   */
  stop(patience: number): Promise<void>
}

type Fetch = (request: Request) => Response | Promise<Response>

const SECOND = 1000
const HEADERS_MS = 60 * SECOND
/**
 * How long a connection may be idle. A proxy keeps its connections for a minute or so and sends the next request over one
 * of them; were it closed here at that moment, the request would stay unanswered, and a POST must not be sent twice.
 * Browsers ask again by themselves, and theirs are too many to be kept for long.
 */
const IDLE_MS = { proxy: 75 * SECOND, browser: 5 * SECOND }

interface ListenOptions {
  linger?: Linger | undefined
  isBehindProxy?: boolean
}

/** Resolves when requests are accepted; rejects when the address is not available. */
export function listen(
  fetch: Fetch,
  hostname: string,
  port: number,
  { linger, isBehindProxy = false }: ListenOptions = {},
): Promise<Listening> {
  const server = createAdaptorServer({
    fetch,
    hostname,
    // The pace of a body is checked where it is read; this limit ends only unread bodies.
    serverOptions: {
      headersTimeout: HEADERS_MS,
      requestTimeout: MAX_BODY_MS,
      keepAliveTimeout: isBehindProxy ? IDLE_MS.proxy : IDLE_MS.browser,
    },
  }) as Server
  // Before any other listener.
  server.prependListener('request', (_, outgoing) => {
    enterRequest(outgoing)
  })
  const underWay = countCalls(server)
  lingerOnClose(server, linger)
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, hostname, () => {
      server.off('error', reject)
      // An error of the server, for example when no handle is left for a connection, is ignored:
      // the next connection may be accepted.
      server.on('error', () => undefined)
      resolve({ stop: (patience) => stop(server, underWay, patience) })
    })
  })
}

/** Connections with their number of running requests: Node counts one without a request as busy. */
function countCalls(server: Server): Map<Socket, number> {
  const calls = new Map<Socket, number>()
  server.on('connection', (socket: Socket) => {
    calls.set(socket, 0)
    socket.once('close', () => calls.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    calls.set(socket, (calls.get(socket) ?? 0) + 1)
    // Otherwise a client that sends one request after another would delay the end.
    if (!server.listening) response.shouldKeepAlive = false
    response.once('close', () => {
      const left = (calls.get(socket) ?? 1) - 1
      if (calls.has(socket)) calls.set(socket, left)
      if (left === 0 && !server.listening) socket.destroySoon()
    })
  })
  return calls
}

function stop(server: Server, calls: Map<Socket, number>, patience: number): Promise<void> {
  return new Promise((resolve) => {
    const impatient = setTimeout(() => {
      for (const socket of calls.keys()) socket.destroy()
    }, patience)
    server.close(() => {
      clearTimeout(impatient)
      resolve()
    })
    for (const [socket, count] of calls) if (count === 0) socket.destroy()
  })
}
