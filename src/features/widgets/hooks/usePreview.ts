import { skipToken } from '@reduxjs/toolkit/query'
import type { PreviewDevice } from '@/common/embed/previewSize'
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

/** Whether a gallery has fewer posts than its minimum, so that it is not on the site. */
export const hasTooFew = (payload: WidgetPayload) =>
  'posts' in payload && !payload.hasMore && payload.posts.length < payload.settings.min_posts

/** The albums that a widget was asked to show. */
export function payloadAlbums({ widgetType, settings }: WidgetPayload): readonly number[] {
  if (widgetType === 'story') return storiesAlbums(settings)
  return widgetType === 'stl' ? [] : settings.albums
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

/**
 * Returns a function that checks whether the preview lacks the highlight of an album. Such an album has no published
 * posts.
 */
export function useEmptyAlbums(): (albumId: number) => boolean {
  const { payload } = usePreview()
  if (payload?.widgetType !== 'story' || payload.settings.stories_highlights === 0) {
    return () => false
  }
  const asked = payloadAlbums(payload)
  const shown = payload.highlights.map((highlight) => highlight.albumId)
  return (albumId) => asked.includes(albumId) && !shown.includes(albumId)
}
