import type { Frame } from '@/contract/entities/media'
import type { Box } from '../../model/scene/snapping'
import type { FrameElement } from '../../model/types'
import { naturalSize } from './naturalSize'
import { placementOf } from './placement'

/** A box before it is turned about its centre, px of the frame. */
export interface TurnedBox extends Box {
  /** Degrees. */
  rotate: number
}

/** The box that an element fills; a marker, and a picture that is on its way, have a place but no size. */
export function elementBox(element: FrameElement, frame: Frame): TurnedBox {
  const { x, y, rotate, scale } = placementOf(element, frame)
  const size = naturalSize(element, frame)
  const width = size.width * scale
  const height = size.height * scale
  return { left: x - width / 2, top: y - height / 2, width, height, rotate }
}

/** The upright box round an element, turned or not. */
export function boundingBox(element: FrameElement, frame: Frame): Box {
  const { left, top, width, height, rotate } = elementBox(element, frame)
  const turn = (rotate * Math.PI) / 180
  const [sin, cos] = [Math.abs(Math.sin(turn)), Math.abs(Math.cos(turn))]
  const wide = width * cos + height * sin
  const tall = width * sin + height * cos
  return {
    left: left + (width - wide) / 2,
    top: top + (height - tall) / 2,
    width: wide,
    height: tall,
  }
}
