import type { Frame } from '@/contract/entities/posts/media'
import {
  boundsBy,
  boxBy,
  placementBy,
  sizeBy,
  type RotatedBox,
} from '../canvas/measure/kindMeasures'
import type { Box, Geometry, Placement } from '@/features/editor/model/geometry'
import { kindOf, type FrameElement } from './elementKinds'

/** The position and size of an element. */
export const geometryOf = (element: FrameElement): Geometry => kindOf(element).geometryOf(element)

/** How an element of the document is drawn. */
export const placementOf = (element: FrameElement, frame: Frame): Placement =>
  placementBy(kindOf(element), element, frame)

/** The geometry that the document needs so that an element is drawn at this placement; the inverse of `placementOf`. */
export const geometryAt = (element: FrameElement, placement: Placement, frame: Frame): Geometry => {
  const kind = kindOf(element)
  return kind.geometryAt(element, { ...placement, size: sizeBy(kind, element, frame) }, frame)
}

/** A copy of the element with another geometry. */
export const withGeometry = <Element extends FrameElement>(
  element: Element,
  geometry: Partial<Geometry>,
): Element => kindOf(element).withGeometry(element, geometry) as Element

/** The box of an element before it is rotated, px of the frame. */
export const elementBox = (element: FrameElement, frame: Frame): RotatedBox =>
  boxBy(kindOf(element), element, frame)

/** The upright box around an element, px of the frame. */
export const boundingBox = (element: FrameElement, frame: Frame): Box =>
  boundsBy(kindOf(element), element, frame)
