import { useAppDispatch } from '@/common/store/hooks'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import { elementsRemoved } from '../../editorSlice'
import { isLocked } from '@/features/editor/model/elements'
import { kindOf, type FrameElement } from '../../kinds/elementKinds'

/** A product's picture cannot be removed by itself (product-rules/posts.md#product-marks). */
export const isRemovable = (element: FrameElement): boolean =>
  kindOf(element).isRemovable && !isLocked(element)

/** Removes elements from the frame, with a message about those that stay. */
export function useRemove(): (elements: readonly FrameElement[]) => void {
  const dispatch = useAppDispatch()
  return (elements) => {
    if (elements.some((element) => !kindOf(element).isRemovable)) {
      const message = { id: 'clipboard.error_remove-image-markup' } as const
      dispatch(toastShown({ tone: 'warning', message }))
    }
    if (elements.some(isLocked)) {
      dispatch(toastShown({ tone: 'warning', message: { id: 'clipboard.error_locked' } }))
    }
    const ids = elements.filter(isRemovable).map(({ id }) => id)
    if (ids.length > 0) dispatch(elementsRemoved(ids))
  }
}
