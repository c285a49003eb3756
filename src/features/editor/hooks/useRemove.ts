import { useAppDispatch } from '@/common/store/hooks'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import { elementsRemoved } from '../editorSlice'
import { isLocked } from '../model/onFrame'
import type { FrameElement } from '../model/types'

/** Takes elements off the frame. Section 8: a product's picture cannot be removed by itself. */
export function useRemove(): (elements: readonly FrameElement[]) => void {
  const dispatch = useAppDispatch()
  return (elements) => {
    if (elements.some(({ kind }) => kind === 'productImage')) {
      const message = { id: 'clipboard.error_remove-image-markup' } as const
      dispatch(toastShown({ tone: 'warning', message }))
    }
    if (elements.some(isLocked)) {
      dispatch(toastShown({ tone: 'warning', message: { id: 'clipboard.error_locked' } }))
    }
    const removable = elements.filter((one) => one.kind !== 'productImage' && !isLocked(one))
    const ids = removable.map(({ id }) => id)
    if (ids.length > 0) dispatch(elementsRemoved(ids))
  }
}
