import type { Hono } from 'hono'
import { reviewEndpoints } from '@/contract/endpoints/reviews'
import { route } from '../http/route'
import { findReviews } from '../domains/library/findReviews'
import { loadPosts, readerOf } from '../domains/posts/loadPosts'
import type { World } from '../world'

export function reviewRoutes(app: Hono, world: World): void {
  route(app, world, reviewEndpoints.searchReviews, async ({ actor, body }) => {
    const { ids, paging } = await findReviews(world.db, actor.account.id, body)
    return { reviewList: await loadPosts(world.db, readerOf(actor), ids), paging }
  })
}
