import type { ProductLink } from '@/contract/entities/productLink'
import { onMark, type Change } from '../post/changes'

/** What shoppers see of a product besides the place of its marker. */
export type MarkSettings = Pick<
  ProductLink,
  'isSimilar' | 'hideAtProductPage' | 'showOnAllSlides' | 'hiddenCarouselPositions'
>

/** A product that is no longer on all slides is not left out of any. */
export function setMark(id: string, settings: Partial<MarkSettings>): Change {
  return onMark(id, (mark) => {
    Object.assign(mark.link, settings)
    if (settings.showOnAllSlides === false) mark.link.hiddenCarouselPositions = []
  })
}
