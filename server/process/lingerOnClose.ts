import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import { MAX_UPLOAD_BYTES, MEGABYTE } from '@/contract/files/uploads'

const SECOND = 1000

/** How long the unread rest of a body is still read after an early response. */
export interface Linger {
  /** Milliseconds in all. */
  most: number
  /** Milliseconds without a byte. */
  silence: number
  bytes: number
}

const LINGER: Linger = {
  most: 30 * SECOND,
  silence: 5 * SECOND,
  bytes: 2 * MAX_UPLOAD_BYTES + MEGABYTE,
}

/**
 * Continues reading for a while before closing a connection whose response was sent in the middle
 * of a body. If it were closed immediately, the next byte would reset it, and the reset may
 * overtake or discard the response.
 */
export function lingerOnClose(server: Server, linger: Linger = LINGER): void {
  const last = new WeakMap<Socket, IncomingMessage>()
  server.on('request', (request) => last.set(request.socket, request))
  server.on('connection', (socket: Socket) => {
    const close = socket.destroySoon.bind(socket)
    let isLingering = false
    // The methods with which Node and the adapter close a connection.
    socket.destroySoon = () => {
      const request = last.get(socket)
      if (isLingering) return
      if (!request || request.complete || socket.destroyed || !server.listening) {
        close()
        return
      }
      isLingering = true
      socket.end()
      readOn(socket, request, linger)
    }
  })
}

function readOn(socket: Socket, request: IncomingMessage, { most, silence, bytes }: Linger): void {
  let left = bytes
  const end = () => socket.destroy()
  const longest = setTimeout(end, most)
  const quiet = setTimeout(end, silence)
  socket.once('close', () => {
    clearTimeout(longest)
    clearTimeout(quiet)
  })
  request.on('data', (chunk: Uint8Array) => {
    left -= chunk.length
    if (left < 0) end()
    else quiet.refresh()
  })
  request.once('end', end)
  request.once('error', end)
  request.resume()
}
