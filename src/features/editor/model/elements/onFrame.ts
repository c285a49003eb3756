import { composeId } from '@/common/lib/composeId'
import { inStackingOrder } from '@/contract/elements/elementLists'
import type { Frame } from '@/contract/entities/posts/media'
import type { FrameElement } from '../../kinds/elementKinds'
import type { ImageView } from '../../kinds/productImage/ProductImageElement'
import { rulesOf, placedRules, type PlacedElement } from '../../kinds/placedRules'
import { byList } from '../../kinds/wireLists'
import type { MediaDocument, ProductMark } from '../types'
import { elementsOn } from './placedElements'

const VIEW_OF_FRAME = { square: 'squareView', story: 'storyView' } as const

/** The id of a marked product's picture; each frame has its own under the same id. */
export const imageId = (markId: string): string => composeId(markId, 'image')

/** A marked product's picture on a frame; null: it is not shown. */
export function imageView({ link }: ProductMark, frame: Frame): ImageView | null {
  return link.skuImageMarkup?.[VIEW_OF_FRAME[frame]] ?? null
}

/** Shows a marked product's picture on a frame, or hides it; the mark must be a draft. */
export function setImageView({ link }: ProductMark, frame: Frame, view: ImageView | null): void {
  link.skuImageMarkup ??= { squareView: null, storyView: null, choosedSkuImageUrl: null }
  link.skuImageMarkup[VIEW_OF_FRAME[frame]] = view
}

interface StackItem {
  id: string
  zIndex: number
  /** The record that stores its `zIndex`. */
  holder: { zIndex: number }
  /** Exactly one of the two is set. */
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

/** A text sticker without text is removed when the selection changes (product-rules/posts.md#empty-text-stickers). */
export const isEmpty = (element: PlacedElement): boolean => rulesOf(element).isEmpty(element.data)

export function isPlaced(element: FrameElement): element is PlacedElement {
  return element.kind in placedRules
}

/** Whether its position is locked. */
export function isLocked(element: FrameElement): boolean {
  return isPlaced(element) && element.data.isLocked === true
}
