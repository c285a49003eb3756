import type { FabricObject, Transform } from 'fabric/es'
import { FRAME_SIZE } from '@/contract/constants'
import type { Frame } from '@/contract/entities/posts/media'
import type { Box } from '@/features/editor/model/geometry'
import type { Guide } from '../../model/scene/snapping'
import { isPoint } from '../objects/ElementObject'
import type { Snapper } from './Snapper'

/** Keeps it on the axis along which it has moved farther since the gesture began. */
export function keepToAxis(target: FabricObject, { original }: Transform): void {
  const across = Math.abs(target.left - original.left)
  const down = Math.abs(target.top - original.top)
  target.set(across < down ? { left: original.left } : { top: original.top })
}

/** A moved object cannot get lost: its centre stays on the frame. */
export function keepInside(target: FabricObject, frame: Frame): void {
  const { width, height } = FRAME_SIZE[frame]
  target.set({
    left: Math.min(Math.max(target.left, 0), width),
    top: Math.min(Math.max(target.top, 0), height),
  })
}

/** Snaps it to the lines nearby, and returns them. */
export function snapTo(target: FabricObject, snapper: Snapper): Guide[] {
  const { dx, dy, guides } = snapper.snap(boxOf(target))
  target.set({ left: target.left + dx, top: target.top + dy })
  return guides
}

/** The upright box around the moved object; of a marker only its centre counts. */
export function boxOf(target: FabricObject): Box {
  const { left, top } = target
  if (isPoint(target)) return { left, top, width: 0, height: 0 }
  target.setCoords()
  return target.getBoundingRect()
}
