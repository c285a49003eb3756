import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { Readable } from 'node:stream'
import { pacedReads } from '../limits/pace'
import { isPrivateHost } from './isPrivateHost'
import { ACCEPT_ENCODING, unpacked } from './unpacked'
import { asWebFailure, LateFailure, WebFailure, type Web, type WebRequest } from './web'

export interface WebOptions {
  /** Every address of a name. */
  resolve?: Resolve
  /** Whether a host or its address is not part of the public internet. */
  isPrivate?: (host: string) => boolean
  /** Whether a port is allowed. */
  isPort?: (port: number) => boolean
  /** From the first request to the last byte, including redirects. */
  limitMs?: number
}

const MAX_REDIRECTS = 5
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
  /** Literal addresses are never looked up, so hosts are checked before names are resolved. */
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
    start: URL,
    request: WebRequest,
    signal: AbortSignal,
  ): Promise<{ url: URL; response: IncomingMessage }> {
    const lookupOfConnection = checkedLookup(resolve, isPrivate)
    const seen = new Set<string>()
    for (let url = start; ;) {
      if (seen.has(url.href) || seen.size > MAX_REDIRECTS) throw new WebFailure('loop')
      seen.add(url.href)
      const response = await ask(url, request, signal, lookupOfConnection)
      const next = response.headers.location ?? ''
      if (!REDIRECTS.has(response.statusCode ?? 0) || next === '') return { url, response }
      response.destroy()
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
      try {
        if (request.signal?.aborted) throw new WebFailure('unreachable')
        const begin = () => follow(start, request, ending.signal)
        const { url, response } = await (request.waits ? request.waits(begin) : begin())
        clearTimeout(startTimer)
        const { headers } = response
        return await use({
          url: url.href,
          status: response.statusCode ?? 0,
          type: headers['content-type'] ?? '',
          validators: {
            etag: headers.etag ?? '',
            lastModified: headers['last-modified'] ?? '',
          },
          policy: [headers['content-security-policy'] ?? []].flat().join(', '),
          body: unpacked(
            pacedBody(response, request),
            headers['content-encoding'] ?? '',
            request.maxBytes,
          ),
        })
      } finally {
        clearTimeout(timer)
        clearTimeout(startTimer)
        request.signal?.removeEventListener('abort', end)
        // Closes the connection of a partially read response.
        end()
      }
    },
  }
}

/**
 * Requests one address, over a connection of its own. Uses Node's own client: undici 7 throws an uncatchable error when a response ends while its
 * reader is behind. When `signal` is aborted, the response fails with its reason.
 */
function ask(
  url: URL,
  { accept, validators }: WebRequest,
  signal: AbortSignal,
  lookupOfConnection: LookupFunction,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestHttps : requestHttp
    const asking = request(url, {
      agent: false,
      lookup: lookupOfConnection,
      headers: {
        accept,
        'accept-encoding': ACCEPT_ENCODING,
        'user-agent': USER_AGENT,
        ...(validators?.etag ? { 'if-none-match': validators.etag } : {}),
        ...(validators?.lastModified ? { 'if-modified-since': validators.lastModified } : {}),
      },
    })
    const end = () => {
      asking.destroy(asWebFailure(signal.reason))
    }
    if (signal.aborted) end()
    signal.addEventListener('abort', end)
    asking.on('error', (error) => {
      reject(asWebFailure(error))
    })
    asking.on('response', (response) => {
      signal.removeEventListener('abort', end)
      signal.addEventListener('abort', () => {
        response.destroy(asWebFailure(signal.reason))
      })
      // The reader receives the error.
      response.on('error', () => undefined)
      resolve(response)
    })
    // No other protocol was requested.
    asking.on('upgrade', (_response, socket) => {
      socket.destroy()
      reject(new WebFailure('unreachable'))
    })
    asking.end()
  })
}

type Resolve = (hostname: string) => Promise<LookupAddress[]>

/**
 * Resolves a name for a connection. The addresses are checked here and then used, so that the name cannot resolve to another address by the time of
 * the connection. A single private address is enough to refuse.
 */
function checkedLookup(resolve: Resolve, isPrivate: (address: string) => boolean): LookupFunction {
  const publicAddresses = async (hostname: string) => {
    const addresses = await resolve(hostname)
    if (addresses.some(({ address }) => isPrivate(address))) throw new WebFailure('private')
    const [first] = addresses
    if (!first) throw new WebFailure('unreachable')
    return { first, addresses }
  }
  return (hostname, options, done) => {
    publicAddresses(hostname).then(
      ({ first, addresses }) => {
        if (options.all) done(null, addresses)
        else done(null, first.address, first.family)
      },
      (error: unknown) => {
        done(error instanceof Error ? error : new WebFailure('unreachable'), [])
      },
    )
  }
}

/** A body whose reading fails when less than the pace arrives of it, compressed, in a window of waiting. */
function pacedBody(body: Readable, asked: Pick<WebRequest, 'pace' | 'waits'>): Readable {
  if (!asked.pace && !asked.waits) return body
  return Readable.from(chunksOf(body, asked), { objectMode: false })
}

async function* chunksOf(
  body: Readable,
  { pace, waits = (act) => act() }: Pick<WebRequest, 'pace' | 'waits'>,
): AsyncGenerator<Uint8Array> {
  const chunks = (body as AsyncIterable<Uint8Array>)[Symbol.asyncIterator]()
  const read = () => waits(() => chunks.next())
  try {
    if (pace) yield* pacedReads(read, pace, () => new LateFailure())
    else for (let next = await read(); next.done !== true; next = await read()) yield next.value
  } finally {
    body.destroy()
  }
}
