import { isLink } from './isLink'

test.each([
  'https://www.instagram.com/p/Cx1/',
  ' https://vk.com/wall-1_2?reply=3 ',
  'vk.com/wall-1_2',
  'http://пример.рф/утро',
  'https://example.com/%D1%83?next=https://a.ru',
])('accepts %s as one link', (text) => {
  expect(isLink(text)).toBe(true)
})

test.each([
  '',
  '   ',
  'утро',
  'localhost',
  'ftp://example.com/a',
  'javascript:alert(1)',
  'https://user:pass@example.com/',
  'https://a.ru/1 https://a.ru/2',
  'https://a.ru/1https://a.ru/2',
  'https://a.ru/1\nhttps://a.ru/2',
  `https://a.ru/${'a'.repeat(2000)}`,
])('rejects “%s”', (text) => {
  expect(isLink(text)).toBe(false)
})
