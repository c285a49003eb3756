import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { elementAdded, selectFrame } from '../editorSlice'
import { newElement, type ElementWish } from '../model/newElement'

/** Puts a new element on the frame that is being worked on. */
export function useAddElement(): (wish: ElementWish) => void {
  const dispatch = useAppDispatch()
  const frame = useAppSelector(selectFrame)
  return (wish) => {
    dispatch(elementAdded(newElement(wish, frame)))
  }
}
