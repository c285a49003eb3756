import { useEffect, useId, useLayoutEffect, useSyncExternalStore } from 'react'

/**
 * Returns the focus to where it was before a dialog, also when the dialog unmounts as a whole. Must run before the
 * dialog takes the focus, which it does when it is mounted.
 */
export function useFocusReturn(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined
    const before = document.activeElement
    return () => {
      const isLost = document.activeElement === null || document.activeElement === document.body
      if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [isOpen])
}

/** Depths of the open dialogs by their ids, in the order of opening. */
const depths = new Map<string, number>()
const listeners = new Set<() => void>()

function change(edit: () => void): void {
  edit()
  for (const notify of listeners) notify()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How many dialogs are open below this one; the depth stays the same while others open and close. */
export function useDialogDepth(isOpen: boolean): number {
  const id = useId()
  useLayoutEffect(() => {
    if (!isOpen) return undefined
    change(() => depths.set(id, Math.max(-1, ...depths.values()) + 1))
    return () => {
      change(() => depths.delete(id))
    }
  }, [isOpen, id])
  return useSyncExternalStore(subscribe, () => depths.get(id) ?? 0)
}
