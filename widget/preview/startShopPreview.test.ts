import { SHOP_PAGE_MESSAGE, SHOP_PAGE_READY_MESSAGE } from '@/contract/widgets/embed'
import { PLACE_ATTRIBUTE, type ShopPageContent } from '@/contract/widgets/preview'
import { HOSTILE_MARKUP } from '../../test/pages/hostileMarkup'
import { startShopPreview } from './startShopPreview'

const parent = jest.spyOn(window.parent, 'postMessage')
const shown = jest.fn()
let hosts: HTMLElement[]

beforeEach(() => {
  parent.mockReset()
  shown.mockReset()
  window.scrollTo = shown
  hosts = []
  startShopPreview((host) => hosts.push(host))
})
afterEach(() => {
  send({})
  window.dispatchEvent(new Event('wheel'))
  document.head.replaceChildren()
})

function send(
  page: Partial<ShopPageContent> | { root: unknown },
  source: MessageEventSource | null = window.parent,
) {
  const content = { base: 'https://shop.test/', root: {}, body: {}, styles: [], html: '', ...page }
  const data = { type: SHOP_PAGE_MESSAGE, page: content }
  window.dispatchEvent(new MessageEvent('message', { data, source }))
}

test('reports that it is ready for a page, and applies the classes and styles of the first page sent', () => {
  expect(parent.mock.calls).toEqual([[{ type: SHOP_PAGE_READY_MESSAGE }, '*']])
  send({
    root: { class: 'js' },
    body: { class: 'dark' },
    styles: [
      { href: 'https://shop.test/a.css', media: 'print' },
      { text: 'p { color: red }', media: '' },
    ],
    html: `<p>Лён</p><section ${PLACE_ATTRIBUTE}=""></section>`,
  })
  send({ html: '<p>Другая</p>' })
  expect([document.documentElement.className, document.body.className]).toEqual(['js', 'dark'])
  expect(document.baseURI).toBe('https://shop.test/')
  expect(document.head.innerHTML).toBe(
    '<base href="https://shop.test/"><link rel="stylesheet" href="https://shop.test/a.css" media="print"><style media="">p { color: red }</style>',
  )
  expect(hosts).toEqual([document.querySelector('body > section')])
  expect(document.body).toHaveTextContent('Лён')
})

test.each<[string, () => void]>([
  ['from an unknown source', () => send({}, null)],
  ['with an attribute as a number', () => send({ root: { class: 1 } })],
])('ignores a message %s', (_what, act) => {
  act()
  expect(hosts).toEqual([])
})

test.each([
  ['at the end of the main content', '<main><p></p></main><footer></footer>', 'main > p + div'],
  ['above the last footer', '<footer></footer><p></p><footer></footer>', 'p + div'],
  ['at the end of a page without main content and footer', '<p></p>', 'p + div'],
  [
    'inside of an element that cannot contain a widget',
    `<ul><li ${PLACE_ATTRIBUTE}></li></ul>`,
    'li > div',
  ],
])('draws the widget %s', (_where, html, selector) => {
  send({ html })
  expect(hosts).toEqual([document.querySelector(selector)])
})

test('makes everything but the widget inert, and disables a link around the widget', () => {
  send({ html: `<p><a href="#">x</a></p><a href="#"><i>y</i><span ${PLACE_ATTRIBUTE}></span></a>` })
  const inert = [...document.querySelectorAll('[inert]')].map(({ localName }) => localName)
  expect(inert).toEqual(['p', 'i'])
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  hosts[0]!.dispatchEvent(click)
  expect(click.defaultPrevented).toBe(true)
})

test('keeps the widget in view while the page loads, until the user scrolls', () => {
  send({ html: '<img>' })
  const load = () => document.querySelector('img')!.dispatchEvent(new Event('load'))
  load()
  expect(shown).toHaveBeenCalledTimes(2)
  window.dispatchEvent(new Event('wheel'))
  load()
  expect(shown).toHaveBeenCalledTimes(2)
})

test.each(HOSTILE_MARKUP)(
  'adds nothing that runs from %j, even when the back office has not cleaned the page',
  (text) => {
    send({
      root: { onclick: text },
      html: `${text}<p title="${text}" onclick="${text}">x</p><svg><a xlink:href="${text}"></a><script>${text}</script></svg>`,
    })
    const nodes = [document.documentElement, ...document.body.querySelectorAll('*')]
    expect(document.body.querySelector('script, iframe, base, meta, link, style, form')).toBeNull()
    const names = nodes.flatMap((node) => [...node.attributes].map(({ name }) => name))
    expect(names.filter((name) => name.startsWith('on'))).toEqual([])
  },
)
