import type { ModelSettings } from '@/contract/widgets/settings/modelSettings'

/** The view of the model: its rotation in degrees around the vertical axis, the angle from above, and the zoom. */
export interface Camera {
  turn: number
  tilt: number
  zoom: number
}

const MAX_TILT = 90
const ZOOM = { min: 0.5, max: 4 }
const RADIANS = Math.PI / 180

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))

export function cameraOf({
  startTurn,
  startTilt,
}: Pick<ModelSettings, 'startTurn' | 'startTilt'>): Camera {
  return turned({ turn: 0, tilt: 0, zoom: 1 }, startTurn, startTilt)
}

/** The camera after a rotation: `turn` is kept from -180 to 180, and `tilt` from -90 to 90, so that it does not tip over. */
export function turned({ turn, tilt, zoom }: Camera, by: number, up: number): Camera {
  const whole = (((turn + by + 180) % 360) + 360) % 360
  return { turn: whole - 180, tilt: clamp(tilt + up, -MAX_TILT, MAX_TILT), zoom }
}

export function zoomed(camera: Camera, factor: number): Camera {
  return { ...camera, zoom: clamp(camera.zoom * factor, ZOOM.min, ZOOM.max) }
}

/** The visible side of the model: front, left, back, right. */
export function sideOf({ turn }: Camera): 0 | 1 | 2 | 3 {
  return (Math.round((((turn % 360) + 360) % 360) / 90) % 4) as 0 | 1 | 2 | 3
}

/** The rotation from the model's axes to those of the screen, by columns. */
export function rotationOf({ turn, tilt }: Camera, upAxis: ModelSettings['upAxis']): Float32Array {
  const [sin, cos] = [Math.sin(turn * RADIANS), Math.cos(turn * RADIANS)]
  const [over, level] = [Math.sin(tilt * RADIANS), Math.cos(tilt * RADIANS)]
  // Columns for x, y and z of a model whose y is up.
  const x = [cos, over * sin, -level * sin]
  const y = [0, level, over]
  const z = [sin, -over * cos, level * cos]
  // A model whose z axis points up has its front along -y.
  const columns = upAxis === 'y' ? [x, y, z] : [x, z.map((value) => -value), y]
  return new Float32Array(columns.flat())
}
