import type { WidgetElement } from '@/contract/widgets/widgetElements'
import type { WidgetProduct } from '@/contract/widgets/widgetApi'
import type { ChunkSource } from '../core/chunk'
import type { Translate } from '../core/texts'

/** The slide of the elements. */
export interface SlidePlace {
  postId: number
  mediaId: number
}

/** The context of a slide's elements, and where they report. */
export interface SlideOptions {
  source: ChunkSource
  translate: Translate
  slide: SlidePlace
  /** Px of the design grid. */
  frameWidth: number
  /** The products marked on the slide. */
  products: readonly WidgetProduct[]
  /** False in a preview: links are shown, but lead nowhere. */
  followLinks: boolean
  /** Where answers of shoppers are sent; null in a preview, where they can be tried and do not count. */
  answersUrl: string | null
  onProductClick(skuId: number): void
}

/** The exports of the elements chunk. */
export interface ElementsChunk {
  /** The style sheet of the elements, for their root. */
  css: string
  /** Draws the elements of a slide, from back to front, into a layer over it. */
  drawElements(layer: HTMLElement, elements: readonly WidgetElement[], options: SlideOptions): void
}
