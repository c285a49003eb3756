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

test('the products of a post are listed once each, in the order of the pictures, as on their first picture', () => {
  const [mug, vase, lamp] = [product(1), product(2), product(3)]
  const media = [slide([vase, mug]), slide([product(1, 'та же кружка'), lamp])]
  expect(productsOf({ media })).toEqual([vase, mug, lamp])
})

test('a product of several pictures keeps the position that it has on the first one', () => {
  const [mug, vase] = [product(1), product(2)]
  expect(productsOf({ media: [slide([mug, vase]), slide([mug])] })).toEqual([mug, vase])
})

test('a post without pictures has no products', () => {
  expect(productsOf({ media: [] })).toEqual([])
})
