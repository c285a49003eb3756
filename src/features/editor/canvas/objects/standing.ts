import type { FabricObject } from 'fabric/es'
import type { Placement } from '@/features/editor/model/geometry'

/** The position of an object on the frame, also while it is one of several selected ones; they are never skewed. */
export function standingOf(object: FabricObject): Placement {
  const { left, top, angle, scaleX } = object
  if (!object.group) return { x: left, y: top, rotate: angle, scale: scaleX }
  const [a, b, , , x, y] = object.calcTransformMatrix()
  return { x, y, rotate: (Math.atan2(b, a) * 180) / Math.PI, scale: Math.hypot(a, b) }
}
