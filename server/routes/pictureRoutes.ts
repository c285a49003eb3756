import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { pictureEndpoints } from '@/contract/endpoints/pictures'
import { MIME_TYPES } from '@/contract/files/uploads'
import { copiedPicture, type CopiedPicture } from '../domains/products/pictures/copiedPicture'
import { outsidePicture, PICTURE_LETTERS, PICTURE_PATH } from '../domains/widgets/productPictures'
import { ApiError } from '../errors/apiError'
import { idParam } from '../http/routePath'
import { isFresh } from '../http/requestHeaders'
import { route } from '../http/route'
import type { World } from '../world'

export function pictureRoutes(app: Hono, world: World): void {
  route(app, world, pictureEndpoints.getPictureCopy, async ({ actor, query, request }) => {
    const { signal } = request
    const owner = `account ${actor.account.id}`
    return copyResponse(
      request,
      await copiedPicture(world, query.address, { owner, signal }),
      'private',
    )
  })
}

const END = '.webp'

/** Pictures of products that are on other hosts, for shoppers. */
export function widgetPictureRoutes(world: World): Hono {
  const app = new Hono()
  const pattern = PICTURE_PATH.replace('{skuId}', ':skuId').replace(
    '{picture}.webp',
    `:picture{[0-9a-f]{${PICTURE_LETTERS}}\\.webp}`,
  )
  app.get(pattern, async (context) => {
    const id = idParam(context.req.param('skuId') ?? '')
    const picture = context.req.param('picture')?.slice(0, -END.length) ?? ''
    const found = await outsidePicture(world.db, id, picture)
    if (!found) throw new ApiError(404, 'not-found')
    const request = context.req.raw
    const owner = `shoppers of ${found.accountId}`
    const copy = await copiedPicture(world, found.url, { owner, signal: request.signal })
    return copyResponse(request, copy, 'public')
  })
  return app
}

const CACHE_SECONDS = 24 * 60 * 60

/** The copy of a picture as a response to cache for a day, privately or publicly; 404 without a picture. */
function copyResponse(
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
