import type { Frame } from '@/contract/entities/media'
import type { Box } from '../../geometry/Geometry'
import { snap, snapLines, type Guide } from '../../model/scene/snapping'

/** Within so many px of the screen a line draws what is in the hand. */
const REACH = 5
/** Px of the frame: a line that nobody sees beside the edge. */
const TOUCHING = 0.5

/** Keeps what is moved to the lines of the frame and of what stands on it, for the length of one gesture. */
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

/** Those of the lines that a box still keeps to after its kind's own rules moved it on. */
export function keptGuides(guides: readonly Guide[], box: Box): Guide[] {
  const { left, top, width, height } = box
  const across = [left, left + width / 2, left + width]
  const down = [top, top + height / 2, top + height]
  return guides.filter(({ axis, at }) =>
    (axis === 'x' ? across : down).some((line) => Math.abs(line - at) < TOUCHING),
  )
}
