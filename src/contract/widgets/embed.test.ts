import { LOOK_PARAM, lookAddress } from './embed'

describe('the address of a shop’s page with a preview token', () => {
  const LOOK = 'abc.1+2/3='

  test.each([
    ['shop.test', 'https://shop.test/'],
    ['  shop.test/page  ', 'https://shop.test/page'],
    ['http://shop.test', 'http://shop.test/'],
    ['HTTPS://Shop.test/Page', 'https://shop.test/Page'],
    ['shop.test:8080/a?b=1#c', 'https://shop.test:8080/a?b=1#c'],
    ['shop.test/?from=http://other.test', 'https://shop.test/?from=http%3A%2F%2Fother.test'],
  ])('adds the token to the web page %j', (typed, page) => {
    const url = new URL(lookAddress(typed, LOOK) ?? '')
    expect(url.searchParams.get(LOOK_PARAM)).toBe(LOOK)
    url.searchParams.delete(LOOK_PARAM)
    expect(url.href).toBe(page)
  })

  test('contains exactly one token, the newest', () => {
    const once = lookAddress('shop.test/?b=1', 'first')!
    const again = new URL(lookAddress(once, 'second')!)
    expect(again.searchParams.getAll(LOOK_PARAM)).toEqual(['second'])
    expect(again.searchParams.get('b')).toBe('1')
  })

  test.each([
    '',
    '   ',
    'ftp://shop.test',
    'xhttps://shop.test',
    'javascript://shop.test/%0aalert(1)',
    'data://text/html,x',
    'my shop.test',
    'https://shop.test/a b',
    'https://',
  ])('cannot be made for %j', (typed) => {
    expect(lookAddress(typed, LOOK)).toBeNull()
  })
})
