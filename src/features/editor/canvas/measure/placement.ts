import { FRAME_SIZE } from '@/contract/constants'
import type { Frame } from '@/contract/entities/media'
import type { FrameElement, Geometry } from '../../model/types'
import { IMAGE_WIDTH, naturalSize, type Size } from './naturalSize'

/** Where something is drawn: its centre in px of the frame, its turn in degrees, and how much its natural size grows. */
export interface Placement {
  x: number
  y: number
  rotate: number
  scale: number
}

/** How an element of the document is drawn. */
export function placementOf(element: FrameElement, frame: Frame): Placement {
  const { width, height } = FRAME_SIZE[frame]
  const { x, y } = placeOf(element)
  const left = (x / 100) * width
  const top = (y / 100) * height
  const scale = scaleOf(element, frame)
  const size = naturalSize(element, frame)
  return {
    x: left + (size.width * scale) / 2,
    y: top + (size.height * scale) / 2,
    rotate: element.kind === 'productMarker' ? 0 : placeOf(element).rotate,
    scale,
  }
}

/** What the document has to say for an element to be drawn so; `placementOf` the other way round. */
export function geometryAt(element: FrameElement, placement: Placement, frame: Frame): Geometry {
  const { rotate, scale } = placement
  switch (element.kind) {
    case 'productMarker':
      return cornerAt(placement, { width: 0, height: 0 }, frame)
    case 'productImage': {
      const { width, height } = naturalSize(element, frame)
      const size = { width: width * scale, height: height * scale }
      return { ...cornerAt(placement, size, frame), rotate, ...inPercent(size, frame) }
    }
    case 'textSticker': {
      // A text has no scale: its letters and its width grow instead, and its lines may break anew.
      const fontSize = element.data.fontSize * scale
      const width = element.data.width * scale
      const grown = { ...element, data: { ...element.data, fontSize, width } }
      return {
        ...cornerAt(placement, naturalSize(scale === 1 ? element : grown, frame), frame),
        rotate,
        width,
        fontSize,
      }
    }
    default: {
      const { width, height } = naturalSize(element, frame)
      const size = { width: width * scale, height: height * scale }
      return { ...cornerAt(placement, size, frame), rotate, scale: scale * 100 }
    }
  }
}

/** The element as it would be with another geometry. */
export function withGeometry<Element extends FrameElement>(
  element: Element,
  geometry: Partial<Geometry>,
): Element {
  if (element.kind === 'productMarker') return { ...element, ...geometry }
  if (element.kind === 'productImage') {
    return { ...element, view: { ...element.view, ...geometry } }
  }
  return { ...element, data: { ...element.data, ...geometry } }
}

function placeOf(element: FrameElement) {
  if (element.kind === 'productMarker') return { x: element.x, y: element.y, rotate: 0 }
  return element.kind === 'productImage' ? element.view : element.data
}

function scaleOf(element: FrameElement, frame: Frame): number {
  if (element.kind === 'productMarker' || element.kind === 'textSticker') return 1
  if (element.kind !== 'productImage') return element.data.scale / 100
  return ((element.view.width / 100) * FRAME_SIZE[frame].width) / IMAGE_WIDTH
}

function cornerAt({ x, y }: Placement, size: Size, frame: Frame) {
  const corner = inPercent({ width: x - size.width / 2, height: y - size.height / 2 }, frame)
  return { x: corner.width, y: corner.height }
}

function inPercent({ width, height }: Size, frame: Frame): Size {
  const whole = FRAME_SIZE[frame]
  return { width: (width / whole.width) * 100, height: (height / whole.height) * 100 }
}
