import type { ProductLink } from '@/contract/entities/catalogue/productLink'
import { linksOnSlides } from './linksOnSlides'

function aLink(skuId: number, settings: Partial<ProductLink> = {}): ProductLink {
  return {
    id: skuId,
    hideAtProductPage: false,
    isSimilar: false,
    link: '',
    marker: { x: 50, y: 50, show: true },
    showOnAllSlides: false,
    sku: { id: skuId, sourceImageUrls: [] },
    title: '',
    hiddenCarouselPositions: [],
    skuImageMarkup: null,
    ...settings,
  }
}
const onAll = { showOnAllSlides: true }

test.each<[string, ProductLink[][], number[][]]>([
  ['shows a mark on its own slide', [[aLink(1)], [aLink(2)], []], [[1], [2], []]],
  ['sorts a product of all slides last', [[aLink(1, onAll)], [aLink(2)]], [[1], [2, 1]]],
  [
    'omits a product on slides where it is hidden',
    [[aLink(1, { ...onAll, hiddenCarouselPositions: [1, 3] })], [], []],
    [[], [1], []],
  ],
  [
    'shows a product once on a slide that also has its mark',
    [[aLink(1, onAll)], [aLink(1)], [aLink(1, onAll)]],
    [[1], [1], [1]],
  ],
])('lists products on slides: %s', (_name, slides, shown) => {
  expect(linksOnSlides(slides).map((links) => links.map(({ sku }) => sku.id))).toEqual(shown)
})
