import { FRAME_SIZE, PRODUCT_IMAGE_WIDTH } from '@/contract/constants'
import { FRAMES, type Frame } from '@/contract/entities/media'
import type { ProductLink } from '@/contract/entities/productLink'
import { onMark, type Change } from './changes'
import { constrain } from './constrain'
import { imageView, setImageView, topZIndex } from './onFrame'
import type { Geometry } from './types'

/** Px. */
export interface PictureSize {
  width: number
  height: number
}

/** The picture of the product that is chosen, or its first one. */
export function imageUrl({ skuImageMarkup, sku }: ProductLink): string | null {
  return skuImageMarkup?.choosedSkuImageUrl ?? sku.sourceImageUrls[0] ?? null
}

/** Puts a marked product's picture on a frame, 40 % of it wide (section 5), in the middle of what is allowed. */
export function showImage(id: string, frame: Frame, size: PictureSize): Change {
  return (document) => {
    const media = document.media.find(({ links }) => links.some((mark) => mark.id === id))
    if (!media) return
    const zIndex = topZIndex(media, frame)
    onMark(id, (mark) => {
      if (imageView(mark, frame)) return
      const width = PRODUCT_IMAGE_WIDTH
      const height = heightOf(width, frame, size)
      const place = { x: 30, y: (100 - height) / 2, rotate: 0, width, height }
      setImageView(mark, frame, { ...place, ...constrainedImage(place), zIndex })
    })(document)
  }
}

export function hideImage(id: string, frame: Frame): Change {
  return onMark(id, (mark) => {
    if (imageView(mark, frame)) setImageView(mark, frame, null)
  })
}

/** Chooses another of the product's pictures; on both frames it keeps its width and takes the new shape. */
export function chooseImage(id: string, url: string, size: PictureSize): Change {
  return onMark(id, (mark) => {
    mark.link.skuImageMarkup ??= { squareView: null, storyView: null, choosedSkuImageUrl: null }
    mark.link.skuImageMarkup.choosedSkuImageUrl = url
    for (const frame of FRAMES) {
      const view = imageView(mark, frame)
      if (!view) continue
      const height = heightOf(view.width, frame, size)
      setImageView(mark, frame, { ...view, ...constrainedImage({ ...view, height }) })
    }
  })
}

/** Percent of the frame's height that a picture takes at a width in percent of the frame's width. */
function heightOf(width: number, frame: Frame, size: PictureSize): number {
  const { width: frameWidth, height: frameHeight } = FRAME_SIZE[frame]
  return (width * frameWidth * size.height) / (size.width * frameHeight)
}

const constrainedImage = (place: Geometry) => constrain('productImage', place)
