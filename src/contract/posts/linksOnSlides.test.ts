import type { ProductLink } from '../entities/productLink'
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
  ['a mark is on its own slide', [[aLink(1)], [aLink(2)], []], [[1], [2], []]],
  ['a product of all slides comes after their own', [[aLink(1, onAll)], [aLink(2)]], [[1], [2, 1]]],
  [
    'a product is left out of the slides where it is hidden',
    [[aLink(1, { ...onAll, hiddenCarouselPositions: [1, 3] })], [], []],
    [[], [1], []],
  ],
  [
    'a product that has a mark of its own on a slide is there once',
    [[aLink(1, onAll)], [aLink(1)], [aLink(1, onAll)]],
    [[1], [1], [1]],
  ],
])('%s', (_name, slides, shown) => {
  expect(linksOnSlides(slides).map((links) => links.map(({ sku }) => sku.id))).toEqual(shown)
})
