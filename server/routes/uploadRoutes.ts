import type { Hono } from 'hono'
import { endpoints } from '@/contract/endpoints'
import { ApiError } from '../http/apiError'
import { route } from '../http/route'
import { receiveFiles } from '../media/receiveFiles'
import { storePostFile } from '../media/storePostFile'
import { presentUploadedMedia } from '../presenters/presentMedia'
import { audit } from '../rules/audit'
import type { World } from '../world'

export function uploadRoutes(app: Hono, world: World): void {
  route(app, world, endpoints.uploadMedia, async ({ actor, request }) => {
    const stored = await receiveFiles(world, request, async (files) => {
      const file = files.get('file')
      if (!file) throw new ApiError(400, 'bad-request')
      return storePostFile(world, file, files.get('poster'))
    })
    return world.db.transaction().execute(async (db) => {
      const media = await db
        .insertInto('media')
        .values({ ...stored, account_id: actor.account.id, created_at: world.clock.now() })
        .returningAll()
        .executeTakeFirstOrThrow()
      await audit(db, world, actor, {
        action: 'media.upload',
        entity: 'media',
        id: media.id,
        detail: { format: stored.format, bytes: stored.bytes },
      })
      return { mediaList: [presentUploadedMedia(media)] }
    })
  })
}
