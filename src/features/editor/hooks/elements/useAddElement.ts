import { useAppDispatch, useAppStore } from '@/common/store/hooks'
import { editorSlice, elementAdded, type WithEditor } from '../../editorSlice'
import type { NewElementOptions } from '../../kinds/placedRules'
import { placedElement } from '../../placing/placed'

/** Puts a new element on the frame that is being worked on, where there is room. */
export function useAddElement(): (options: NewElementOptions) => void {
  const dispatch = useAppDispatch()
  const store = useAppStore<WithEditor>()
  return (options) => {
    dispatch(elementAdded(placedElement(options, editorSlice.selectSlice(store.getState()))))
  }
}
