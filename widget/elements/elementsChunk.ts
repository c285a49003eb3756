import type { WidgetElement } from '@/contract/widgets/widgetElements'
import type { WidgetProduct } from '@/contract/widgets/widgetApi'
import type { ChunkSource } from '../core/chunk'
import type { Translate } from '../core/texts'

/** The slide to which the elements belong. */
export interface SlidePlace {
  postId: number
  mediaId: number
}

/** The context of a slide's elements: what they need, and where they report. */
export interface SlideOptions {
  source: ChunkSource
  translate: Translate
  slide: SlidePlace
  /** Px of the design grid. */
  frameWidth: number
  /** The products marked on the slide. */
  products: readonly WidgetProduct[]
  /** False in a preview: links are shown, but cannot be followed. */
  followLinks: boolean
  /**
   * The address to which answers of shoppers are sent. Null in a preview, where answers can be tried and are not
   * counted.
   */
  answersUrl: string | null
  onProductClick(skuId: number): void
  onActionClick(): void
}

/** The exports of the elements chunk. */
export interface ElementsChunk {
  /** The style sheet of the elements, for the shadow root that contains them. */
  css: string
  /** Draws the elements of a slide, from back to front, into a layer over it. */
  drawElements(layer: HTMLElement, elements: readonly WidgetElement[], options: SlideOptions): void
}
