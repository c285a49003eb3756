import { excerpt } from './usePostTitle'

test.each([
  ['Маки', 'Маки'],
  ['Маки с рынка', 'Маки с…'],
  ['Маки 🌺🌺🌺', 'Маки 🌺…'],
  ['Мак    рынка', 'Мак…'],
])('shortens the post’s text %s to six characters: %s', (text, expected) => {
  expect(excerpt(text, 6)).toBe(expected)
})
