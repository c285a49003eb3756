import type { Frame } from '@/contract/entities/posts/media'
import type { PlacedElement } from '../../kinds/placedRules'
import type { MediaDocument, PostDocument } from '../types'

const LIST_OF_FRAME = { square: 'squareElements', story: 'storyElements' } as const
type ListName = (typeof LIST_OF_FRAME)[Frame]
type Lists = Pick<MediaDocument, ListName>

export const ELEMENT_LISTS: readonly ListName[] = Object.values(LIST_OF_FRAME)

/** The elements of one frame. */
export const elementsOn = (item: Lists, frame: Frame): PlacedElement[] => item[LIST_OF_FRAME[frame]]

/** The elements of both frames of a slide, the square one's first. */
export const elementsOf = (item: Lists): PlacedElement[] =>
  ELEMENT_LISTS.flatMap((list) => item[list])

/** The elements of all slides. */
export const allElements = ({ media }: PostDocument): PlacedElement[] => media.flatMap(elementsOf)

/** Elements by their frame. */
export function byFrame(elements: readonly PlacedElement[]): Lists {
  const on = (frame: Frame) => elements.filter(({ data }) => data.view === frame)
  return { squareElements: on('square'), storyElements: on('story') }
}

/** A document with changed elements; what does not change keeps its identity. */
export function mapElements(
  document: PostDocument,
  map: (element: PlacedElement) => PlacedElement,
): PostDocument {
  return withLists(document, (elements) => elements.map(map))
}

/** A document with some of its elements; what does not change keeps its identity. */
export function filterElements(
  document: PostDocument,
  isKept: (element: PlacedElement) => boolean,
): PostDocument {
  return withLists(document, (elements) => elements.filter(isKept))
}

function withLists(
  document: PostDocument,
  change: (elements: readonly PlacedElement[]) => PlacedElement[],
): PostDocument {
  const mediaOf = (item: MediaDocument): MediaDocument => {
    const squareElements = shared(change(item.squareElements), item.squareElements)
    const storyElements = shared(change(item.storyElements), item.storyElements)
    const isSame = squareElements === item.squareElements && storyElements === item.storyElements
    return isSame ? item : { ...item, squareElements, storyElements }
  }
  const media = shared(document.media.map(mediaOf), document.media)
  return media === document.media ? document : { ...document, media }
}

/** The previous list when the new one has the same items. */
function shared<Item>(now: Item[], before: Item[]): Item[] {
  const isSame = now.length === before.length && now.every((item, index) => item === before[index])
  return isSame ? before : now
}
