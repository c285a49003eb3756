import { useAppDispatch } from '@/common/store/hooks'
import type { ModelSettings } from '@/contract/widgets/settings/modelSettings'
import { settingsChanged } from '@/features/widgets/widgetEditorSlice'

/** The props of the fields of a 3D widget. */
export interface ModelEdit {
  settings: ModelSettings
  disabled: boolean
}

/** Changes some settings of the draft. */
export function useModelChange(): (part: Partial<ModelSettings>) => void {
  const dispatch = useAppDispatch()
  return (part) => {
    dispatch(settingsChanged(part))
  }
}
