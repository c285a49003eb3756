import { turned, zoomed, type Camera } from './camera'

/** Degrees for a drag over the whole width or height of the stage. */
const DRAG = { turn: 270, tilt: 180 }

/**
 * Calls back with degrees while a pointer drags over the stage. When a finger moves up or down, the page scrolls
 * instead (`touch-action` in the style sheet), and the browser cancels the pointer. Returns a function that stops
 * listening.
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

/** Degrees by which a key or a button turns the model. */
export const STEP = 15
export const ZOOM_STEP = 1.25
const KEYS: Readonly<Record<string, [turn: number, tilt: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
}
const ZOOM_KEYS: Readonly<Record<string, number>> = {
  '+': ZOOM_STEP,
  '=': ZOOM_STEP,
  '-': 1 / ZOOM_STEP,
  _: 1 / ZOOM_STEP,
}

/** The camera after a key that turns or zooms; null for any other key. */
export function cameraAfterKey(camera: Camera, key: string): Camera | null {
  const turn = KEYS[key]
  if (turn) return turned(camera, ...turn)
  const zoom = ZOOM_KEYS[key]
  return zoom === undefined ? null : zoomed(camera, zoom)
}
