import { skipToken } from '@reduxjs/toolkit/query'
import { useAppSelector } from '@/common/store/hooks'
import { selectGalleryEditor } from '../galleryEditorSlice'
import { usePreviewWidgetQuery } from '../widgetPreviewApi'

/** What the embed would be given with the unsaved settings; the last answer stays until the next is there. */
export function usePreview() {
  const { embedId, previewed } = useAppSelector(selectGalleryEditor)
  const { data, isError, refetch } = usePreviewWidgetQuery(
    embedId !== null && previewed ? { embedId, ...previewed } : skipToken,
  )
  return { payload: data, isError, retry: () => void refetch() }
}
