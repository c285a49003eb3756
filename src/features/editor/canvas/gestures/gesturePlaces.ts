import { ActiveSelection, type FabricObject, type XY } from 'fabric/es'
import { FRAME_SIZE } from '@/contract/constants'
import type { Frame } from '@/contract/entities/posts/media'
import { geometryOf } from '../../kinds/measures'
import type { FrameElement } from '../../kinds/elementKinds'
import type { Geometries, Geometry } from '@/features/editor/model/geometry'
import { isElementObject, type ElementObject } from '../objects/ElementObject'
import { sizeBy } from '../measure/kindMeasures'
import { standingOf } from '@/features/editor/canvas/objects/ElementObject'

/** Differences in percent, degrees and px that are too small to be seen. */
const TOLERANCE = 1e-3

/** The objects that move with this one. */
export function movedObjects(target: FabricObject): ElementObject[] {
  const objects = target instanceof ActiveSelection ? target.getObjects() : [target]
  return objects.filter(isElementObject)
}

/** The geometry of an object in the document's terms, within what its kind allows. */
export function geometryOfObject(object: ElementObject, frame: Frame): Geometry {
  return object.kind.constrainOnFrame(object.element, geometryAsDrawn(object, frame))
}

export function placesOf(objects: readonly ElementObject[], frame: Frame): Geometries {
  return Object.fromEntries(
    objects.map((object) => [object.element.id, geometryOfObject(object, frame)]),
  )
}

/** Whether a geometry differs from that of an element in the document. */
export function isMoved(element: FrameElement, place: Geometry): boolean {
  return !isSameGeometry(geometryOf(element), place)
}

/** Applies the rules of an element's kind while the element is being moved, so that it does not jump on release. */
export function keepPermitted(target: ElementObject, frame: Frame): void {
  const { kind, element } = target
  const wanted = geometryAsDrawn(target, frame)
  const permitted = kind.constrainOnFrame(element, wanted)
  if (!isSameGeometry(wanted, permitted)) target.show(kind.withGeometry(element, permitted))
}

/**
 * Applies the rules of each element's kind while several elements are moved together. A moved selection is neither
 * rotated nor scaled, so its px are those of the frame.
 * @param homes the elements' positions in the selection when the gesture began, from which an element that a rule
 * stopped can move on
 */
export function keepMembersPermitted(homes: ReadonlyMap<ElementObject, XY>, frame: Frame): void {
  const { width, height } = FRAME_SIZE[frame]
  for (const [object, { x, y }] of homes) {
    object.set({ left: x, top: y })
    const wanted = geometryAsDrawn(object, frame)
    const permitted = object.kind.constrainOnFrame(object.element, wanted)
    object.set({
      left: x + ((permitted.x - wanted.x) / 100) * width,
      top: y + ((permitted.y - wanted.y) / 100) * height,
    })
  }
}

function geometryAsDrawn(object: ElementObject, frame: Frame): Geometry {
  const { kind, element } = object
  return kind.geometryAt(
    element,
    { ...standingOf(object), size: sizeBy(kind, element, frame) },
    frame,
  )
}

function isSameGeometry(one: Geometry, other: Geometry): boolean {
  return (Object.keys(other) as (keyof Geometry)[]).every(
    (key) => Math.abs((one[key] ?? 0) - (other[key] ?? 0)) < TOLERANCE,
  )
}
