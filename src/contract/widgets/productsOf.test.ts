import { productsOf } from './productsOf'
import type { WidgetMedia, WidgetProduct } from './widgetApi'

const product = (skuId: number, title = `Товар ${skuId}`): WidgetProduct => ({
  skuId,
  title,
  price: 100,
  oldPrice: null,
  currency: 'rub',
  inStock: true,
  isSimilar: false,
  imageUrl: '',
  link: '',
  marker: { x: 0, y: 0, show: true },
})

const slide = (products: WidgetProduct[]): WidgetMedia => ({
  id: 1,
  picture: { width: 1, height: 1, sources: [] },
  videoUrl: null,
  background: '',
  frame: 'square',
  products,
})

test('lists the products of a post once each, in the order of the pictures', () => {
  const [mug, vase, lamp] = [product(1), product(2), product(3)]
  const media = [slide([vase, mug]), slide([product(1, 'та же кружка'), lamp])]
  expect(productsOf({ media })).toEqual([vase, mug, lamp])
})

test('keeps a product of several pictures at its position on the first picture', () => {
  const [mug, vase] = [product(1), product(2)]
  expect(productsOf({ media: [slide([mug, vase]), slide([mug])] })).toEqual([mug, vase])
})

test('lists no products of a post without pictures', () => {
  expect(productsOf({ media: [] })).toEqual([])
})
