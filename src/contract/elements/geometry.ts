import { LIMITS } from '../limits'

/**
 * Fits an element into its limits (product-rules/posts.md#frames), equally in editor and back office. No schema library here: the cabinet's first
 * page has this file.
 */

export const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most)

/** Four decimals: a conversion to px and back makes no visible change. */
export const rounded = (value: number): number => Math.round(value * 1e4) / 1e4

/** Degrees from 0 up to 360. */
export const normalRotation = (degrees: number): number =>
  rounded(((degrees % 360) + 360) % 360) % 360

/** A product marker's position. */
export const wholePercent = (value: number): number => clamp(Math.round(value), 0, 100)

/** Percent of the frame. */
interface Box {
  x: number
  y: number
  width: number
  height: number
}

const { width: WIDTH, maxX: MAX_X } = LIMITS.productImage

/** A product's picture inside its frame, keeping its aspect ratio: a higher one gets the height of the frame. Missing sizes become the minimum. */
export function imageInFrame({
  x,
  y,
  width = 0,
  height = 0,
}: Pick<Box, 'x' | 'y'> & Partial<Box>): Box {
  const wide = clamp(width, WIDTH.min, WIDTH.max)
  const tall = width > 0 ? (height * wide) / width : wide
  const high = Math.min(tall, 100)
  const kept = tall > high ? (wide * high) / tall : wide
  return {
    x: rounded(clamp(x, 0, Math.min(MAX_X, 100 - kept))),
    y: rounded(clamp(y, 0, 100 - high)),
    width: rounded(kept),
    height: rounded(high),
  }
}
