import type { Hono } from 'hono'
import { postPreviewEndpoints } from '@/contract/endpoints/postPreview'
import { route } from '../http/route'
import { previewPost } from '../domains/widgets/previewPost'
import type { World } from '../world'

export function postPreviewRoutes(app: Hono, world: World): void {
  route(app, world, postPreviewEndpoints.previewPost, async ({ actor, body }) => ({
    post: await previewPost(world, actor.account.id, body.postInfo),
    locale: actor.account.locale,
  }))
}
