import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createWeb, type WebOptions } from '../../../server/outbound/createWeb'
import type { Web } from '../../../server/outbound/web'
import { isPrivateHost } from '../../../server/outbound/isPrivateHost'

const LOOPBACK = '127.0.0.1'

/** A server on this machine that serves every public site whose name ends in `.test`. */
export interface Internet {
  /** Reads from this server; every other address of this machine and its networks stays private. */
  web: Web
  /**
   * Like `web`, with short timeouts; for endless responses only, because a busy machine is slow.
   */
  impatientWeb: Web
  /** The address of a page of this server. */
  at(path: string, host?: string): string
  close(): void
}

export async function playInternet(
  response: RequestListener,
  /** Names that resolve elsewhere, with their addresses; and another time limit. */
  { names = {}, limitMs }: { names?: Record<string, string[]>; limitMs?: number } = {},
): Promise<Internet> {
  const server: Server = createServer(response).listen(0, LOOPBACK)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const options: WebOptions = {
    resolve: (name) =>
      Promise.resolve(
        (names[name] ?? [LOOPBACK]).map((address) => ({
          address,
          family: address.includes(':') ? 6 : 4,
        })),
      ),
    isPrivate: (host) => host !== LOOPBACK && isPrivateHost(host),
    isPort: (asked) => asked === port,
    ...(limitMs === undefined ? {} : { limitMs }),
  }
  return {
    web: createWeb(options),
    impatientWeb: createWeb({ ...options, limitMs: 400 }),
    at: (path, host = 'site.test') => `http://${host}:${port}${path}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
