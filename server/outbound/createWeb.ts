import { lookup } from 'node:dns/promises'
import type { Agent, Dispatcher } from 'undici'
import { isPrivateHost } from './isPrivateHost'
import { checkedLookup, type Resolve } from './checkedLookup'
import { pacedBody } from './pacedBody'
import { ACCEPT_ENCODING, unpacked } from './unpacked'
import { asWebFailure, LateFailure, WebFailure, type Web, type WebRequest } from './web'

export interface WebOptions {
  /** Every address of a name. */
  resolve?: Resolve
  /** Whether a host or its address is not part of the public internet. */
  isPrivate?: (host: string) => boolean
  /** Whether a port may be asked. */
  isPort?: (port: number) => boolean
  /** From the first question to the last byte, redirects and all. */
  limitMs?: number
}

type PageResponse = Dispatcher.ResponseData

const MOST_REDIRECTS = 5
const LIMIT_MS = 15_000
const USER_AGENT = 'Mozilla/5.0 (compatible; Vitrina)'
const REDIRECTS = new Set([301, 302, 303, 307, 308])
const PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 }

const resolveHost: Resolve = (hostname) => lookup(hostname, { all: true })

export function createWeb({
  resolve = resolveHost,
  isPrivate = isPrivateHost,
  isPort = (port) => Object.values(PORTS).includes(port),
  limitMs = LIMIT_MS,
}: WebOptions = {}): Web {
  /** Literal addresses are never looked up, so hosts are checked before names are. */
  function checked(address: string, base?: URL): URL {
    if (!URL.canParse(address, base)) throw new WebFailure('unreachable')
    const url = new URL(address, base)
    const port = url.port === '' ? PORTS[url.protocol] : Number(url.port)
    const isUsual = url.protocol in PORTS && port !== undefined && isPort(port)
    if (!isUsual || url.username !== '' || url.password !== '') throw new WebFailure('unusual')
    if (isPrivate(url.hostname)) throw new WebFailure('private')
    url.hash = ''
    return url
  }

  async function follow(
    agent: Agent,
    start: URL,
    request: WebRequest,
    signal: AbortSignal,
  ): Promise<{ url: URL; response: PageResponse }> {
    const seen = new Set<string>()
    for (let url = start; ;) {
      if (seen.has(url.href) || seen.size > MOST_REDIRECTS) throw new WebFailure('loop')
      seen.add(url.href)
      const response = await ask(agent, url, request, signal)
      const next = headerOf(response, 'location')
      if (!REDIRECTS.has(response.statusCode) || next === '') return { url, response }
      response.body.destroy()
      url = checked(next, url)
    }
  }

  return {
    async read(address, request, use) {
      const start = checked(address)
      const ending = new AbortController()
      const end = () => {
        ending.abort()
      }
      const beLate = () => {
        ending.abort(new LateFailure())
      }
      const timer = setTimeout(beLate, request.limitMs ?? limitMs)
      const startTimer = setTimeout(beLate, request.startMs ?? request.limitMs ?? limitMs)
      request.signal?.addEventListener('abort', end)
      const agent = await createAgent(checkedLookup(resolve, isPrivate), limitMs)
      try {
        if (request.signal?.aborted) throw new WebFailure('unreachable')
        const { url, response } = await follow(agent, start, request, ending.signal)
        clearTimeout(startTimer)
        return await use({
          url: url.href,
          status: response.statusCode,
          type: headerOf(response, 'content-type'),
          validators: {
            etag: headerOf(response, 'etag'),
            lastModified: headerOf(response, 'last-modified'),
          },
          policy: [response.headers['content-security-policy'] ?? []].flat().join(', '),
          body: unpacked(
            pacedBody(response.body, request.pace),
            headerOf(response, 'content-encoding'),
            request.maxBytes,
          ),
        })
      } finally {
        clearTimeout(timer)
        clearTimeout(startTimer)
        request.signal?.removeEventListener('abort', end)
        await agent.destroy()
      }
    },
  }
}

/** An agent for one reading, whose connections end with it. Loaded late: it costs a start 100 ms and 20 MB. */
async function createAgent(
  lookupOfConnection: ReturnType<typeof checkedLookup>,
  limitMs: number,
): Promise<Agent> {
  const { Agent: WebAgent } = await import('undici')
  return new WebAgent({ pipelining: 0, connect: { lookup: lookupOfConnection, timeout: limitMs } })
}

async function ask(
  agent: Agent,
  url: URL,
  { accept, validators }: WebRequest,
  signal: AbortSignal,
): Promise<PageResponse> {
  const response = await agent
    .request({
      origin: url.origin,
      path: url.pathname + url.search,
      method: 'GET',
      signal,
      headers: {
        accept,
        'accept-encoding': ACCEPT_ENCODING,
        'user-agent': USER_AGENT,
        ...(validators?.etag ? { 'if-none-match': validators.etag } : {}),
        ...(validators?.lastModified ? { 'if-modified-since': validators.lastModified } : {}),
      },
    })
    .catch((error: unknown) => {
      throw asWebFailure(error)
    })
  // A body that is not read to its end fails when the agent is closed.
  response.body.on('error', () => undefined)
  return response
}

function headerOf({ headers }: PageResponse, name: string): string {
  const value = headers[name]
  return (Array.isArray(value) ? value[0] : value) ?? ''
}
