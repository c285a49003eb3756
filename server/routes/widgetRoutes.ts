import type { Hono } from 'hono'
import { widgetPreviewEndpoints } from '@/contract/endpoints/widgetPreview'
import { widgetEndpoints } from '@/contract/endpoints/widgets'
import { route } from '../http/route'
import { presentWidget } from '../domains/widgets/presentWidget'
import { tidySettings } from '../domains/widgets/tidySettings'
import { widgetPayload } from '../domains/widgets/widgetPayload'
import { giveLook } from '../domains/widgets/widgetLook'
import {
  createWidget,
  deleteWidget,
  listWidgets,
  ownWidget,
  saveWidget,
} from '../domains/widgets/widgets'
import type { World } from '../world'

export function widgetRoutes(app: Hono, world: World): void {
  route(app, world, widgetEndpoints.listWidgets, async ({ actor }) => ({
    galleryList: await listWidgets(world.db, actor.account.id),
  }))
  route(app, world, widgetEndpoints.getWidget, async ({ actor, params }) =>
    presentWidget(await ownWidget(world.db, actor, params.id)),
  )
  route(app, world, widgetEndpoints.createWidget, async ({ actor, body }) => ({
    widget: await createWidget(world, actor, body.type, body.name),
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
    const { embed_id, widget_type } = await ownWidget(world.db, actor, params.id)
    return widgetPayload(world, {
      embedId: embed_id,
      widgetType: widget_type,
      title: body.role,
      locale: actor.account.locale,
      settings: tidySettings(body.gallerySettings),
      accountId: actor.account.id,
      page: body.page,
    })
  })
}
