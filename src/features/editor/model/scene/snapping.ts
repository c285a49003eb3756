import { FRAME_SIZE } from '@/contract/constants'
import type { Frame } from '@/contract/entities/posts/media'
import type { Box } from '@/features/editor/model/geometry'

/** A line to which a moved element snaps, px of the frame. */
export interface Guide {
  axis: 'x' | 'y'
  at: number
}

/** The lines of a frame and of its elements, each axis in ascending order. */
export interface SnapLines {
  x: readonly number[]
  y: readonly number[]
}

/** Edges and centres of the frame and of the other boxes; computed once for a gesture. */
export function snapLines(frame: Frame, others: readonly Box[]): SnapLines {
  const boxes = [{ left: 0, top: 0, ...FRAME_SIZE[frame] }, ...others]
  const sorted = (lines: number[]) => [...new Set(lines)].sort((one, other) => one - other)
  return { x: sorted(boxes.flatMap(linesAcross)), y: sorted(boxes.flatMap(linesDown)) }
}

const linesAcross = ({ left, width }: Box) => [left, left + width / 2, left + width]
const linesDown = ({ top, height }: Box) => [top, top + height / 2, top + height]

/**
 * The distance that a box has to move to snap to the nearest line on each axis, and the lines that it then touches.
 * @param reach px of the frame within which a line attracts the box
 */
export function snap(box: Box, lines: SnapLines, reach: number) {
  const across = nearestLine(linesAcross(box), lines.x, reach)
  const down = nearestLine(linesDown(box), lines.y, reach)
  const guides: Guide[] = []
  if (across) guides.push({ axis: 'x', at: across.at })
  if (down) guides.push({ axis: 'y', at: down.at })
  return { dx: across?.by ?? 0, dy: down?.by ?? 0, guides }
}

function nearestLine(own: readonly number[], lines: readonly number[], reach: number) {
  let nearest: { by: number; at: number } | null = null
  for (const place of own) {
    const at = closest(lines, place)
    if (at === undefined) continue
    const by = at - place
    if (Math.abs(by) <= reach && (!nearest || Math.abs(by) < Math.abs(nearest.by))) {
      nearest = { by, at }
    }
  }
  return nearest
}

/** Binary search, because it runs six times for each move of a gesture. */
function closest(rising: readonly number[], value: number): number | undefined {
  let low = 0
  let high = rising.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((rising[middle] ?? 0) < value) low = middle + 1
    else high = middle
  }
  const [before, after] = [rising[low - 1], rising[low]]
  if (before === undefined || after === undefined) return after
  return value - before <= after - value ? before : after
}
