import type { Hono } from 'hono'
import { trashEndpoints } from '@/contract/endpoints/trash'
import type { TrashKind } from '@/contract/entities/trash'
import type { Actor } from '../auth/actor'
import { undeleteAlbum } from '../domains/albums/albums'
import { undeletePost } from '../domains/posts/bulk/deletePost'
import { deleteFromTrash, emptyTrash, listTrash } from '../domains/trash/trash'
import { undeleteWidget } from '../domains/widgets/widgets'
import { route } from '../http/route'
import type { World } from '../world'

type Undelete = (world: World, actor: Actor, subject: string) => Promise<void>

const UNDELETE: Record<TrashKind, Undelete> = {
  post: (world, actor, subject) =>
    world.db.transaction().execute((db) => undeletePost(world, db, actor, subject)),
  album: undeleteAlbum,
  widget: undeleteWidget,
}

export function trashRoutes(app: Hono, world: World): void {
  route(app, world, trashEndpoints.listTrash, ({ actor, query }) =>
    listTrash(world.db, actor, { kind: query.kind, page: Number(query.page) }),
  )
  route(app, world, trashEndpoints.restoreFromTrash, async ({ actor, body }) => {
    await UNDELETE[body.kind](world, actor, body.subject)
    return { restored: body }
  })
  route(app, world, trashEndpoints.deleteFromTrash, async ({ actor, body }) => {
    await deleteFromTrash(world, actor, body)
    return { deleted: body }
  })
  route(app, world, trashEndpoints.emptyTrash, async ({ actor }) => ({
    count: await emptyTrash(world, actor),
  }))
}
