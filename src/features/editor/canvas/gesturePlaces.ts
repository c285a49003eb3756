import { ActiveSelection, type FabricObject } from 'fabric/es'
import type { Frame } from '@/contract/entities/media'
import { constrain } from '../model/constrain'
import { geometryOf } from '../model/elementKinds/elementKinds'
import type { FrameElement, Geometries, Geometry } from '../model/types'
import { ElementObject } from './kinds/ElementObject'
import { geometryAt, withGeometry } from './placement'
import { standingOf } from './standing'

/** Percent, degrees and px that nobody sees. */
const TOLERANCE = 1e-3

/** The objects that a hand moves by this one. */
export function movedObjects(target: FabricObject): ElementObject[] {
  const objects = target instanceof ActiveSelection ? target.getObjects() : [target]
  return objects.filter((object) => object instanceof ElementObject)
}

/** The geometry that the document would have for an object as it stands, within what its kind allows. */
export function geometryOfObject(object: ElementObject, frame: Frame): Geometry {
  const { element } = object
  return constrain(element.kind, geometryAt(element, standingOf(object), frame))
}

export function placesOf(objects: readonly ElementObject[], frame: Frame): Geometries {
  return Object.fromEntries(
    objects.map((object) => [object.element.id, geometryOfObject(object, frame)]),
  )
}

/** Whether an element stands otherwise than the document has it. */
export function isMoved(element: FrameElement, place: Geometry): boolean {
  return !isSameGeometry(geometryOf(element), place)
}

/** While one element is in the hand its kind's own rules hold already, so that nothing jumps when it is let go. */
export function keepPermitted(target: FabricObject, frame: Frame): void {
  if (!(target instanceof ElementObject)) return
  const { element } = target
  const wanted = geometryAt(element, standingOf(target), frame)
  const permitted = constrain(element.kind, wanted)
  if (!isSameGeometry(wanted, permitted)) target.show(withGeometry(element, permitted))
}

function isSameGeometry(one: Geometry, other: Geometry): boolean {
  return (Object.keys(other) as (keyof Geometry)[]).every(
    (key) => Math.abs((one[key] ?? 0) - (other[key] ?? 0)) < TOLERANCE,
  )
}
