import type { MessageId } from '@/common/i18n/messages'
import type { PreviewDevice } from '@/common/embed/previewSize'
import { storiesAlbums, storiesFormOf } from '@/contract/widgets/settings/storiesForm'
import type { WidgetPayload } from '@/contract/widgets/widgetPayload'

/** Whether a widget has nothing to show. */
export function isEmptyPayload(payload: WidgetPayload): boolean {
  switch (payload.widgetType) {
    case 'story':
      return payload.highlights.length === 0
    case 'stl':
      return payload.model === null && payload.poster === null
    case 'gallery':
    case 'sku':
      return payload.posts.length === 0
  }
}

/** The albums that a widget was asked to show. */
export function payloadAlbums({ widgetType, settings }: WidgetPayload): readonly number[] {
  if (widgetType === 'story') return storiesAlbums(settings)
  return widgetType === 'stl' ? [] : settings.albums
}

/** What to do about a widget that has nothing to show. */
export function emptyText(payload: WidgetPayload): MessageId {
  if (payload.widgetType === 'stl') return 'widgets.text_no-model'
  return payloadAlbums(payload).length > 0 ? 'widgets.text_no-posts' : 'widgets.text_no-albums'
}

/** Whether a widget is not for this kind of screen. */
export function isHiddenOn(
  device: PreviewDevice,
  { widgetType, settings }: WidgetPayload,
): boolean {
  switch (widgetType) {
    case 'story': {
      const { isOnPhone, isOnDesktop } = storiesFormOf(settings)
      return device === 'mobile' ? !isOnPhone : !isOnDesktop
    }
    case 'stl':
      return false
    case 'gallery':
    case 'sku':
      return !settings.platforms.includes(device)
  }
}
