import type { TPointerEvent } from 'fabric/es'

/** `mouse`, `pen` or `touch`. */
export const pointerType = (event: TPointerEvent): string =>
  'pointerType' in event ? event.pointerType : 'mouse'

/** The pointer's position on the window, in px. */
export function windowPlace(event: TPointerEvent): { x: number; y: number } {
  const point = 'changedTouches' in event ? event.changedTouches[0] : event
  return { x: point?.clientX ?? 0, y: point?.clientY ?? 0 }
}

/**
 * The distance in px of the screen by which a press may move before it is a drag. It is larger for a finger, which is
 * never quite still.
 */
export const slack = (event: TPointerEvent): number => (pointerType(event) === 'touch' ? 8 : 3)
