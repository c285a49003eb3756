import { once } from 'node:events'
import { createServer } from 'node:http'
import { feedEndpoints } from '@/contract/endpoints/feeds'
import type { Client } from '../client'
import { createGate } from '../gate'
import { ymlOf } from '../feeds/ymlFeed'
import { freePort } from '../freePort'

/** A shop's site with catalogue feeds, which a real server reads as a job. */
export interface FeedServer {
  /** Submits another feed; resolves when the server has requested it. */
  isReadFor(client: Client, name: string): Promise<void>
  close(): Promise<void>
}

export async function openFeedServer(): Promise<FeedServer> {
  const gates = new Map<string, ReturnType<typeof createGate>>()
  const gateOf = (path: string) => {
    const gate = gates.get(path) ?? createGate()
    gates.set(path, gate)
    return gate
  }
  const server = createServer((request, response) => {
    response.setHeader('Content-Type', 'application/xml')
    response.end(ymlOf('cup'))
    gateOf(request.url ?? '').open()
  })
  const port = await freePort()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    async isReadFor(client, name) {
      const link = `http://127.0.0.1:${port}/${name}.xml`
      await client.call(feedEndpoints.createFeed, { body: { link } })
      await gateOf(`/${name}.xml`).opened
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
