import type { Hono } from 'hono'
import { widgetModelEndpoints } from '@/contract/endpoints/widgets/widgetModels'
import { keepModel, keepPoster, ownModelWidget } from '../../domains/widgets/models/keepModelFiles'
import { modelFiles } from '../../domains/widgets/models/modelFiles'
import { route } from '../../http/route'
import { pictureDesk } from '../../media/pictureDesk'
import { receiveFile } from '../../media/receiveFile'
import { storeModel } from '../../media/storeModel'
import { storePicture } from '../../media/storePicture'
import type { World } from '../../world'

/** Files of 3D widgets. Reads nothing for a widget of another account. */
export function widgetModelRoutes(app: Hono, world: World): void {
  const { db } = world
  route(app, world, widgetModelEndpoints.listModelFiles, async ({ actor, params }) => {
    const { id } = await ownModelWidget(db, actor, params.id)
    return modelFiles(db, id)
  })
  route(app, world, widgetModelEndpoints.uploadModel, async ({ actor, params, request }) => {
    await ownModelWidget(db, actor, params.id)
    const stored = await receiveFile(world, request, (file) =>
      storeModel(pictureDesk(world, actor, request), file),
    )
    return { model: await keepModel(world, actor, params.id, stored) }
  })
  route(app, world, widgetModelEndpoints.uploadModelPoster, async ({ actor, params, request }) => {
    await ownModelWidget(db, actor, params.id)
    const picture = await receiveFile(world, request, (file) =>
      storePicture(pictureDesk(world, actor, request), 'modelPoster', file),
    )
    return { poster: await keepPoster(world, actor, params.id, picture) }
  })
}
