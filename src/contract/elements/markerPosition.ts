import { FRAME_SIZE } from '../constants'
import type { Frame } from '@/contract/entities/posts/media'
import { rounded } from './geometry'

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
 * The position of a product marker on a frame, percent. It is stored as a percent of the square frame in which the
 * picture is contained; on the other frame it is at the same spot of the picture.
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
  // The picture is centred on both, so distances from the centre scale with its share of the frame.
  return {
    x: rounded(50 + ((position.x - 50) * after.width) / before.width),
    y: rounded(50 + ((position.y - 50) * after.height) / before.height),
  }
}

/** The share of a frame's width and height of a contained picture. */
function shareOf(frame: Frame, { width, height }: Size): Size {
  const size = FRAME_SIZE[frame]
  const scale = Math.min(size.width / width, size.height / height)
  return { width: (width * scale) / size.width, height: (height * scale) / size.height }
}
