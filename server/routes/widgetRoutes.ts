import type { Hono } from 'hono'
import { shopPageEndpoints } from '@/contract/endpoints/widgets/shopPage'
import {
  widgetFactsEndpoints,
  widgetWeightEndpoints,
} from '@/contract/endpoints/widgets/widgetFacts'
import { widgetModelEndpoints } from '@/contract/endpoints/widgets/widgetModels'
import { widgetPreviewEndpoints } from '@/contract/endpoints/widgets/widgetPreview'
import { widgetEndpoints } from '@/contract/endpoints/widgets/widgets'
import { widgetFacts } from '../domains/analytics/events/widgetFacts'
import { keepModel, keepPoster, ownModelWidget } from '../domains/widgets/models/keepModelFiles'
import { modelFiles } from '../domains/widgets/models/modelFiles'
import { copyWidget } from '../domains/widgets/copyWidget'
import { widgetPayload } from '../domains/widgets/payload/widgetPayload'
import {
  presentWidget,
  createWidget,
  deleteWidget,
  listWidgets,
  ownWidget,
  saveWidget,
} from '../domains/widgets/widgets'
import { widgetPages } from '../domains/widgets/facts/seenPages'
import { STORED_SETTINGS } from '../domains/widgets/settings/storedSettings'
import { shopPage } from '../domains/widgets/shopPage/shopPage'
import { checkSite } from '../domains/widgets/siteCheck/checkSite'
import { widgetWeight, type EmbedCode } from '../domains/widgets/weight/widgetWeight'
import { giveLook } from '../domains/widgets/widgetLook'
import { route } from '../http/route'
import { pictureDesk, storePicture } from '../media/storePicture'
import { receiveFile } from '../media/receiveFiles'
import { storeModel } from '../media/storeModel'
import { readEmbedCode } from '../static/embedCode'
import type { World } from '../world'

export function widgetRoutes(app: Hono, world: World): void {
  /** The embed's code is read on first use: another build needs another process. */
  let embedCode: EmbedCode | undefined
  route(app, world, widgetEndpoints.listWidgets, async ({ actor }) => ({
    galleryList: await listWidgets(world.db, actor.account.id),
  }))
  // Before the route whose pattern would take its name for a widget's id.
  route(app, world, widgetFactsEndpoints.listWidgetFacts, async ({ actor }) => ({
    widgets: await widgetFacts(world, actor),
  }))
  route(app, world, widgetFactsEndpoints.listWidgetPages, ({ actor, params }) =>
    widgetPages(world, actor, params.id),
  )
  route(app, world, widgetFactsEndpoints.checkSite, ({ actor, params, body }) =>
    checkSite(world, actor, params.id, body.link),
  )
  route(app, world, shopPageEndpoints.readShopPage, ({ actor, params, body }) =>
    shopPage(world, actor, params.id, body.link),
  )
  route(app, world, widgetWeightEndpoints.getWidgetWeight, ({ actor, params }) => {
    embedCode ??= readEmbedCode(world.settings)
    return widgetWeight(world, actor, params.id, embedCode)
  })
  route(app, world, widgetEndpoints.getWidget, async ({ actor, params }) =>
    presentWidget(await ownWidget(world.db, actor, params.id)),
  )
  route(app, world, widgetEndpoints.createWidget, async ({ actor, body }) => ({
    widget: await createWidget(world, actor, body.type, body.name),
  }))
  route(app, world, widgetEndpoints.copyWidget, async ({ actor, params, body }) => ({
    widget: await copyWidget(world, actor, params.id, body.name),
  }))
  route(app, world, widgetEndpoints.saveWidget, ({ actor, params, body }) =>
    saveWidget(world, actor, params.id, body),
  )
  route(app, world, widgetEndpoints.lookAtWidget, async ({ actor, params }) => ({
    look: await giveLook(world, actor, await ownWidget(world.db, actor, params.id)),
  }))
  route(app, world, widgetEndpoints.deleteWidget, async ({ actor, params }) => {
    await deleteWidget(world, actor, params.id)
    return { embedId: params.id }
  })
  route(app, world, widgetPreviewEndpoints.previewWidget, async ({ actor, params, body }) => {
    const row = await ownWidget(world.db, actor, params.id)
    const settings = STORED_SETTINGS[row.widget_type].changed(row.settings, body.gallerySettings)
    return widgetPayload(world, presentWidget({ ...row, role: body.role, settings }), {
      locale: actor.account.locale,
      accountId: actor.account.id,
      productIds: body.productId === undefined ? null : [body.productId],
      page: body.page,
    })
  })
}

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
