import type { TPointerEvent } from 'fabric/es'

/** `mouse`, `pen` or `touch`. */
export const pointerType = (event: TPointerEvent): string =>
  'pointerType' in event ? event.pointerType : 'mouse'

/** Px of the window. */
export function windowPlace(event: TPointerEvent): { x: number; y: number } {
  const point = 'changedTouches' in event ? event.changedTouches[0] : event
  return { x: point?.clientX ?? 0, y: point?.clientY ?? 0 }
}

/**
 * A finger is never quite still: the px of the screen by which it, or a mouse, may move before a
 * drag begins.
 */
export const slack = (event: TPointerEvent): number => (pointerType(event) === 'touch' ? 8 : 3)
