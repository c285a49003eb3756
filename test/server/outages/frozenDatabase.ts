import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import path from 'node:path'
import { freePort } from '../freePort'

/** A connection to the database that can stop passing bytes on, like a machine that hangs. */
export interface Passage {
  url: string
  freeze(): void
  thaw(): void
  close(): Promise<void>
}

/** Opens a passage to the PostgreSQL of `url`, a socket's folder or a port. */
export async function openPassage(url: string): Promise<Passage> {
  const there = new URL(url)
  const host = decodeURIComponent(there.hostname)
  const port = there.port || '5432'
  const sockets = new Set<Socket>()
  let isFrozen = false
  const server = createServer({ pauseOnConnect: true }, (near) => {
    const far = host.startsWith('/')
      ? connect(path.join(host, `.s.PGSQL.${port}`))
      : connect(Number(port), host)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.on('data', (chunk) => other.write(chunk))
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
      if (isFrozen) socket.pause()
      else socket.resume()
    }
  })
  const own = await freePort()
  server.listen(own, '127.0.0.1')
  await once(server, 'listening')
  const passage = new URL(url)
  passage.hostname = '127.0.0.1'
  passage.port = String(own)
  return {
    url: passage.toString(),
    freeze() {
      isFrozen = true
      for (const socket of sockets) socket.pause()
    },
    thaw() {
      isFrozen = false
      for (const socket of sockets) socket.resume()
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
