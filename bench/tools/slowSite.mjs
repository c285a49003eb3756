import { once } from 'node:events'
import { createServer } from 'node:http'

const BEFORE_HEAD_MS = 500
const CHUNKS = 100
const BETWEEN_CHUNKS_MS = 20
const CHUNK = '<p>Words that nobody needs.</p>'.repeat(500)

/** A site with long pages that arrive slowly. */
export async function openSlowSite() {
  const server = createServer((_, response) => {
    setTimeout(() => {
      response.setHeader('Content-Type', 'text/html')
      response.write('<!doctype html><title>Slow</title>')
      let sent = 0
      const timer = setInterval(() => {
        response.write(CHUNK)
        sent += 1
        if (sent === CHUNKS) response.end()
      }, BETWEEN_CHUNKS_MS)
      response.once('close', () => clearInterval(timer))
    }, BEFORE_HEAD_MS)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
