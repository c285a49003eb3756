import { FRAME_SIZE, PRODUCT_IMAGE_WIDTH } from '@/contract/constants'
import type { ProductLink } from '@/contract/entities/catalogue/productLink'
import { FRAMES, type Frame } from '@/contract/entities/posts/media'
import type { PostInfo } from '@/contract/entities/posts/post'
import { productImageRules } from '@/features/editor/kinds/productImage/productImageRules'
import type { PostDocument } from './document'
import { imageView, setImageView, topZIndex } from './elements'
import type { Geometry, Place, Size } from './geometry'
import { onMark, type Change } from './post'

/** The chosen picture of the product, or its first one. */
export function imageUrl({ skuImageMarkup, sku }: ProductLink): string | null {
  return skuImageMarkup?.choosedSkuImageUrl ?? sku.sourceImageUrls[0] ?? null
}

/**
 * The size of a product's picture when it is first shown, in percent: 40 % of the frame's width, or less where the
 * picture would be higher than the frame (product-rules/posts.md#product-marks).
 */
export function firstImageSize(frame: Frame, size: Size) {
  const ratio = ratioOn(frame, size)
  const width = Math.min(PRODUCT_IMAGE_WIDTH, 100 / ratio)
  return { width, height: width * ratio }
}

/** The position, in percent, at which a box of this size is in the middle. */
export const middleOf = ({ width, height }: Size): Place => ({
  x: (100 - width) / 2,
  y: (100 - height) / 2,
})

/** Shows a marked product's picture on a frame: at a position, or in the middle. */
export function showImage(id: string, frame: Frame, size: Size, at?: Place): Change {
  return (document) => {
    const media = document.media.find(({ links }) => links.some((mark) => mark.id === id))
    if (!media) return
    const zIndex = topZIndex(media, frame)
    onMark(id, (mark) => {
      if (imageView(mark, frame)) return
      const first = firstImageSize(frame, size)
      const place = { ...(at ?? middleOf(first)), rotate: 0, ...first }
      setImageView(mark, frame, { ...place, ...constrainedImage(place), zIndex })
    })(document)
  }
}

export function hideImage(id: string, frame: Frame): Change {
  return onMark(id, (mark) => {
    if (imageView(mark, frame)) setImageView(mark, frame, null)
  })
}

/**
 * Chooses another of the product's pictures. On both frames the shown picture gets the new proportions. It keeps its
 * width, unless it would be too tall.
 */
export function chooseImage(id: string, url: string, size: Size): Change {
  return onMark(id, (mark) => {
    mark.link.skuImageMarkup ??= { squareView: null, storyView: null, choosedSkuImageUrl: null }
    mark.link.skuImageMarkup.choosedSkuImageUrl = url
    for (const frame of FRAMES) {
      const view = imageView(mark, frame)
      if (!view) continue
      const height = view.width * ratioOn(frame, size)
      setImageView(mark, frame, { ...view, ...constrainedImage({ ...view, height }) })
    }
  })
}

/** A picture's height in percent of a frame for each percent of its width. */
function ratioOn(frame: Frame, size: Size): number {
  const { width, height } = FRAME_SIZE[frame]
  return (width * size.height) / (size.width * height)
}

const constrainedImage = (place: Geometry) => productImageRules.constrain(place)

/** The settings of a mark, apart from its marker. */
export type MarkSettings = Pick<
  ProductLink,
  'isSimilar' | 'hideAtProductPage' | 'showOnAllSlides' | 'hiddenCarouselPositions'
>

/**
 * Changes settings of a mark. When "on all slides" is switched off, the list of slides on which the product is hidden
 * is cleared.
 */
export function setMark(id: string, settings: Partial<MarkSettings>): Change {
  return onMark(id, (mark) => {
    Object.assign(mark.link, settings)
    if (settings.showOnAllSlides === false) mark.link.hiddenCarouselPositions = []
  })
}

/** Server ids of marks that were first saved while the post was open, by local id. */
export type LinkIds = Record<string, number>

/** Server ids that a save assigned to the marks of the sent document; the response keeps their order. */
export function newLinkIds(sent: PostDocument, saved: PostInfo): LinkIds {
  const ids: LinkIds = {}
  for (const { id: mediaId, links } of sent.media) {
    const answered = saved.media.find(({ id }) => id === mediaId)?.linkList ?? []
    for (const [index, mark] of links.entries()) {
      const link = answered[index]
      if (link && link.id !== null && link.sku.id === mark.link.sku.id) ids[mark.id] = link.id
    }
  }
  return ids
}
