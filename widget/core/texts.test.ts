import { createTranslate } from './texts'

test.each([
  [1, '1 товар'],
  [2, '2 товара'],
  [5, '5 товаров'],
  [11, '11 товаров'],
  [21, '21 товар'],
])('formats %d products in Russian', (count, expected) => {
  expect(createTranslate('ru')('widget.products', { count })).toBe(expected)
})

test.each([
  [1, '1 product'],
  [2, '2 products'],
])('formats %d products in English', (count, expected) => {
  expect(createTranslate('en')('widget.products', { count })).toBe(expected)
})

test('keeps braces in a product’s name', () => {
  expect(createTranslate('en')('widget.post-by', { author: '{count}' })).toBe('Post by {count}')
})
