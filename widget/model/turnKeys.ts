import { turned, zoomed, type Camera } from './camera'

/** Degrees of a key or a button. */
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
