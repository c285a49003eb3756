import { rulesOf, type PlacedElement } from '../../kinds/placedRules'
import type { PostDocument } from '../types'

/** A document whose elements are as the back office keeps them: buttons and links lead to addresses in full. */
export function withStoredElements(document: PostDocument): PostDocument {
  if (!document.media.some(({ elements }) => elements.some(isOther))) return document
  return {
    ...document,
    media: document.media.map((item) =>
      item.elements.some(isOther) ? { ...item, elements: item.elements.map(asStored) } : item,
    ),
  }
}

const isOther = (element: PlacedElement) => asStored(element) !== element

function asStored(element: PlacedElement): PlacedElement {
  const data = rulesOf(element).asStored(element.data)
  return data === element.data ? element : ({ ...element, data } as PlacedElement)
}
