import type { Hono } from 'hono'
import { shopPageEndpoints } from '@/contract/endpoints/widgets/shopPage'
import {
  widgetFactsEndpoints,
  widgetWeightEndpoints,
} from '@/contract/endpoints/widgets/widgetFacts'
import { widgetPreviewEndpoints } from '@/contract/endpoints/widgets/widgetPreview'
import { widgetEndpoints } from '@/contract/endpoints/widgets/widgets'
import { widgetFacts } from '../../domains/analytics/widgetFacts'
import { route } from '../../http/route'
import { presentWidget } from '../../domains/widgets/presentWidget'
import { STORED_SETTINGS } from '../../domains/widgets/settings/storedSettings'
import { widgetPayload } from '../../domains/widgets/payload/widgetPayload'
import { checkSite } from '../../domains/widgets/siteCheck/checkSite'
import { shopPage } from '../../domains/widgets/shopPage/shopPage'
import { widgetWeight, type EmbedCode } from '../../domains/widgets/weight/widgetWeight'
import { widgetPages } from '../../domains/widgets/seen/widgetPages'
import { giveLook } from '../../domains/widgets/widgetLook'
import {
  createWidget,
  deleteWidget,
  listWidgets,
  ownWidget,
  saveWidget,
} from '../../domains/widgets/widgets'
import { readEmbedCode } from '../../static/readEmbedCode'
import type { World } from '../../world'

export function widgetRoutes(app: Hono, world: World): void {
  /** Read on first use; another build needs another process. */
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
      page: body.page,
    })
  })
}
