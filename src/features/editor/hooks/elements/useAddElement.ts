import { useAppDispatch, useAppStore } from '@/common/store/hooks'
import { editorSlice, elementAdded, type WithEditor } from '../../editorSlice'
import type { NewElementOptions } from '../../kinds/placedRules'
import { placedElement } from '@/features/editor/canvas/placing'

/** Adds a new element to the current frame, where there is room. */
export function useAddElement(): (options: NewElementOptions) => void {
  const dispatch = useAppDispatch()
  const store = useAppStore<WithEditor>()
  return (options) => {
    dispatch(elementAdded(placedElement(options, editorSlice.selectSlice(store.getState()))))
  }
}
