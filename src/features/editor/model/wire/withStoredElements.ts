import { rulesOf, type PlacedElement } from '../../kinds/placedRules'
import { mapElements } from '../elements/placedElements'
import type { PostDocument } from '../types'

/** A document whose elements are as the back office stores them: the addresses of buttons and links are complete. */
export function withStoredElements(document: PostDocument): PostDocument {
  return mapElements(document, asStored)
}

function asStored(element: PlacedElement): PlacedElement {
  const data = rulesOf(element).asStored(element.data)
  return data === element.data ? element : ({ ...element, data } as PlacedElement)
}
