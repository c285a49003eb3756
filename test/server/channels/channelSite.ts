import type { RequestListener, ServerResponse } from 'node:http'

/** The response at a path: a body, or another behaviour of the server. */
export interface SitePage {
  body?: string | Uint8Array
  status?: number
  type?: string
  etag?: string
  location?: string
  /** Ends in the middle without an error; or never ends. */
  fault?: 'cut' | 'silence'
}

/** A fake web of channels: by `host` without its port, and path. */
export interface ChannelSite {
  pages: Map<string, SitePage>
  /** Host and path of each request, in order. */
  requests: string[]
  /** Called before each response. */
  meanwhile: (request: string) => void | Promise<void>
}

export const createChannelSite = (): ChannelSite => ({
  pages: new Map(),
  requests: [],
  meanwhile: () => undefined,
})

export function channelServer(site: ChannelSite): RequestListener {
  return (request, response) => {
    const [host = ''] = (request.headers.host ?? '').split(':')
    const name = `${host}${request.url ?? '/'}`
    site.requests.push(name)
    void Promise.resolve(site.meanwhile(name)).then(() => {
      const page = site.pages.get(name) ?? { status: 404 }
      const isKnown = page.etag !== undefined && request.headers['if-none-match'] === page.etag
      send(response, isKnown ? { status: 304 } : page)
    })
  }
}

function send(response: ServerResponse, page: SitePage): void {
  const { body = '', status = 200, type = 'application/xml', etag, location, fault } = page
  if (fault === 'silence') return
  const content = Buffer.from(body)
  const headers = {
    'content-type': type,
    ...(etag === undefined ? {} : { etag }),
    ...(location === undefined ? {} : { location }),
  }
  if (fault === 'cut') {
    response.writeHead(200, { ...headers, 'content-length': content.length })
    response.write(content.subarray(0, content.length / 2), () => response.destroy())
    return
  }
  response.writeHead(status, headers).end(content)
}
