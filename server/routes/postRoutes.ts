import type { Hono } from 'hono'
import { copyrightEndpoints } from '@/contract/endpoints/copyright'
import { postEditingEndpoints } from '@/contract/endpoints/postEditing'
import { postMediaEndpoints } from '@/contract/endpoints/postMedia'
import { postPreviewEndpoints } from '@/contract/endpoints/postPreview'
import { postEndpoints } from '@/contract/endpoints/posts'
import { postSuggestionEndpoints } from '@/contract/endpoints/postSuggestions'
import { findPosts, listNewPosts } from '../domains/library/findPosts'
import { withNearDuplicates } from '../domains/library/nearDuplicates/narrowByLooks'
import { addPostByLink } from '../domains/links/addPostByLink'
import { isReading } from '../domains/links/limitReadings'
import { refreshPost } from '../domains/links/refreshPost'
import {
  addCopyrightComment,
  updateCopyrightRequest,
} from '../domains/posts/saving/copyrightRequest'
import { createUploadedPost } from '../domains/posts/adding/createUploadedPost'
import { loadPosts, readerOf } from '../domains/posts/loadPosts'
import { savePost } from '../domains/posts/saving/savePost'
import { saveProductsPreview } from '../domains/posts/saving/saveProductsPreview'
import { dismissSuggestions, listSuggestions } from '../domains/posts/dismissSuggestions'
import { isFilling } from '../domains/sources/reading/loadReadings'
import { previewPost } from '../domains/widgets/previewPost'
import { idParam } from '../http/routePath'
import { route } from '../http/route'
import type { World } from '../world'

export function postRoutes(app: Hono, world: World): void {
  route(app, world, postEndpoints.searchPosts, async ({ actor, body }) => {
    // Checked before the posts are queried: when a load ends in between, the response still
    // announces more posts, and the next request finds them.
    const morePostsExpected =
      isReading(world, actor.account.id) ||
      (await isFilling(world.db, actor.account.id, actor.requestedAt))
    const { ids, paging } = await findPosts(world.db, actor.account.id, body)
    const posts = await loadPosts(world.db, readerOf(actor), ids)
    const { hasNearDuplicate, nearDuplicatesOf = null } = body.filter
    const isOfLooks = hasNearDuplicate === true || nearDuplicatesOf !== null
    return {
      postInfoList: isOfLooks
        ? await withNearDuplicates(world.db, actor.account.id, posts, nearDuplicatesOf)
        : posts,
      paging,
      morePostsExpected,
    }
  })

  route(
    app,
    world,
    postEditingEndpoints.savePost,
    async ({ actor, body: { postInfo, request } }) => ({
      postInfo: await savePost(world, actor, postInfo, request.revision),
    }),
  )

  route(app, world, postMediaEndpoints.createUploadedPost, async ({ actor, body }) => ({
    postInfo: await createUploadedPost(world, actor, body),
  }))

  route(app, world, postEndpoints.listNewPosts, async ({ actor, query }) => ({
    postInfoList: await listNewPosts(world.db, actor, Number(query.last_post_id)),
  }))

  route(app, world, postEditingEndpoints.getPostByUrl, ({ actor, query }) =>
    addPostByLink(world, actor, query.link, query.type),
  )

  route(app, world, postEditingEndpoints.refreshPost, async ({ actor, query }) => ({
    postInfo: await refreshPost(world, actor, Number(query.post_id)),
  }))

  route(app, world, postEditingEndpoints.saveProductsPreview, async ({ actor, params, body }) => ({
    postInfo: await saveProductsPreview(world, actor, idParam(params.id), body),
  }))

  route(app, world, postSuggestionEndpoints.listSuggestions, async ({ actor, params }) => ({
    skuList: await listSuggestions(world.db, actor.account.id, idParam(params.id)),
  }))

  route(app, world, postSuggestionEndpoints.dismissSuggestions, async ({ actor, params }) => ({
    postInfo: await dismissSuggestions(world, actor, idParam(params.id)),
  }))

  route(app, world, copyrightEndpoints.updateCopyrightRequest, async ({ actor, body }) => ({
    postInfo: await updateCopyrightRequest(world, actor, body.postId, body.status),
  }))

  route(app, world, copyrightEndpoints.addCopyrightComment, async ({ actor, body }) => ({
    postInfo: await addCopyrightComment(world, actor, body.postId, body.text),
  }))
}

export function postPreviewRoutes(app: Hono, world: World): void {
  route(app, world, postPreviewEndpoints.previewPost, async ({ actor, body }) => ({
    post: await previewPost(world, actor.account.id, body.postInfo),
    locale: actor.account.locale,
  }))
}
