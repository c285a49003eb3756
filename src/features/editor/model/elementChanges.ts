import type { Frame } from '@/contract/entities/posts/media'
import { keptMarkerPosition } from '@/contract/elements/geometry'
import { productImageRules } from '@/features/editor/kinds/productImage/productImageRules'
import { productMarkerRules } from '@/features/editor/kinds/productMarker/productMarkerRules'
import type { Change } from './post'
import {
  rulesOf,
  type ElementContent,
  type PlacedElement,
  type PlacedKindName,
} from '@/features/editor/kinds/placedRules'
import type { Geometries, Geometry } from './geometry'
import {
  imageId,
  imageView,
  stack,
  topZIndex,
  allElements,
  ELEMENT_LISTS,
  elementsOf,
  elementsOn,
} from './elements'
import type { MediaDocument } from './document'

/** Puts elements on top of their frames, the last element uppermost. */
export function addElements(mediaIndex: number, elements: readonly PlacedElement[]): Change {
  return ({ media }) => {
    const item = media[mediaIndex]
    if (!item) return
    for (const element of elements) {
      const zIndex = topZIndex(item, element.data.view)
      const data = { ...element.data, ...constrained(element), zIndex }
      elementsOn(item, data.view).push({ ...element, data } as PlacedElement)
    }
  }
}

/** Moves, rotates and scales elements of a frame, each within the limits of its kind. */
export function placeElements(frame: Frame, places: Geometries): Change {
  return ({ media }) => {
    for (const item of media) {
      placeMarks(item, frame, places)
      for (const element of elementsOf(item)) {
        const place = places[element.id]
        if (!place) continue
        Object.assign(element.data, constrained(element, place))
      }
    }
  }
}

function placeMarks({ links, picture }: MediaDocument, frame: Frame, places: Geometries): void {
  for (const mark of links) {
    const place = places[mark.id]
    if (place) {
      const kept = keptMarkerPosition(place, frame, picture)
      Object.assign(mark, productMarkerRules.constrain(kept))
    }
    const imagePlace = places[imageId(mark.id)]
    const view = imageView(mark, frame)
    if (imagePlace && view) {
      Object.assign(view, productImageRules.constrain({ ...view, ...imagePlace }))
    }
  }
}

/** Removes elements and product marks; a product's picture is removed only with its mark. */
export function removeElements(ids: readonly string[]): Change {
  const isKept = ({ id }: { id: string }) => !ids.includes(id)
  return ({ media }) => {
    for (const item of media) {
      if (!item.links.every(isKept)) item.links = item.links.filter(isKept)
      for (const list of ELEMENT_LISTS) {
        if (!item[list].every(isKept)) item[list] = item[list].filter(isKept)
      }
    }
  }
}

/** A change of an element's content and look; position and size are changed by `placeElements`. */
export interface ElementEdit<Kind extends PlacedKindName = PlacedKindName> {
  id: string
  kind: Kind
  content: Partial<ElementContent[Kind]>
}

/**
 * Edits an element without checks: the panel does not offer to change a question that shoppers may have answered
 * (product-rules/posts.md#locked-interactions).
 */
export function editElement({ id, kind, content }: ElementEdit): Change {
  return onElement(id, (element) => {
    if (element.kind === kind) Object.assign(element.data, content)
  })
}

export interface ElementFlags {
  isHidden?: boolean
  isLocked?: boolean
}

/** Hides elements from shoppers, or locks their position. A flag that was never set is not stored as false. */
export function flagElements(ids: readonly string[], { isHidden, isLocked }: ElementFlags): Change {
  return (document) => {
    for (const { id, data } of allElements(document)) {
      if (!ids.includes(id)) continue
      if (isHidden) data.isHidden = true
      else if (isHidden === false) delete data.isHidden
      if (isLocked) data.isLocked = true
      else if (isLocked === false) delete data.isLocked
    }
  }
}

/** Stacks the elements of a frame in this order, from back to front; unknown ids are ignored. */
export function orderElements(mediaIndex: number, frame: Frame, ids: readonly string[]): Change {
  return ({ media }) => {
    const item = media[mediaIndex]
    if (!item) return
    const before = stack(item, frame)
    const ordered = ids.flatMap((id) => before.find((one) => one.id === id) ?? [])
    const isWhole = ordered.length === before.length
    if (!isWhole || ordered.every((one, index) => one === before[index])) return
    for (const [index, { holder }] of ordered.entries()) holder.zIndex = index + 1
  }
}

/** Sets the frame in which shoppers see a media item. */
export function setView(mediaIndex: number, view: Frame): Change {
  return ({ media }) => {
    const item = media[mediaIndex]
    if (item) item.view = view
  }
}

function onElement(wanted: string, change: (element: PlacedElement) => void): Change {
  return (document) => {
    const element = allElements(document).find(({ id }) => id === wanted)
    if (element) change(element)
  }
}

function constrained(element: PlacedElement, place?: Geometry): Geometry {
  const rules = rulesOf(element)
  return rules.constrain({ ...rules.geometryOf(element), ...place })
}
