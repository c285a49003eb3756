import type { Hono } from 'hono'
import { postMediaEndpoints } from '@/contract/endpoints/postMedia'
import { storedResult } from '../auth/createOnce'
import { createMedia, loadBackgrounds } from '../domains/elements/backgrounds'
import { createUserMedia } from '../domains/elements/userMedia'
import {
  addPostFile,
  demandRoom,
  demandVideo,
  keepMedia,
  replaceCover,
} from '../domains/posts/adding/postFiles'
import { ownPost } from '../domains/posts/saving/savePost'
import { idParam } from '../http/routePath'
import { route } from '../http/route'
import { pictureDesk, storePicture } from '../media/storePicture'
import { presentUploadedMedia } from '../media/presentMedia'
import { receiveFile } from '../media/receiveFiles'
import { storePoster, storePostFile } from '../media/storePostFile'
import type { World } from '../world'

/** Files of posts, their covers, and pictures for stickers. A refusal is sent before the file is read where possible. */
export function uploadRoutes(app: Hono, world: World): void {
  const { db } = world
  route(app, world, postMediaEndpoints.uploadMedia, async ({ actor, request }) => {
    const stored = await receiveFile(world, request, (file, poster) =>
      storePostFile(pictureDesk(world, actor, request), file, poster),
    )
    const media = [await keepMedia(world, actor, stored)]
    return { mediaList: media.map(presentUploadedMedia) }
  })

  route(app, world, postMediaEndpoints.uploadPostMedia, async ({ actor, params, request }) => {
    const postId = idParam(params.id)
    // The post has the file already, even if it has room for no other.
    if (storedResult(actor)) return { postInfo: await ownPost(db, actor, postId) }
    await demandRoom(db, actor, postId)
    const stored = await receiveFile(world, request, (file, poster) =>
      storePostFile(pictureDesk(world, actor, request), file, poster),
    )
    return { postInfo: await addPostFile(world, actor, postId, stored) }
  })

  route(app, world, postMediaEndpoints.updatePostThumbnail, async ({ actor, params, request }) => {
    const mediaId = idParam(params.id)
    await demandVideo(db, actor, mediaId)
    const variants = await receiveFile(world, request, (file) =>
      storePoster(pictureDesk(world, actor, request), file),
    )
    return { thumbnailUrl: await replaceCover(world, actor, mediaId, variants) }
  })

  route(app, world, postMediaEndpoints.uploadUserMedia, async ({ actor, request }) => {
    const picture = await receiveFile(world, request, (file) =>
      storePicture(pictureDesk(world, actor, request), 'sticker', file),
    )
    return { userMedia: await createUserMedia(world, actor, picture) }
  })
}

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
