import { createHash } from 'node:crypto'
import { MIME_TYPES } from '@/contract/files/uploads'
import { isFresh } from '../http/isFresh'
import { ApiError } from '../errors/apiError'
import type { CopiedPicture } from '../domains/products/pictures/copiedPicture'

const CACHE_SECONDS = 24 * 60 * 60

/** The copy of a picture as a response to cache for a day, privately or publicly; 404 without a picture. */
export function copyResponse(
  request: Request,
  copy: CopiedPicture,
  keptBy: 'private' | 'public',
): Response {
  if (copy.kind === 'none') throw new ApiError(404, 'not-found')
  // Not a failure of ours: it is not reported.
  if (copy.kind === 'busy') {
    return new Response(null, { status: 503, headers: { 'Retry-After': String(copy.seconds) } })
  }
  const etag = `"${createHash('sha256').update(copy.content).digest('base64url')}"`
  const headers = {
    'Content-Type': MIME_TYPES.webp,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cache-Control': `${keptBy}, max-age=${CACHE_SECONDS}`,
    ETag: etag,
  }
  if (isFresh(request.headers.get('if-none-match') ?? undefined, etag)) {
    return new Response(null, { status: 304, headers })
  }
  const length = { 'Content-Length': String(copy.content.length) }
  return new Response(new Uint8Array(copy.content), { headers: { ...headers, ...length } })
}
