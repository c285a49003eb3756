import { FRAME_SIZE } from '@/contract/constants'
import type { Frame } from '@/contract/entities/posts/media'
import { LIMITS } from '@/contract/limits'

/**
 * Fits an element into its limits (product-rules/posts.md#frames), in the editor and in the back
 * office alike. No schema library here: the cabinet's first page has this file.
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

/**
 * A product's picture inside its frame, keeping its aspect ratio. A picture that would be higher
 * than the frame is scaled to the frame's height. Missing sizes become the minimum.
 */
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

interface Position {
  x: number
  y: number
}
/** Px of the picture as it is shown. */
interface Size {
  width: number
  height: number
}

/**
 * The position of a product marker on a frame, percent. The stored position is a percent of the
 * square frame that contains the picture. On the other frame the marker is at the same spot of the
 * picture.
 */
export function markerOnFrame(kept: Position, frame: Frame, picture: Size): Position {
  return moved(kept, 'square', frame, picture)
}

/** The stored position of a marker, from its position on a frame. */
export function keptMarkerPosition(position: Position, frame: Frame, picture: Size): Position {
  return moved(position, frame, 'square', picture)
}

function moved(position: Position, from: Frame, to: Frame, picture: Size): Position {
  if (from === to || picture.width <= 0 || picture.height <= 0) return position
  const [before, after] = [shareOf(from, picture), shareOf(to, picture)]
  // The picture is centred on both frames: distances from the centre scale with the picture's share
  // of the frame.
  return {
    x: rounded(50 + ((position.x - 50) * after.width) / before.width),
    y: rounded(50 + ((position.y - 50) * after.height) / before.height),
  }
}

/** The share of a frame's width and height that a contained picture takes. */
function shareOf(frame: Frame, { width, height }: Size): Size {
  const size = FRAME_SIZE[frame]
  const scale = Math.min(size.width / width, size.height / height)
  return { width: (width * scale) / size.width, height: (height * scale) / size.height }
}

/** A part of a frame, percent of its width and height. */
export interface Zone {
  x: number
  y: number
  width: number
  height: number
}

/** The share of a video's frame, in percent, that the browser's controls cover at its bottom on a screen of 320 px. */
const VIDEO_CONTROLS: Record<Frame, number> = { square: 23, story: 14 }

/** The areas where the shop's popup may cover the elements of a slide. All other controls are beside the slide. */
export function safeZones(frame: Frame, isVideo: boolean): Zone[] {
  const height = VIDEO_CONTROLS[frame]
  return isVideo ? [{ x: 0, y: 100 - height, width: 100, height }] : []
}
