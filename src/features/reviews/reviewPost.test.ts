import type { ProductLink } from '@/contract/entities/catalogue/productLink'
import type { PostInfo } from '@/contract/entities/posts/post'
import { withoutPhoto } from './reviewPost'

const link = (product: number, hiddenCarouselPositions: number[] = []) =>
  ({ sku: { id: product }, hiddenCarouselPositions }) as ProductLink

/** A review of product 1, with the products that are marked on each of its photos. */
const review = (...photos: ProductLink[][]) =>
  ({
    vitrinaPost: { id: 7, hiddenCarouselPositions: [2, 3] },
    review: { product: { id: 1 } },
    media: photos.map((linkList, index) => ({ id: index + 1, linkList })),
  }) as PostInfo

const marks = ({ media }: PostInfo) =>
  media.map(({ linkList }) => linkList.map(({ sku }) => sku.id))

test.each<[string, PostInfo, photo: number, number[][]]>([
  ['keeps the marks of other photos', review([link(1)], [link(2)]), 2, [[1]]],
  ['moves the mark of its product', review([link(1), link(3)], [link(2)]), 1, [[1, 2]]],
  ['leaves a mark that another photo has too', review([link(1)], [], [link(1)]), 1, [[], [1]]],
  ['has no photo to move the mark to', review([link(1)]), 1, []],
  ['changes nothing without such a photo', review([link(1)]), 9, [[1]]],
])('a review without a photo %s', (_, before, photo, after) => {
  expect(marks(withoutPhoto(before, photo))).toEqual(after)
})

test('renumbers the photos on which something is hidden', () => {
  const after = withoutPhoto(review([link(2, [1, 2, 3])], [], []), 2)
  expect(after.vitrinaPost.hiddenCarouselPositions).toEqual([2])
  expect(after.media[0]?.linkList[0]?.hiddenCarouselPositions).toEqual([1, 2])
})
