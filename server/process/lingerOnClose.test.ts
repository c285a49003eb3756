import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as passed } from 'node:timers/promises'
import { freePort } from '../../test/server/freePort'
import { pacedChunks } from '../limits/pace'
import type { Linger } from './lingerOnClose'
import { listen, type Listening } from './listen'

const HOST = '127.0.0.1'
const WORDS = JSON.stringify({ statusMessage: 'There is no room' })
/** Longer than data in transit at the time of the response may take. */
const SLOW_MS = 600
const ROUND_TRIP_MS = 20
const CHUNK = 64 * 1024
const LONG_MS = 60_000
const PATIENT = { most: LONG_MS, silence: LONG_MS, bytes: 10 ** 9 }
let listening: Listening | undefined

afterEach(() => listening?.stop(0))

/** A server that refuses a body by its first chunk. */
async function refusing(headers: HeadersInit = {}, linger?: Linger) {
  const port = await freePort()
  const response = async (request: Request) => {
    if (request.body) for await (const _chunk of pacedChunks(request.body)) break
    return new Response(WORDS, { status: 507, headers })
  }
  listening = await listen(response, HOST, port, { linger })
  return port
}

/** Sends the head of an upload and its first chunk without reading, like a browser that is busy sending. */
async function uploading(port: number, length: number): Promise<Socket> {
  const socket = connect({ port, host: HOST, allowHalfOpen: true })
  await once(socket, 'connect')
  socket.write(`POST / HTTP/1.1\r\nHost: a.test\r\nContent-Length: ${length}\r\n\r\n`)
  socket.write(Buffer.alloc(CHUNK))
  return socket
}

async function heardBy(socket: Socket): Promise<string> {
  let heard = ''
  socket.setEncoding('utf8')
  for await (const chunk of socket) {
    heard += String(chunk)
    if (heard.includes(WORDS)) break
  }
  return heard
}

test.each([
  ['that stays open', {}],
  ['that ends with the response', { Connection: 'close' }],
])(
  'delivers a refusal on a connection %s to a client that is still sending',
  async (_, headers) => {
    const socket = await uploading(await refusing(headers, PATIENT), 8 * CHUNK)
    await passed(SLOW_MS)
    for (let part = 0; part < 2; part += 1) {
      socket.write(Buffer.alloc(CHUNK))
      await passed(ROUND_TRIP_MS)
    }
    expect(await heardBy(socket)).toContain(WORDS)
    socket.destroy()
  },
)

test.each([
  ['is silent', { silence: 20 }],
  ['sends for too long', { most: 20 }],
  ['sends too much', { bytes: CHUNK }],
])('stops reading from a client that %s', async (_, bound) => {
  const port = await refusing({ Connection: 'close' }, { ...PATIENT, ...bound })
  const socket = await uploading(port, 8 * CHUNK)
  socket.on('error', () => undefined)
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.write(Buffer.alloc(2 * CHUNK))
  socket.resume()
  // A socket that is still read may write; any other gets an error.
  const writing = setInterval(() => socket.write('x'), 40)
  await closed
  clearInterval(writing)
})
