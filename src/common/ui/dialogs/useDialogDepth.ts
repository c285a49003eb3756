import { useId, useLayoutEffect, useSyncExternalStore } from 'react'

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
