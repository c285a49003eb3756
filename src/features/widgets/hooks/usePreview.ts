import { skipToken } from '@reduxjs/toolkit/query'
import type { PreviewDevice } from '@/common/embed/previewSize'
import type { MessageId } from '@/common/i18n/messages'
import { useAppSelector } from '@/common/store/hooks'
import { storiesAlbums, storiesFormOf } from '@/contract/widgets/settings/storiesForm'
import type { WidgetPayload } from '@/contract/widgets/widgetPayload'
import { selectWidgetEditor } from '@/features/widgets/widgetEditorSlice'
import { usePreviewWidgetQuery } from '@/features/widgets/widgetPreviewApi'

/** The payload that the embed would get with the unsaved settings; the last response stays until the next. */
export function usePreview() {
  const { embedId, previewed, productId } = useAppSelector(selectWidgetEditor)
  const product = productId === null ? {} : { productId }
  const { data, isError, refetch } = usePreviewWidgetQuery(
    embedId !== null && previewed ? { embedId, ...previewed, ...product } : skipToken,
  )
  return { payload: data, isError, retry: () => void refetch() }
}

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

/**
 * What to do about a widget that has nothing to show, on the page of a product or elsewhere; null where the field of
 * its albums is seen and explains it (product-rules/widgets.md#empty-albums).
 */
export function emptyText(
  payload: WidgetPayload,
  isOfProduct: boolean,
  areFieldsSeen: boolean,
): MessageId | null {
  if (payload.widgetType === 'stl') return 'widgets.text_no-model'
  const hasAlbums = payloadAlbums(payload).length > 0
  if (hasAlbums && isOfProduct) return 'widgets.text_no-product-posts'
  if (areFieldsSeen) return null
  return hasAlbums ? 'widgets.text_no-posts' : 'widgets.text_no-albums'
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

/** Returns whether the preview lacks the highlight of an album, which then has no published posts. */
export function useEmptyAlbums(): (albumId: number) => boolean {
  const { payload } = usePreview()
  if (payload?.widgetType !== 'story' || payload.settings.stories_highlights === 0) {
    return () => false
  }
  const asked = payloadAlbums(payload)
  const shown = payload.highlights.map((highlight) => highlight.albumId)
  return (albumId) => asked.includes(albumId) && !shown.includes(albumId)
}
