import { useAppDispatch, useAppStore } from '@/common/store/hooks'
import { editorSlice, elementAdded, type WithEditor } from '../../editorSlice'
import type { ElementWish } from '../../kinds/placedRules'
import { placedElement } from '../../placing/placed'

/** Puts a new element on the frame that is being worked on, where there is room. */
export function useAddElement(): (wish: ElementWish) => void {
  const dispatch = useAppDispatch()
  const store = useAppStore<WithEditor>()
  return (wish) => {
    dispatch(elementAdded(placedElement(wish, editorSlice.selectSlice(store.getState()))))
  }
}
