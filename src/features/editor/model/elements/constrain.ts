import { keptMarkerPosition, markerOnFrame } from '@/contract/elements/markerPosition'
import { elementKinds } from '../elementKinds/elementKinds'
import type { ElementKindName, FrameElement, Geometry } from '../types'

/** The one way to a permitted geometry of an element; a live gesture and a change of the document share it. */
export function constrain(kind: ElementKindName, geometry: Geometry): Geometry {
  return elementKinds[kind].constrain(geometry)
}

/** The same for an element as it stands on its frame: a marker's place is rounded as it is kept. */
export function constrainOnFrame(element: FrameElement, geometry: Geometry): Geometry {
  if (element.kind !== 'productMarker') return constrain(element.kind, geometry)
  const { kind, frame, picture } = element
  const kept = constrain(kind, keptMarkerPosition(geometry, frame, picture))
  return markerOnFrame(kept, frame, picture)
}
