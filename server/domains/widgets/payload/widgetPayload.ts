import type { Widget } from '@/contract/entities/widget'
import type { WidgetPayload } from '@/contract/widgets/widgetPayload'
import type { World } from '../../../world'
import { galleryPayload } from './galleryPayload'
import { modelPayload } from './modelPayload'
import { storiesPayload } from './storiesPayload'
import type { WidgetView } from './widgetView'

type Asked = Pick<WidgetView, 'accountId' | 'locale' | 'page'> &
  Partial<Pick<WidgetView, 'articles' | 'segments'>>

/** A widget as the embed draws it, stored or with unsaved settings. */
export function widgetPayload(
  world: World,
  widget: Widget,
  { articles = null, segments = null, ...asked }: Asked,
): Promise<WidgetPayload> {
  const { embedId, revision, role: title } = widget
  const view = { ...asked, embedId, revision, title, articles, segments }
  switch (widget.widgetType) {
    case 'story':
      return storiesPayload(world, { ...view, settings: widget.gallerySettings })
    case 'stl':
      return modelPayload(world, { ...view, settings: widget.gallerySettings })
    case 'gallery':
    case 'sku': {
      const { widgetType, gallerySettings: settings } = widget
      return galleryPayload(world, { ...view, widgetType, settings })
    }
  }
}
