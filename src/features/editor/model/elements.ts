import { composeId } from '@/common/lib/composeId'
import { inStackingOrder } from '@/contract/elements/elementLists'
import type { Frame } from '@/contract/entities/posts/media'
import type { FrameElement } from '@/features/editor/kinds/elementKinds'
import {
  type PlacedElement,
  rulesOf,
  placedRules,
  byList,
} from '@/features/editor/kinds/placedRules'
import type { ImageView } from '@/features/editor/kinds/productImage/productImageRules'
import type { MediaDocument, PostDocument, ProductMark } from './document'

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

/** A document with changed elements. Unchanged parts keep their identity. */
export function mapElements(
  document: PostDocument,
  map: (element: PlacedElement) => PlacedElement,
): PostDocument {
  return withLists(document, (elements) => elements.map(map))
}

/** A document with only some of its elements. Unchanged parts keep their identity. */
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

const VIEW_OF_FRAME = { square: 'squareView', story: 'storyView' } as const

/** The id of a marked product's picture. Both frames use the same id, each for its own picture. */
export const imageId = (markId: string): string => composeId(markId, 'image')

/** A marked product's picture on a frame; null: it is not shown. */
export function imageView({ link }: ProductMark, frame: Frame): ImageView | null {
  return link.skuImageMarkup?.[VIEW_OF_FRAME[frame]] ?? null
}

/** Shows a marked product's picture on a frame, or hides it there. The mark must be a draft of immer. */
export function setImageView({ link }: ProductMark, frame: Frame, view: ImageView | null): void {
  link.skuImageMarkup ??= { squareView: null, storyView: null, choosedSkuImageUrl: null }
  link.skuImageMarkup[VIEW_OF_FRAME[frame]] = view
}

interface StackItem {
  id: string
  zIndex: number
  /** The record that stores its `zIndex`. */
  holder: { zIndex: number }
  /** Exactly one of `placed` and `mark` is set. */
  placed?: PlacedElement
  mark?: ProductMark
}

/** The stacked elements of a frame, from back to front; markers are above them. */
export function stack(item: MediaDocument, frame: Frame): StackItem[] {
  const placed = elementsOn(item, frame)
  const lists = byList((wanted) =>
    placed
      .filter(({ kind }) => kind === wanted)
      .map((one): StackItem => ({
        id: one.id,
        zIndex: one.data.zIndex,
        holder: one.data,
        placed: one,
      })),
  )
  const pictures = item.links.flatMap((mark): StackItem[] => {
    const view = imageView(mark, frame)
    return view ? [{ id: imageId(mark.id), zIndex: view.zIndex, holder: view, mark }] : []
  })
  return inStackingOrder(lists, pictures)
}

/** The `zIndex` above everything on a frame. */
export function topZIndex(media: MediaDocument, frame: Frame): number {
  return (stack(media, frame).at(-1)?.holder.zIndex ?? 0) + 1
}

/**
 * Whether an element is a text sticker without text, which is removed when the selection changes
 * (product-rules/posts.md#empty-text-stickers).
 */
export const isEmpty = (element: PlacedElement): boolean => rulesOf(element).isEmpty(element.data)

export function isPlaced(element: FrameElement): element is PlacedElement {
  return element.kind in placedRules
}

/** Whether an element's position is locked. */
export function isLocked(element: FrameElement): boolean {
  return isPlaced(element) && element.data.isLocked === true
}
