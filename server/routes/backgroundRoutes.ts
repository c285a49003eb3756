import type { Hono } from 'hono'
import { postMediaEndpoints } from '@/contract/endpoints/postMedia'
import { route } from '../http/route'
import { presentUploadedMedia } from '../media/presentMedia'
import { createMedia } from '../domains/elements/createMedia'
import { loadBackgrounds } from '../domains/elements/loadBackgrounds'
import type { World } from '../world'

export function backgroundRoutes(app: Hono, world: World): void {
  route(app, world, postMediaEndpoints.listBackgrounds, async () => ({
    backgrounds: await loadBackgrounds(world.db),
  }))

  route(app, world, postMediaEndpoints.createMedia, async ({ actor, body, request }) => ({
    mediaList: (await createMedia(world, actor, body.backgrounds, request)).map(
      presentUploadedMedia,
    ),
  }))
}
