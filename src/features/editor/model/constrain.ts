import { elementKinds } from './elementKinds/elementKinds'
import type { ElementKindName, Place } from './types'

/** The one way to a permitted place of an element; a live gesture and a change of the document share it. */
export function constrain(kind: ElementKindName, place: Place): Place {
  return elementKinds[kind].constrain(place)
}
