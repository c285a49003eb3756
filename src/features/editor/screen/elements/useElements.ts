import { useMemo } from 'react'
import { useAppSelector, useAppDispatch, useAppStore } from '@/common/store/hooks'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import { placedElement } from '@/features/editor/canvas/placing'
import {
  selectScene,
  selectSelection,
  editorSlice,
  elementAdded,
  type WithEditor,
  elementsRemoved,
} from '@/features/editor/editorSlice'
import { type FrameElement, kindOf } from '@/features/editor/kinds/elementKinds'
import type { NewElementOptions } from '@/features/editor/kinds/placedRules'
import { isLocked } from '@/features/editor/model/elements'

const NOTHING: FrameElement[] = []

/** The selected elements of the frame, from back to front. */
export function useChosen(): FrameElement[] {
  const scene = useAppSelector(selectScene)
  const selection = useAppSelector(selectSelection)
  return useMemo(
    () => scene?.elements.filter(({ id }) => selection.includes(id)) ?? NOTHING,
    [scene, selection],
  )
}

/** Adds a new element to the current frame, where there is room. */
export function useAddElement(): (options: NewElementOptions) => void {
  const dispatch = useAppDispatch()
  const store = useAppStore<WithEditor>()
  return (options) => {
    dispatch(elementAdded(placedElement(options, editorSlice.selectSlice(store.getState()))))
  }
}

/**
 * Whether an element can be removed alone: neither a product's picture (product-rules/posts.md#product-marks) nor a
 * locked element can.
 */
export const isRemovable = (element: FrameElement): boolean =>
  kindOf(element).isRemovable && !isLocked(element)

/** Removes elements from the frame, with a message about those that cannot be removed. */
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
