import { scrubAddress } from './sentry'

test.each([
  [
    'https://shop.test/my/admin/anna/api/1.0.0/albums',
    'https://shop.test/my/admin/…/api/1.0.0/albums',
  ],
  ['/my/admin/anna/?code=1#/albums', '/my/admin/…/#/albums'],
  ['/my/admin/anna/#/?query=ваза', '/my/admin/…/#/'],
  ['https://shop.test/media/a.webp', 'https://shop.test/media/a.webp'],
])('removes names and queries from %s', (address, scrubbed) => {
  expect(scrubAddress(address)).toBe(scrubbed)
})
