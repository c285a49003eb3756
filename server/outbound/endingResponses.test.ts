import type { RequestListener, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { inDepth } from '../../test/depth'
import { seededRandom } from '../../test/seededRandom'
import { cutAfter, endWithConnection, sendEndlessHeaders } from '../../test/server/web/badResponses'
import { playInternet, type Internet } from '../../test/server/web/internet'
import { CutFailure, type Web, type WebRequest } from './web'

const MEGABYTE = 1024 * 1024
const MOST = 3 * MEGABYTE
const request: WebRequest = { accept: 'text/html', maxBytes: 2 * MOST }
const SIZES = inDepth(200, 12)
/** From a byte to three megabytes, denser for small sizes. */
const sizes = Array.from({ length: SIZES }, (_, step) =>
  Math.max(1, Math.round(MOST * (step / (SIZES - 1)) ** 3)),
)
const random = seededRandom(1)
// Compresses badly, so that the compressed body is long too.
const content = Buffer.from(Array.from({ length: MOST }, () => Math.floor(random() * 256)))

let internet: Internet | undefined
afterEach(() => {
  internet?.close()
  internet = undefined
})

async function play(listener: RequestListener) {
  internet = await playInternet(listener)
  return internet
}

/** Reads with other work between two chunks. */
const lengthAt = (web: Web, url: string) =>
  web.read(url, request, async ({ body }) => {
    let length = 0
    for await (const chunk of body) {
      length += chunk.length
      await new Promise((resolve) => setImmediate(resolve))
    }
    return length
  })

test.each<[string, (response: ServerResponse, body: Buffer) => void]>([
  ['with its length', (response, body) => response.setHeader('Content-Length', body.length)],
  ['in chunks', () => undefined],
  ['that ends with its connection', endWithConnection],
])('returns the whole response %s, plain and compressed, of any size', async (_how, prepare) => {
  const { web, at } = await play(({ url = '' }, response) => {
    const [, coding, size] = url.split('/')
    const plain = content.subarray(0, Number(size))
    const body = coding === 'gzip' ? gzipSync(plain, { level: 1 }) : plain
    if (coding === 'gzip') response.setHeader('Content-Encoding', 'gzip')
    response.setHeader('Connection', 'close')
    prepare(response, body)
    // Sends the body in two parts, the second while the first is read.
    response.write(body.subarray(0, body.length - 1))
    setImmediate(() => response.end(body.subarray(body.length - 1)))
  })
  for (const size of sizes) {
    expect([size, await lengthAt(web, at(`/plain/${size}`))]).toEqual([size, size])
    expect([size, await lengthAt(web, at(`/gzip/${size}`))]).toEqual([size, size])
  }
})

test.each<[string, (response: ServerResponse) => void]>([
  ['is shorter than announced', (response) => response.setHeader('Content-Length', 1000)],
  ['is chunked and lacks the last chunk', () => undefined],
  [
    'is compressed and shorter than announced',
    (response) => {
      response.setHeader('Content-Encoding', 'gzip')
      response.setHeader('Content-Length', 1000)
    },
  ],
])('fails on a response that %s', async (_how, begin) => {
  const { web, at } = await play((_request, response) => {
    begin(response)
    const body = response.hasHeader('Content-Encoding') ? gzipSync('x'.repeat(500)) : 'x'
    cutAfter(response, body)
  })
  await expect(lengthAt(web, at('/'))).rejects.toBeInstanceOf(CutFailure)
})

test('fails on a response in another protocol, and on endless headers', async () => {
  const { web, at } = await play(({ url, socket }, response) => {
    if (url === '/headers') sendEndlessHeaders(response)
    else {
      socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: a\r\nConnection: Upgrade\r\n\r\n')
    }
  })
  for (const path of ['/switch', '/headers']) {
    await expect(lengthAt(web, at(path))).rejects.toMatchObject({ kind: 'unreachable' })
  }
})
