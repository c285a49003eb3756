import { Hono } from 'hono'
import { copiedPicture } from '../../domains/products/pictures/copiedPicture'
import {
  outsidePicture,
  PICTURE_LETTERS,
  PICTURE_PATH,
} from '../../domains/widgets/productPictures'
import { ApiError } from '../../errors/apiError'
import { idParam } from '../../http/idParam'
import type { World } from '../../world'
import { copyResponse } from '../copyResponse'

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
