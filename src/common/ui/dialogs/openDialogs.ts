import { useEffect, useId, useLayoutEffect, useState, useSyncExternalStore } from 'react'

/**
 * Returns the focus to where it was before a dialog, also when the dialog unmounts as a whole. Must run before the
 * dialog takes the focus, which it does when it is mounted.
 */
export function useFocusReturn(isOpen: boolean): void {
  const [known, setKnown] = useState<{ isOpen: boolean; before: Element | null }>(CLOSED)
  // Read while rendering, because a menu that opens a dialog is unmounted in the same commit.
  if (known.isOpen !== isOpen) setKnown(isOpen ? { isOpen, before: focusOwner() } : CLOSED)
  const { before } = known
  useEffect(() => {
    if (!isOpen) return undefined
    return () => {
      const isLost = document.activeElement === null || document.activeElement === document.body
      if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [isOpen, before])
}

const CLOSED = { isOpen: false, before: null }

/**
 * The element that has the focus. For an item of a menu, which is unmounted when it is chosen, it is the menu's button.
 */
function focusOwner(): Element | null {
  const { activeElement } = document
  const button = activeElement?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  return (button ? document.getElementById(button) : null) ?? activeElement
}

/** Depths of the open dialogs by their ids, in the order of opening. */
const depths = new Map<string, number>()
/** Ids of the dialogs with typed text, which ask by themselves before the browser's Back leaves them. */
const holdingBack = new Set<string>()
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

/** Makes the dialog alone ask before the browser's Back, while it has typed text. */
export function useHeldBack(): void {
  const id = useId()
  useLayoutEffect(() => {
    change(() => holdingBack.add(id))
    return () => {
      change(() => holdingBack.delete(id))
    }
  }, [id])
}

/** Whether a dialog asks before the browser's Back: the router lets only one place ask at a time. */
export const useIsBackHeld = (): boolean =>
  useSyncExternalStore(subscribe, () => holdingBack.size > 0)

/** Whether any dialog or side panel is open. */
export function useIsDialogOpen(): boolean {
  return useSyncExternalStore(subscribe, () => depths.size > 0)
}
