import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { asApiError } from '@/common/api/apiError'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { useListeners } from '@/common/store/listening'
import { useIsPhone } from '@/common/ui/layout/useIsPhone'
import { useIsPictureUnderWay } from '@/common/uploads/pictureUploadsSlice'
import { useGetWidgetQuery } from '@/features/widgets/savedWidgetsApi'
import {
  editorAddress,
  editorOf,
  TAB_PARAMETER,
  type WidgetEditor,
} from '@/features/widgets/widgetEditors'
import {
  EDITOR_TABS,
  editorClosed,
  editorOpened,
  selectWidgetEditor,
  tabChosen,
} from '@/features/widgets/widgetEditorSlice'
import { listenForWidgets } from '@/features/widgets/widgetsListeners'

/** Opens the editor of a widget and returns its loading state. The widget is always read again. */
export function useWidgetEditor(embedId: string, editor: WidgetEditor) {
  useListeners(listenForWidgets)
  const dispatch = useAppDispatch()
  const isPhone = useIsPhone()
  const { form, isDeleted } = useAppSelector(selectWidgetEditor)
  const { data, error, refetch } = useGetWidgetQuery(embedId, { refetchOnMountOrArgChange: true })
  const open = useEffectEvent(() => {
    dispatch(editorOpened({ embedId, isPhone }))
  })
  useEffect(() => {
    open()
    return () => {
      dispatch(editorClosed())
    }
  }, [dispatch, embedId])
  const [address] = useSearchParams()
  const wanted = EDITOR_TABS.find((tab) => tab === address.get(TAB_PARAMETER))
  useEffect(() => {
    if (wanted) dispatch(tabChosen(wanted))
  }, [dispatch, embedId, wanted])
  const failure = asApiError(error)
  const status = failure?.kind === 'http' ? failure.status : null
  const isElsewhere = data !== undefined && editorOf(data.widgetType) !== editor
  return {
    form,
    isDeleted,
    /** The address of the widget's own editor, when this editor is for other types of widgets. */
    rightAddress: isElsewhere ? editorAddress(data) : null,
    isMissing: status === 404,
    isForbidden: status === 403,
    isError: error !== undefined,
    retry: () => void refetch(),
  }
}

/** Whether a file for a 3D widget is being uploaded. */
export function useIsSending(embedId: string): boolean {
  const isModelUnderWay = useIsPictureUnderWay({ kind: 'widgetModel', id: embedId })
  const isPosterUnderWay = useIsPictureUnderWay({ kind: 'modelPoster', id: embedId })
  return isModelUnderWay || isPosterUnderWay
}
