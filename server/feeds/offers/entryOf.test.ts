import { isInStock } from './entryOf'

test.each([
  ['да', true],
  ['Есть в наличии', true],
  ['в наличии', true],
  ['много', true],
  ['> 10', true],
  ['12 шт.', true],
  ['+', true],
  ['1', true],
  ['TRUE', true],
  ['нет', false],
  ['Нет в наличии', false],
  ['не в наличии', false],
  ['Под заказ', false],
  ['ожидается 12.12', false],
  ['-', false],
  ['0', false],
  ['0 шт.', false],
  ['0,5', true],
  ['-3', false],
  ['no', false],
  ['Sold out', false],
  ['1c', true],
])('reads the availability %j', (word, expected) => {
  expect(isInStock(word, '')).toBe(expected)
})

test.each([
  ['', true],
  ['5', true],
  ['0', false],
  ['0.0', false],
  ['-1', false],
  ['много', true],
])('reads the stock count %j', (count, expected) => {
  expect(isInStock('', count)).toBe(expected)
})
