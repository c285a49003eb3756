import { FRAME_SIZE } from '@/contract/constants'
import type { Frame } from '@/contract/entities/posts/media'
import type { Place, Placement, Size } from './Geometry'

/** Converts a size from px of the frame to percent of it. */
export function inPercent({ width, height }: Size, frame: Frame): Size {
  const whole = FRAME_SIZE[frame]
  return { width: (width / whole.width) * 100, height: (height / whole.height) * 100 }
}

/** The corner, in percent, of something drawn so with this size, px of the frame. */
export function cornerAt({ x, y }: Placement, { width, height }: Size, frame: Frame): Place {
  const corner = inPercent({ width: x - width / 2, height: y - height / 2 }, frame)
  return { x: corner.width, y: corner.height }
}

export const grown = ({ width, height }: Size, by: number): Size => ({
  width: width * by,
  height: height * by,
})
