import { FRAME_SIZE, PRODUCT_IMAGE_WIDTH } from '@/contract/constants'
import { FRAMES, type Frame } from '@/contract/entities/posts/media'
import type { ProductLink } from '@/contract/entities/catalogue/productLink'
import { productImageRules } from '../../kinds/productImage/productImageRules'
import { onMark, type Change } from '../post/changes'
import { imageView, setImageView, topZIndex } from '../elements/onFrame'
import type { Geometry, Place, Size } from '../../geometry/Geometry'

/** The chosen picture of the product, or its first one. */
export function imageUrl({ skuImageMarkup, sku }: ProductLink): string | null {
  return skuImageMarkup?.choosedSkuImageUrl ?? sku.sourceImageUrls[0] ?? null
}

/**
 * The first size of a product's picture: 40 % of the frame wide, or as high as it
 * (product-rules/posts.md#product-marks).
 */
export function firstImageSize(frame: Frame, size: Size) {
  const ratio = ratioOn(frame, size)
  const width = Math.min(PRODUCT_IMAGE_WIDTH, 100 / ratio)
  return { width, height: width * ratio }
}

/** Its first position, percent: the middle. */
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
 * Chooses another of the product's pictures; on both frames it takes the new proportions, and keeps its width if it
 * is not too tall for that.
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
