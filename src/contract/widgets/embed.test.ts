import {
  ARTICLE_ATTRIBUTE,
  EMBED_ATTRIBUTE,
  EMBED_SCRIPT,
  installationCode,
  LOOK_PARAM,
  lookAddress,
} from './embed'

describe('the address that a look travels in', () => {
  const LOOK = 'abc.1+2/3='

  test.each([
    ['shop.test', 'https://shop.test/'],
    ['  shop.test/page  ', 'https://shop.test/page'],
    ['http://shop.test', 'http://shop.test/'],
    ['HTTPS://Shop.test/Page', 'https://shop.test/Page'],
    ['shop.test:8080/a?b=1#c', 'https://shop.test:8080/a?b=1#c'],
    ['shop.test/?from=http://other.test', 'https://shop.test/?from=http%3A%2F%2Fother.test'],
  ])('%j is a page of the web', (typed, page) => {
    const url = new URL(lookAddress(typed, LOOK) ?? '')
    expect(url.searchParams.get(LOOK_PARAM)).toBe(LOOK)
    url.searchParams.delete(LOOK_PARAM)
    expect(url.href).toBe(page)
  })

  test('holds one look, the last', () => {
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
  ])('%j is none', (typed) => {
    expect(lookAddress(typed, LOOK)).toBeNull()
  })
})

describe('the code for the shop’s page', () => {
  const parsed = (code: string) => {
    const [, src] = /^<script async src="([^"]*)"><\/script>\n/.exec(code) ?? []
    const attributes = [...code.matchAll(/ ([\w-]+)="([^"]*)"/g)]
      .map(([, name, value]) => [name, value?.replaceAll('&quot;', '"').replaceAll('&amp;', '&')])
      .filter(([name]) => name !== 'src')
    return { src, attributes }
  }

  test('loads the embed and says which widget stands there', () => {
    expect(parsed(installationCode('https://w.test', 'home'))).toEqual({
      src: `https://w.test${EMBED_SCRIPT}`,
      attributes: [[EMBED_ATTRIBUTE, 'home']],
    })
    expect(installationCode('https://w.test', 'home')).toMatch(/\n<div [\w-]+="home"><\/div>$/)
  })

  test.each(['Чашка 1/2', '', '"><img src=x>', 'a & "b" &quot;'])(
    'carries the article %j as it is, and cannot be left through it',
    (article) => {
      expect(parsed(installationCode('https://w.test', 'home', article)).attributes).toEqual([
        [EMBED_ATTRIBUTE, 'home'],
        [ARTICLE_ATTRIBUTE, article],
      ])
    },
  )
})
