import type { ProductLink } from '@/contract/entities/catalogue/productLink'
import { onMark, type Change } from '../post/changes'

/** How shoppers see a product, apart from its marker's position. */
export type MarkSettings = Pick<
  ProductLink,
  'isSimilar' | 'hideAtProductPage' | 'showOnAllSlides' | 'hiddenCarouselPositions'
>

/** Switching off "on all slides" also clears the slides on which the product is hidden. */
export function setMark(id: string, settings: Partial<MarkSettings>): Change {
  return onMark(id, (mark) => {
    Object.assign(mark.link, settings)
    if (settings.showOnAllSlides === false) mark.link.hiddenCarouselPositions = []
  })
}
