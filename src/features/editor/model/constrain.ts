import { elementKinds } from './elementKinds/elementKinds'
import type { ElementKindName, Geometry } from './types'

/** The one way to a permitted geometry of an element; a live gesture and a change of the document share it. */
export function constrain(kind: ElementKindName, geometry: Geometry): Geometry {
  return elementKinds[kind].constrain(geometry)
}
