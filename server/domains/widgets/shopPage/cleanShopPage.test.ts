import { JSDOM } from 'jsdom'
import { PLACE_ATTRIBUTE, SHOP_PAGE_TAGS } from '@/contract/widgets/preview'
import { HOSTILE_MARKUP } from '../../../../test/pages/hostileMarkup'
import { cleanShopPage } from './cleanShopPage'
import { SHOP_PAGE_ATTRIBUTES } from './shopAttributes'

const PAGE = 'https://shop.test/lookbook/'
const ID = 'spring'

const clean = (html: string) => cleanShopPage(html, PAGE, ID)
const htmlOf = (html: string) => clean(html).content.html

test.each<[string, string, string]>([
  [
    'words and layout',
    '<main><h1 id="t">Лён &amp; глина</h1></main>',
    '<main><h1 id="t">Лён &amp; глина</h1></main>',
  ],
  ['inline styles', '<p style="color:red">x</p>', '<p style="color:red">x</p>'],
  [
    'a link without its target',
    '<a href="/cart" target="_blank" ping="/x">Корзина</a>',
    '<a href="#">Корзина</a>',
  ],
  [
    'a form as an element that sends nothing',
    '<form class="f" action="/pay"><input name="card" type="password" autofocus></form>',
    '<div class="f"><input type="text" /></div>',
  ],
  [
    'a custom element as a plain one',
    '<product-card class="card">x</product-card>',
    '<div class="card">x</div>',
  ],
  [
    'a picture',
    '<img src="a.jpg" srcset="a.jpg 1x, /b,c.jpg 2x" alt="А">',
    '<img alt="А" src="https://shop.test/lookbook/a.jpg" srcset="https://shop.test/lookbook/a.jpg 1x, https://shop.test/b,c.jpg 2x" />',
  ],
  [
    'a picture that a script loads later',
    '<img src="data:image/gif;base64,R0" data-src="//cdn.test/a.jpg" data-srcset="/a.jpg 2x">',
    '<img data-src="//cdn.test/a.jpg" data-srcset="/a.jpg 2x" src="https://cdn.test/a.jpg" srcset="https://shop.test/a.jpg 2x" />',
  ],
  [
    'a picture whose address a script fills in',
    '<img src="/small.jpg" data-src="/a_{width}x.jpg">',
    '<img data-src="/a_{width}x.jpg" src="https://shop.test/small.jpg" />',
  ],
  [
    'the poster of a video instead of the video',
    '<video src="/a.mp4" poster="/a.jpg" autoplay><source src="/a.mp4"></video>',
    '<video poster="https://shop.test/a.jpg"><source /></video>',
  ],
  [
    'an SVG with an internal reference',
    '<svg viewBox="0 0 1 1"><use xlink:href="#i"/><path d="M0 0"/></svg>',
    '<svg viewbox="0 0 1 1"><use href="#i"></use><path d="M0 0"></path></svg>',
  ],
  [
    'no reference of an SVG to another file',
    '<svg><use href="/i.svg#i"/></svg>',
    '<svg><use></use></svg>',
  ],
  [
    'no long data attribute',
    `<p data-json="${'x'.repeat(201)}" data-theme="dark">x</p>`,
    '<p data-theme="dark">x</p>',
  ],
  ['the content before an unclosed comment', '<p>x</p><!-- <p>y</p>', '<p>x</p>'],
  [
    'nothing of templates and noscript',
    '<template><p>t</p></template><noscript><img src="/n.gif"></noscript>x',
    'x',
  ],
])('keeps %s', (_what, html, cleaned) => {
  expect(htmlOf(html)).toBe(cleaned)
})

test('separates the attributes of the root and the body from the other HTML', () => {
  const { root, body } = clean(
    '<html lang="ru" class="js" onclick="x()" manifest="/m"><body class="dark" onload="x()" background="/b.gif">x',
  ).content
  expect([root, body]).toEqual([{ lang: 'ru', class: 'js' }, { class: 'dark' }])
})

test('keeps style sheets in order with absolute addresses, including those that scripts would activate', () => {
  const { base, styles } = clean(`<base href="/a/"><base href="/b/">
    <link rel="stylesheet" href="1.css" media="print">
    <style media="screen">p > a { background: url(2.png) }</style>
    <link rel="preload" as="style" href="3.css" onload="this.rel='stylesheet'">
    <link rel="stylesheet" href="4.css" media="print" onload="this.media='all'">
    <noscript><style>5</style></noscript>
    <link rel="alternate stylesheet" href="no.css"><link rel="preload" as="style" href="no.css">
    <link rel="stylesheet" href="javascript:alert(1)"><link rel="stylesheet" href="data:text/css,x">
    <link rel="stylesheet" href="no.css" disabled><template><style>no</style></template>`).content
  expect(base).toBe('https://shop.test/a/')
  expect(styles).toEqual([
    { href: 'https://shop.test/a/1.css', media: 'print' },
    { text: 'p > a { background: url(2.png) }', media: 'screen' },
    { href: 'https://shop.test/a/3.css', media: '' },
    { href: 'https://shop.test/a/4.css', media: '' },
    { text: '5', media: '' },
  ])
})

