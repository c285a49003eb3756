import type { MessageId } from '@/common/i18n/messages'
import type { Widget } from '@/contract/entities/widgets/widget'
import type { WidgetFacts } from '@/contract/entities/widgets/widgetFacts'
import { shownAlbums } from '../../settingsRules'

interface Warning {
  id: MessageId
  values?: Record<string, number>
}

/** Why shoppers do not see a widget that is on for everyone; null without a known reason. */
export function widgetWarning(
  widget: Widget,
  facts: Pick<WidgetFacts, 'postCount'> | undefined,
): Warning | null {
  if (widget.isEnabled !== 'full_access') return null
  if (widget.widgetType === 'stl') {
    const { model, poster } = widget.gallerySettings
    return model === null && poster === null ? { id: 'widgets.alert_no-files' } : null
  }
  if (takenAlbums(widget).length === 0) return { id: 'widgets.alert_no-albums' }
  if (!facts) return null
  if (facts.postCount === 0) return { id: 'widgets.alert_no-posts' }
  const min = widget.widgetType === 'gallery' ? widget.gallerySettings.min_posts : 0
  return facts.postCount < min
    ? { id: 'widgets.alert_few-posts', values: { count: facts.postCount, min } }
    : null
}

/** The albums of a widget, with the spare ones of a product gallery. */
const takenAlbums = (widget: Widget) =>
  widget.widgetType === 'sku'
    ? [...widget.gallerySettings.albums, ...widget.gallerySettings.fallback_albums]
    : shownAlbums(widget)
