import { normalizeLink } from '@/contract/text/links'
import type { PlacedElement, PostDocument } from '../types'

/** A document whose buttons and links lead to addresses in full, as the back office keeps them. */
export function withFullLinks(document: PostDocument): PostDocument {
  if (!document.media.some(({ elements }) => elements.some(isShort))) return document
  return {
    ...document,
    media: document.media.map((item) =>
      item.elements.some(isShort) ? { ...item, elements: item.elements.map(inFull) } : item,
    ),
  }
}

const isShort = (element: PlacedElement) => inFull(element) !== element

function inFull(element: PlacedElement): PlacedElement {
  if (element.kind !== 'callToAction') return element
  const link = normalizeLink(element.data.link)
  return link === element.data.link ? element : { ...element, data: { ...element.data, link } }
}
