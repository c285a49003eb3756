import { createTranslate } from './texts'

test.each([
  [1, '1 товар'],
  [2, '2 товара'],
  [5, '5 товаров'],
  [11, '11 товаров'],
  [21, '21 товар'],
])('%d products in Russian', (count, expected) => {
  expect(createTranslate('ru')('widget.products', { count })).toBe(expected)
})

test.each([
  [1, '1 product'],
  [2, '2 products'],
])('%d products in English', (count, expected) => {
  expect(createTranslate('en')('widget.products', { count })).toBe(expected)
})

test('braces in a name stay what they are', () => {
  expect(createTranslate('en')('widget.post-by', { author: '{count}' })).toBe('Post by {count}')
})
