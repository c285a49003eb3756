import { useEffect } from 'react'
import { asApiError } from '@/common/api/apiError'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { editorClosed, editorOpened, selectGalleryEditor } from '../galleryEditorSlice'
import { useGetWidgetQuery } from '../widgetsApi'

/** Opens the editor of a widget, and tells how far it is. The widget is always read anew. */
export function useGalleryEditor(embedId: string) {
  const dispatch = useAppDispatch()
  const { form } = useAppSelector(selectGalleryEditor)
  const { data, error, refetch } = useGetWidgetQuery(embedId, { refetchOnMountOrArgChange: true })
  useEffect(() => {
    dispatch(editorOpened({ embedId }))
    return () => {
      dispatch(editorClosed())
    }
  }, [dispatch, embedId])
  const failure = asApiError(error)
  const status = failure?.kind === 'http' ? failure.status : null
  const isGallery = data === undefined || data.widgetType === 'gallery'
  return {
    form,
    isMissing: status === 404 || !isGallery,
    isForbidden: status === 403,
    isError: error !== undefined,
    retry: () => void refetch(),
  }
}
