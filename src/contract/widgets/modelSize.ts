import type { ModelSettings } from './settings/modelSettings'

/** Width, depth and height of an upright model; `size` is along x, y and z of its file. */
export function uprightSize(
  [x = 0, y = 0, z = 0]: readonly number[],
  upAxis: ModelSettings['upAxis'],
): [width: number, depth: number, height: number] {
  return upAxis === 'y' ? [x, z, y] : [x, y, z]
}

/** A length for display: whole mm, tenths below ten. */
export const roundedMm = (mm: number) => (mm < 10 ? Math.round(mm * 10) / 10 : Math.round(mm))
