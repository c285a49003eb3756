import type { Hono } from 'hono'
import { MIME_TYPES } from '@/contract/files/uploads'
import { ApiError } from '../errors/apiError'
import { acceptedEncoding, type Encoding, byteRange, isFresh } from '../http/requestHeaders'
import { isBlobName, MEDIA_ROOT } from '../blobs/blobStore'
import { MODEL_COPIES } from '../blobs/variants'
import type { World } from '../world'

/** Sizes of pictures, videos and 3D models. Originals are in formats that no route serves. */
const { webp, mp4, mov } = MIME_TYPES
const TYPES: Readonly<Record<string, string>> = {
  webp,
  mp4,
  mov,
  [MODEL_COPIES.identity]: 'model/stl',
}
/** Only models also have stored compressed copies; other formats are already compressed. */
const PACKED = `.${MODEL_COPIES.identity}`
const ENCODINGS: readonly Encoding[] = ['br', 'gzip']

/** Stored files: their names are hashes of their content, so they may be cached forever. */
export function mediaRoutes(app: Hono, { blobs }: World): void {
  app.get(`${MEDIA_ROOT}:name`, async (context) => {
    const name = context.req.param('name')
    const type = TYPES[name.split('.').at(-1) ?? '']
    const isPacked = name.endsWith(PACKED)
    // A range always refers to the plain file.
    const encoding =
      isPacked && context.req.header('range') === undefined
        ? acceptedEncoding(context.req.header('accept-encoding'), ENCODINGS)
        : null
    const stored = encoding === null ? name : name.replace(PACKED, `.${MODEL_COPIES[encoding]}`)
    const size = isBlobName(name) && type ? await blobs.size(stored) : null
    if (size === null || type === undefined) throw new ApiError(404, 'not-found')
    const etag = `"${stored}"`
    const headers: Record<string, string> = {
      'Content-Type': type,
      ETag: etag,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Accept-Ranges': 'bytes',
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      ...(isPacked ? { Vary: 'Accept-Encoding' } : {}),
      ...(encoding ? { 'Content-Encoding': encoding } : {}),
    }
    if (isFresh(context.req.header('if-none-match'), etag)) return context.body(null, 304, headers)
    const ifRange = context.req.header('if-range')
    const isSame = ifRange === undefined || ifRange === etag
    const range = byteRange(isSame ? context.req.header('range') : undefined, size)
    if (range === 'unsatisfiable') {
      return context.body(null, 416, { ...headers, 'Content-Range': `bytes */${size}` })
    }
    const { start, end } = range ?? { start: 0, end: size - 1 }
    headers['Content-Length'] = String(end - start + 1)
    if (range) headers['Content-Range'] = `bytes ${start}-${end}/${size}`
    const status = range ? 206 : 200
    return context.body(blobs.read(stored, { start, end }), status, headers)
  })
}
