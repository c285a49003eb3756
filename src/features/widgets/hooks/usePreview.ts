import { skipToken } from '@reduxjs/toolkit/query'
import { useAppSelector } from '@/common/store/hooks'
import { selectWidgetEditor } from '../widgetEditorSlice'
import { usePreviewWidgetQuery } from '../widgetPreviewApi'

/** The payload that the embed would get with the unsaved settings; the last response stays until the next. */
export function usePreview() {
  const { embedId, previewed } = useAppSelector(selectWidgetEditor)
  const { data, isError, refetch } = usePreviewWidgetQuery(
    embedId !== null && previewed ? { embedId, ...previewed } : skipToken,
  )
  return { payload: data, isError, retry: () => void refetch() }
}
