import { installationCode } from '@/contract/widgets/installation/installationCode'
import { productRoomOf, roomOf } from '@/contract/widgets/installation/roomOf'
import type { WidgetPayload } from '@/contract/widgets/widgetPayload'
import { WIDGET_API } from '@/contract/widgets/embed'
import { openDatabase } from '../../server/db/openDatabase'
import { readSettings } from '../../server/settings'

/** The demo's widgets, by their names in the comparison. */
const WIDGETS = {
  gallery: { embedId: 'demo-home' },
  'product gallery': { embedId: 'demo-home', article: 'VZ-201' },
  stories: { embedId: 'demo-stories' },
  '3D model': { embedId: 'demo-vase' },
} as const

/** Shows all widgets of the demo to everyone. */
export async function publishWidgets(dataDir: string): Promise<void> {
  const db = await openDatabase(readSettings({ DATA_DIR: dataDir }))
  await db.updateTable('widget').set({ mode: 'full_access' }).execute()
  await db.destroy()
}

/** The installation code of each of the demo's widgets, as the cabinet shows it, and the widgets' content. */
export async function codesOf(origin: string) {
  const entries = Object.entries(WIDGETS).map(async ([name, widget]) => {
    const article = 'article' in widget ? widget.article : null
    const address = `${origin}${WIDGET_API.widget.replace('{embedId}', widget.embedId)}`
    const response = await fetch(address)
    const payload = (await response.json()) as WidgetPayload
    const { widgetType } = payload
    const options = article
      ? { product: { article }, room: productRoomOf(payload) }
      : { room: roomOf(payload) }
    const code = installationCode(origin, { embedId: widget.embedId, widgetType }, options)
    return [name, { code, payload }] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}
