import { fireEvent } from '@testing-library/dom'
import type { WidgetProduct } from '@/contract/widgets/widgetApi'
import { createTranslate } from '../core/texts'
import { ORIGIN, testMedia, testPost, testProduct } from '../testing/payload'
import { stubDialogs } from '../testing/browser'
import { emptyRoot, openTestPopup } from '../testing/popup'
import { createProductCard } from './createProductCard'

stubDialogs()

const card = (changes: Partial<WidgetProduct> = {}) =>
  createProductCard(testProduct(1, changes), {
    locale: 'ru',
    translate: createTranslate('ru'),
    origin: ORIGIN,
    followLinks: true,
    onProductClick: () => undefined,
  })
const wordsOf = (node: HTMLElement) => node.textContent.replace(/\s/g, ' ')

test.each([
  [100_000, null],
  [100_000, 100_000],
  [100_000, 90_000],
  // Less than half of a percent is no discount that anybody would call one.
  [100_000, 100_100],
])('a price of %d after %j is the price alone', (price, oldPrice) => {
  expect(wordsOf(card({ price, oldPrice }))).toBe('Товар 11 000 ₽')
})

test('of a price that went down the old one is there, and said to be the old one', () => {
  const node = card({ price: 75_000, oldPrice: 100_000 })
  expect(wordsOf(node.querySelector('s')!)).toBe('Старая цена 1 000 ₽')
  // Seen it is struck through instead.
  expect(wordsOf(node.querySelector('s .for-readers')!)).toBe('Старая цена ')
  expect(wordsOf(node.querySelector('.discount')!)).toBe('−25%')
  expect(node.querySelector('.out-of-stock')).toBeNull()
})

test('what is sold out is shown so as a whole', () => {
  expect(card({ inStock: false })).toHaveClass('is-out')
  expect(card()).not.toHaveClass('is-out')
})

test('a product without a page looks like the others and leads nowhere', () => {
  const node = card({ link: 'javascript:alert(1)', inStock: false })
  expect(node.tagName).toBe('DIV')
  expect(node).toHaveClass('card', 'is-out')
  expect(wordsOf(node)).toBe(wordsOf(card({ inStock: false })))
})

test('a picture says nothing that the name does not say, and is left out when it is broken', () => {
  const node = card()
  const image = node.querySelector('img')!
  expect(image).toHaveAttribute('alt', '')
  expect(image).toHaveAttribute('src', `${ORIGIN}/media/sku-1.webp`)
  fireEvent.error(image)
  expect(node.querySelector('img')).toBeNull()
  expect(card({ imageUrl: 'javascript:alert(1)' }).querySelector('img')).toBeNull()
})

test('products are listed under a heading; a post without any has none', () => {
  const root = emptyRoot()
  const dialog = openTestPopup(root, [testPost(1)])
  // Without its bullets a list is none to some screen readers, unless it says so.
  expect(dialog.getByRole('list')).toHaveAttribute('role', 'list')
  expect(dialog.getByRole('heading', { name: 'Товары на фото' })).toBeVisible()
  const other = emptyRoot()
  const bare = openTestPopup(other, [testPost(1, { media: [testMedia(1)] })])
  expect(bare.queryByRole('heading')).toBeNull()
  expect(bare.queryByRole('list')).toBeNull()
})
