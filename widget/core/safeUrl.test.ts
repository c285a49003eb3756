import { safeUrl } from './safeUrl'

test.each([
  ['https://shop.example/a?b=1', 'https://shop.example/a?b=1'],
  ['http://shop.example/', 'http://shop.example/'],
  ['/products/1', 'https://base.example/products/1'],
  ['//cdn.example/x.webp', 'https://cdn.example/x.webp'],
  ['javascript:alert(1)', null],
  [' java\nscript:alert(1)', null],
  ['data:text/html,x', null],
  ['http://', null],
  ['', null],
  [null, null],
])('%j leads to %j', (address, expected) => {
  expect(safeUrl(address, 'https://base.example/page')).toBe(expected)
})