test.each([
  [
    'own',
    `<i data-vitrina="other"></i><div class="w" data-vitrina="${ID}" data-vitrina-type="x"></div><div data-vitrina="${ID}"></div>`,
    `<i></i><div class="w" ${PLACE_ATTRIBUTE}></div><div></div>`,
  ],
  [
    'other',
    '<p>x</p><div data-vitrina="autumn"></div><div data-vitrina="winter"></div>',
    `<p>x</p><div ${PLACE_ATTRIBUTE}></div><div></div>`,
  ],
  [
    'end',
    `<noscript><div data-vitrina="${ID}"></div></noscript><p ${PLACE_ATTRIBUTE}>x</p>`,
    '<p>x</p>',
  ],
] as const)('marks the place of the widget in the page: %s', (place, html, cleaned) => {
  const page = clean(html)
  expect([page.place, page.content.html]).toEqual([place, cleaned])
})

const HOSTILE = [
  ...HOSTILE_MARKUP,
  ...HOSTILE_MARKUP.map((text) => `<div class="${text}" title='${text}' style=${text}>`),
  ...HOSTILE_MARKUP.map((text) => `<a href="${text}">x</a><img src="${text}" srcset="${text}">`),
  '<svg/onload=alert(1)>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a><animate attributeName=href to=javascript:alert(1)></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<svg><foreignObject><iframe src="https://evil.test"></iframe></foreignObject></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=alert(1) src>">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><template></template><script>alert(1)</script></template>',
  '<noscript><template></noscript><img src=x onerror=alert(1)></template>',
  '<select><template><style><!--</style><a rel="--></style></template></select><img id=x onerror=alert(1)>">',
  '<xmp><p title="</xmp><img src onerror=alert(1)>"></xmp>',
  '<plaintext><img src onerror=alert(1)>',
  '<textarea><p title="</textarea><img src onerror=alert(1)>"></textarea>',
  '<!--><img src onerror=alert(1)>',
  '<!-- --!><img src onerror=alert(1)> -->',
  '<![CDATA[<img src onerror=alert(1)>]]>',
  '<?xml ><img src onerror=alert(1)> ?>',
  '<object data="https://evil.test"><embed src="https://evil.test"></object><applet code=x>',
  '<link rel=import href=//evil.test><link rel=dns-prefetch href=//evil.test>',
  '<meta http-equiv=Content-Security-Policy content="script-src *">',
  '<img name=head><form name=body><input name=attributes></form>',
  '<button formaction=javascript:alert(1) popovertarget=x>x</button><details open ontoggle=alert(1)>',
  '<video src=x onerror=alert(1) poster=javascript:alert(1)><audio src=x onerror=alert(1)>',
  '<img src="java&Tab;script:alert(1)"><img src="data:text/html,<script>alert(1)</script>">',
  '<input type=image src=x onerror=alert(1) formaction=//evil.test>',
  '<isindex action=javascript:alert(1) type=image><marquee onstart=alert(1)>x</marquee>',
  '<p><<script>script>alert(1)<</script>/script></p>',
  '<a href="#" onclick\u00a0=alert(1) on\nclick=alert(1)>x</a>',
]

/** Elements and attributes that a browser makes of cleaned HTML. */
function builtOf(html: string) {
  const { document } = new JSDOM(html).window
  return [...document.body.querySelectorAll('*')].map((element) => ({
    tag: element.localName.toLowerCase(),
    attributes: [...element.attributes].map(
      ({ name, value }) => [name.toLowerCase(), value] as const,
    ),
  }))
}

test.each(HOSTILE)('keeps only safe elements and attributes of %j', (text) => {
  const { html, root, body, styles } = clean(
    `<html ${text}><body ${text}>${text}</body></html>`,
  ).content
  const elements = builtOf(html)
  expect(elements.filter(({ tag }) => !SHOP_PAGE_TAGS.includes(tag))).toEqual([])
  const attributes = [
    ...elements.flatMap((element) => element.attributes),
    ...Object.entries(root),
    ...Object.entries(body),
  ]
  const names = new Set(
    attributes.map(([name]) => name).filter((name) => !/^(?:data|aria)-/.test(name)),
  )
  expect([...names].filter((name) => !SHOP_PAGE_ATTRIBUTES.includes(name))).toEqual([])
  const addresses = attributes
    .filter(([name]) => ['src', 'srcset', 'poster', 'href'].includes(name))
    .map(([, value]) => value)
  for (const address of [
    ...addresses,
    ...styles.flatMap((style) => ('href' in style ? style.href : [])),
  ]) {
    expect(address).toMatch(/^(?:https?:\/\/|#$|data:image\/)/)
  }
})

test('cuts a page of five megabytes at the limit of characters', () => {
  const page = clean(`<h1>Лён</h1>${'<p class="a">строка</p>'.repeat(220_000)}<h2>конец</h2>`)
  expect(page.isPart).toBe(true)
  expect(page.content.html).toMatch(/^<h1>Лён<\/h1><p class="a">строка/)
  expect(page.content.html).not.toContain('конец')
})

test.each(['<b>', '<a href=/>', '<div><p>', '<svg><g>', '<b></x>', '<table><tr><td>'])(
  'cuts a page of nested %s at the limit of depth',
  (piece) => {
    const page = clean(
      `<h1>Лён</h1>${piece.repeat(Math.floor(3_000_000 / piece.length))}<h2>конец</h2>`,
    )
    expect(page.isPart).toBe(true)
    expect(page.content.html).toMatch(/^<h1>Лён<\/h1>/)
    expect(page.content.html).not.toContain('конец')
  },
)
