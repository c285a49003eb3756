import { safeUrl } from './links'

test.each([
  ['https://shop.example/a?b=1', 'https://shop.example/a?b=1'],
  ['http://shop.example/', 'http://shop.example/'],
  ['/products/1', 'https://base.example/products/1'],
  [' https://shop.example/a ', 'https://shop.example/a'],
  ['HTTPS://shop.example/a', 'https://shop.example/a'],
  ['products/1?a=b', 'https://base.example/products/1?a=b'],
  ['https:/products/1', 'https://base.example/products/1'],
  ['//base.example/x.webp', 'https://base.example/x.webp'],
  ['//evil.test/x', null],
  ['/\\evil.test', null],
  ['\\\\evil.test', null],
  ['/\t/evil.test', null],
  ['\n//evil.test', null],
  ['/\r\n/evil.test', null],
  ['http:evil.test', null],
  ['https://shop.example\t.evil.test/', null],
  ['https://base.example@evil.test/', null],
  ['https://anna:secret@base.example/', null],
  ['javascript:alert(1)', null],
  [' java\nscript:alert(1)', null],
  ['data:text/html,x', null],
  ['http://', null],
  ['', null],
  [null, null],
])('resolves the link %j to %j', (address, expected) => {
  expect(safeUrl(address, 'https://base.example/page')).toBe(expected)
})
