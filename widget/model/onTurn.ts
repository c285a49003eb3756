/** Degrees for a drag over the whole width or height of the stage. */
const DRAG = { turn: 270, tilt: 180 }

/**
 * Calls back with degrees while a pointer drags over the stage. A finger that moves up or down scrolls the page
 * (`touch-action` of the style sheet): the browser then cancels the pointer. Returns a function that stops listening.
 */
export function onTurn(stage: HTMLElement, turn: (by: number, up: number) => void): () => void {
  let held: { id: number; x: number; y: number } | null = null
  const press = (event: PointerEvent) => {
    if (held || event.button !== 0) return
    held = { id: event.pointerId, x: event.clientX, y: event.clientY }
    stage.setPointerCapture(event.pointerId)
  }
  const move = (event: PointerEvent) => {
    if (held?.id !== event.pointerId) return
    const by = ((event.clientX - held.x) / (stage.clientWidth || 1)) * DRAG.turn
    const up = ((event.clientY - held.y) / (stage.clientHeight || 1)) * DRAG.tilt
    held = { id: held.id, x: event.clientX, y: event.clientY }
    if (by !== 0 || up !== 0) turn(by, up)
  }
  const release = (event: PointerEvent) => {
    if (held?.id === event.pointerId) held = null
  }
  stage.addEventListener('pointerdown', press)
  stage.addEventListener('pointermove', move)
  stage.addEventListener('pointerup', release)
  stage.addEventListener('pointercancel', release)
  return () => {
    stage.removeEventListener('pointerdown', press)
    stage.removeEventListener('pointermove', move)
    stage.removeEventListener('pointerup', release)
    stage.removeEventListener('pointercancel', release)
  }
}
