import { fireEvent } from '@testing-library/dom'
import type { WidgetProduct } from '@/contract/widgets/widgetApi'
import { createTranslate } from '../core/texts'
import { ORIGIN, testMedia, testPost, testProduct } from '../testing/payload'
import { stubDialogs } from '../testing/browser'
import { emptyRoot, openTestPopup } from '../testing/popup'
import { createProductCard } from './products'

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
  // A discount of less than half a percent is not shown.
  [100_000, 100_100],
])('shows only the price for %d after %j', (price, oldPrice) => {
  expect(wordsOf(card({ price, oldPrice }))).toBe('Товар 11 000 ₽')
})

test('describes the old price to screen readers', () => {
  const node = card({ price: 75_000, oldPrice: 100_000 })
  expect(wordsOf(node.querySelector('s')!)).toBe('Старая цена 1 000 ₽')
  // The text for screen readers; sighted shoppers see a line through the price.
  expect(wordsOf(node.querySelector('s .for-readers')!)).toBe('Старая цена ')
  expect(wordsOf(node.querySelector('.discount')!)).toBe('−25%')
  expect(node.querySelector('.out-of-stock')).toBeNull()
})

test('marks a product that is sold out', () => {
  expect(card({ inStock: false })).toHaveClass('is-out')
  expect(card()).not.toHaveClass('is-out')
})

test('shows a product without a page like other products, but without a link', () => {
  const node = card({ link: 'javascript:alert(1)', inStock: false })
  expect(node.tagName).toBe('DIV')
  expect(node).toHaveClass('card', 'is-out')
  expect(wordsOf(node)).toBe(wordsOf(card({ inStock: false })))
})

test('hides the picture from screen readers, and removes a picture that fails to load', () => {
  const node = card()
  const image = node.querySelector('img')!
  expect(image).toHaveAttribute('alt', '')
  expect(image).toHaveAttribute('src', `${ORIGIN}/media/sku-1.webp`)
  fireEvent.error(image)
  expect(node.querySelector('img')).toBeNull()
  expect(card({ imageUrl: 'javascript:alert(1)' }).querySelector('img')).toBeNull()
})

test('lists products under a heading, and shows neither for a post without products', () => {
  const root = emptyRoot()
  const dialog = openTestPopup(root, [testPost(1)])
  // The role is explicit, because some screen readers do not recognise a list without bullets.
  expect(dialog.getByRole('list')).toHaveAttribute('role', 'list')
  expect(dialog.getByRole('heading', { name: 'Товары на фото' })).toBeVisible()
  const other = emptyRoot()
  const bare = openTestPopup(other, [testPost(1, { media: [testMedia(1)] })])
  expect(bare.queryByRole('heading')).toBeNull()
  expect(bare.queryByRole('list')).toBeNull()
})
