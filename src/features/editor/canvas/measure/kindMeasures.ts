import { FRAME_SIZE } from '@/contract/constants'
import type { Frame } from '@/contract/entities/posts/media'
import {
  grown,
  type Box,
  type Placement,
  type Size,
  type KindGeometry,
} from '@/features/editor/model/geometry'
import { loadedAssetCount } from './loadedAssets'

/** A box before it is rotated about its centre, px of the frame. */
export interface RotatedBox extends Box {
  /** Degrees. */
  rotate: number
}

const known = new WeakMap<object, { key: string; size: Size }>()

/** The natural size of an element, cached until the next font or picture loads. */
export function sizeBy<Element extends object>(
  kind: KindGeometry<Element>,
  element: Element,
  frame: Frame,
): Size {
  const key = `${frame} ${loadedAssetCount()}`
  const remembered = known.get(element)
  if (remembered?.key === key) return remembered.size
  const size = kind.naturalSize(element, frame)
  known.set(element, { key, size })
  return size
}

/** How an element of the document is drawn. */
export function placementBy<Element extends object>(
  kind: KindGeometry<Element>,
  element: Element,
  frame: Frame,
): Placement {
  const whole = FRAME_SIZE[frame]
  const { x, y, rotate = 0 } = kind.geometryOf(element)
  const scale = kind.scaleOf(element, frame)
  const { width, height } = grown(sizeBy(kind, element, frame), scale)
  return {
    x: (x / 100) * whole.width + width / 2,
    y: (y / 100) * whole.height + height / 2,
    rotate,
    scale,
  }
}

/** The box of an element; a marker, and a picture that is loading, have a position but no size. */
export function boxBy<Element extends object>(
  kind: KindGeometry<Element>,
  element: Element,
  frame: Frame,
): RotatedBox {
  const { x, y, rotate, scale } = placementBy(kind, element, frame)
  const { width, height } = grown(sizeBy(kind, element, frame), scale)
  return { left: x - width / 2, top: y - height / 2, width, height, rotate }
}

/** The upright box around an element, which may be rotated. */
export function boundsBy<Element extends object>(
  kind: KindGeometry<Element>,
  element: Element,
  frame: Frame,
): Box {
  const { left, top, width, height, rotate } = boxBy(kind, element, frame)
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
