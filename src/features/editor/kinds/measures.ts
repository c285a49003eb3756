import type { Frame } from '@/contract/entities/media'
import {
  boundsBy,
  boxBy,
  placementBy,
  sizeBy,
  type TurnedBox,
} from '../canvas/measure/kindMeasures'
import type { Box, Geometry, Placement } from '../geometry/Geometry'
import { kindOf, type FrameElement } from './elementKinds'

/** Where an element stands and how large it is. */
export const geometryOf = (element: FrameElement): Geometry => kindOf(element).geometryOf(element)

/** How an element of the document is drawn. */
export const placementOf = (element: FrameElement, frame: Frame): Placement =>
  placementBy(kindOf(element), element, frame)

/** What the document has to say for an element to be drawn so; `placementOf` the other way round. */
export const geometryAt = (element: FrameElement, placement: Placement, frame: Frame): Geometry => {
  const kind = kindOf(element)
  return kind.geometryAt(element, { ...placement, size: sizeBy(kind, element, frame) }, frame)
}

/** The element as it would be with another geometry. */
export const withGeometry = <Element extends FrameElement>(
  element: Element,
  geometry: Partial<Geometry>,
): Element => kindOf(element).withGeometry(element, geometry) as Element

/** The box that an element fills before it is turned, px of the frame. */
export const elementBox = (element: FrameElement, frame: Frame): TurnedBox =>
  boxBy(kindOf(element), element, frame)

/** The upright box round an element, px of the frame. */
export const boundingBox = (element: FrameElement, frame: Frame): Box =>
  boundsBy(kindOf(element), element, frame)
