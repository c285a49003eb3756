import type { Frame } from '@/contract/entities/posts/media'
import type { Box } from '@/features/editor/model/geometry'
import { snap, snapLines, type Guide } from '../../model/scene/snapping'

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

/** The guides that a box still touches after its kind's own rules have moved it. */
export function keptGuides(guides: readonly Guide[], box: Box): Guide[] {
  const { left, top, width, height } = box
  const across = [left, left + width / 2, left + width]
  const down = [top, top + height / 2, top + height]
  return guides.filter(({ axis, at }) =>
    (axis === 'x' ? across : down).some((line) => Math.abs(line - at) < TOUCHING),
  )
}
