import type { FabricObject, Transform, TMat2D } from 'fabric/es'
import { FRAME_SIZE } from '@/contract/constants'
import type { Frame } from '@/contract/entities/posts/media'
import { isPoint } from '@/features/editor/canvas/objects/ElementObject'
import type { Box } from '@/features/editor/model/geometry'
import { type Guide, snap, snapLines } from '@/features/editor/model/scene/snapping'

/** Keeps a moved object on the axis along which it has moved farther since the gesture began. */
export function keepToAxis(target: FabricObject, { original }: Transform): void {
  const across = Math.abs(target.left - original.left)
  const down = Math.abs(target.top - original.top)
  target.set(across < down ? { left: original.left } : { top: original.top })
}

/** A moved object cannot leave the frame: its centre stays on it. */
export function keepInside(target: FabricObject, frame: Frame): void {
  const { width, height } = FRAME_SIZE[frame]
  target.set({
    left: Math.min(Math.max(target.left, 0), width),
    top: Math.min(Math.max(target.top, 0), height),
  })
}

/** Snaps a moved object to the lines nearby, and returns them. */
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

/** Visible on light and on dark pictures. */
const GUIDE_COLOR = '#e11d74'

/** Lines from edge to edge of the frame, one px of the screen thick; the context is in px of the screen. */
export function drawGuides(
  context: CanvasRenderingContext2D,
  guides: readonly Guide[],
  frame: Frame,
  [zoom, , , , left, top]: TMat2D,
): void {
  if (guides.length === 0) return
  const { width, height } = FRAME_SIZE[frame]
  context.save()
  context.strokeStyle = GUIDE_COLOR
  context.lineWidth = 1
  context.beginPath()
  for (const { axis, at } of guides) {
    const isAcross = axis === 'x'
    const line = at * zoom + (isAcross ? left : top)
    context.moveTo(isAcross ? line : left, isAcross ? top : line)
    context.lineTo(isAcross ? line : left + width * zoom, isAcross ? top + height * zoom : line)
  }
  context.stroke()
  context.restore()
}

/** Distance in px of the screen within which a line attracts the moved object. */
const REACH = 5
/** Px of the frame: a line this close to the edge is invisible. */
const TOUCHING = 0.5

/** Snaps the moved objects to the lines of the frame and of the other elements, during one gesture. */
export class Snapper {
  private readonly lines
  private readonly reach: number

  constructor(frame: Frame, others: readonly Box[], zoom: number) {
    this.lines = snapLines(frame, others)
    this.reach = REACH / zoom
  }

  snap(box: Box) {
    return snap(box, this.lines, this.reach)
  }
}

/** The guides that a box still touches after the rules of its kind have moved it. */
export function keptGuides(guides: readonly Guide[], box: Box): Guide[] {
  const { left, top, width, height } = box
  const across = [left, left + width / 2, left + width]
  const down = [top, top + height / 2, top + height]
  return guides.filter(({ axis, at }) =>
    (axis === 'x' ? across : down).some((line) => Math.abs(line - at) < TOUCHING),
  )
}
