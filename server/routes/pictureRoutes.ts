import type { Hono } from 'hono'
import { pictureEndpoints } from '@/contract/endpoints/pictures'
import { route } from '../http/route'
import { copiedPicture } from '../domains/products/pictures/copiedPicture'
import type { World } from '../world'
import { copyResponse } from './copyResponse'

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
