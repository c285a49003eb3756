import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface LocalSite {
  /** The origin of the site, which differs from the cabinet's. */
  url: string
  close(): void
}

/** A site on this machine. */
export async function openLocalSite(listener: RequestListener): Promise<LocalSite> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${String(port)}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** A site that sends the same response to every request. */
export const openOnePage = (type: string, content: string): Promise<LocalSite> =>
  openLocalSite((_request, response) => {
    response.setHeader('Content-Type', type).end(content)
  })

/** A shop page with this content. */
export const openShopPage = (body: string): Promise<LocalSite> =>
  openOnePage(
    'text/html',
    `<!doctype html><html lang="ru"><title>Shop</title><link rel="icon" href="data:,">${body}</html>`,
  )
