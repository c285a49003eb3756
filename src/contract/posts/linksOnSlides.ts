import type { ProductLink } from '@/contract/entities/catalogue/productLink'

/**
 * The marks that shoppers see on each slide of a post: the slide's own, then those of other slides
 * whose product is shown on all slides. Each product appears once. A mark is left out on the slides
 * where it is hidden.
 */
export function linksOnSlides(slides: readonly (readonly ProductLink[])[]): ProductLink[][] {
  const shared = slides.flatMap((links) => links.filter((link) => link.showOnAllSlides))
  return slides.map((links, index) => {
    const isShown = (link: ProductLink) => !link.hiddenCarouselPositions.includes(index + 1)
    const shown = links.filter(isShown)
    const known = new Set(shown.map(({ sku }) => sku.id))
    for (const link of shared) {
      if (known.has(link.sku.id) || !isShown(link)) continue
      known.add(link.sku.id)
      shown.push(link)
    }
    return shown
  })
}
