import { createPageAddress } from './pageAddress'

const canonical = (href: string) => {
  document.head.innerHTML = `<link rel="canonical" href="${href}">`
}

beforeEach(() => {
  document.head.replaceChildren()
  history.replaceState(null, '', '/vases/cocoon?utm_source=mail#reviews')
})

test.each([
  ['', `${location.origin}/vases/cocoon?utm_source=mail`],
  ['/vases/drop#top', `${location.origin}/vases/drop`],
  ['https://other.test/p?id=1', 'https://other.test/p?id=1'],
  [null, undefined],
  ['mailto:shop@shop.test', undefined],
  ['https://', undefined],
])('an element that names %j', (named, address) => {
  expect(createPageAddress()(named)).toBe(address)
})

test('the canonical link of the page is its address', () => {
  canonical('/vases/cocoon#top')
  expect(createPageAddress()('')).toBe(`${location.origin}/vases/cocoon`)
})

test('a page that a script has made of another one goes by its own address, not by the link of that one', () => {
  canonical('/vases/cocoon')
  const addressOf = createPageAddress()
  history.pushState(null, '', '/vases/drop')
  expect(addressOf('')).toBe(`${location.origin}/vases/drop`)
})

test('an address that is too long for a request goes without its query', () => {
  expect(createPageAddress()(`/vases/drop?q=${'a'.repeat(2000)}`)).toBe(
    `${location.origin}/vases/drop`,
  )
})
