import { html, raw } from 'hono/html'
import { installationCode } from '@/contract/widgets/installation/installationCode'
import { productRoomOf, roomOf } from '@/contract/widgets/installation/roomOf'
import { presentWidget } from '../../server/domains/widgets/widgets'
import { widgetPayload } from '../../server/domains/widgets/payload/widgetPayload'
import type { World } from '../../server/world'
import type { Html } from './layout'

/** The installation code of the current widget, inserted into the page unchanged. */
export async function widgetCode(world: World, embedId: string, article?: string): Promise<Html> {
  const { widgetUrl } = world.settings
  const row = await world.db
    .selectFrom('widget')
    .innerJoin('account', 'account.id', 'widget.account_id')
    .selectAll('widget')
    .select('account.locale')
    .where('embed_id', '=', embedId)
    .executeTakeFirst()
  const product = article === undefined ? {} : { product: { article } }
  if (!row) {
    const unknown = { embedId: encodeURIComponent(embedId), widgetType: 'gallery' }
    return html`${raw(installationCode(widgetUrl, unknown, product))}`
  }
  const widget = presentWidget(row)
  const asked = { accountId: row.account_id, locale: row.locale, page: 1 }
  const payload = await widgetPayload(world, widget, asked)
  const code = installationCode(
    widgetUrl,
    { embedId, widgetType: widget.widgetType, title: widget.role },
    { ...product, room: article === undefined ? roomOf(payload) : productRoomOf(payload) },
  )
  return html`${raw(code)}`
}
