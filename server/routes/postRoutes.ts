import type { Hono } from 'hono'
import { endpoints } from '@/contract/endpoints'
import { route } from '../http/route'
import { createUploadedPost } from '../rules/createUploadedPost'
import { findPosts } from '../rules/findPosts'
import { loadPosts } from '../rules/loadPosts'
import { savePost } from '../rules/savePost'
import type { World } from '../world'

export function postRoutes(app: Hono, world: World): void {
  route(app, world, endpoints.searchPosts, async ({ actor, body }) => {
    const { ids, paging } = await findPosts(world.db, actor.account.id, body)
    return {
      postInfoList: await loadPosts(world.db, actor.account.id, ids),
      paging,
      // Nothing arrives by itself yet: sources will say so here.
      morePostsExpected: false,
    }
  })

  route(app, world, endpoints.savePost, async ({ actor, body: { postInfo, request } }) => ({
    postInfo: await savePost(world, actor, postInfo, request.revision),
  }))

  route(app, world, endpoints.createUploadedPost, async ({ actor, body }) => ({
    postInfo: await createUploadedPost(world, actor, body.caption, body.mediaList),
  }))
}
