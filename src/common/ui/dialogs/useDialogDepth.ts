import { useId, useLayoutEffect, useSyncExternalStore } from 'react'

/** Depths of the dialogs that are open, by their ids, in the order of their opening. */
const depths = new Map<string, number>()
const listeners = new Set<() => void>()

function change(edit: () => void): void {
  edit()
  for (const tell of listeners) tell()
}

function subscribe(tell: () => void) {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/** How many open dialogs a dialog stands on; it keeps its place while others come and go. */
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
