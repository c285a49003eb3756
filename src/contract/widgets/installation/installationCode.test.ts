/** @jest-environment jsdom */
import { ARTICLE_ATTRIBUTE, EMBED_ATTRIBUTE, EMBED_SCRIPT, TYPE_ATTRIBUTE } from '../embed'
import { elementCode, installationCode, type ArticleInCode } from './installationCode'
import type { Room } from './roomOf'

const HOME = { embedId: 'home', widgetType: 'gallery' }
const ROOM: Room = { height: '120px', header: [], headerStyle: '', isOfPlace: true }

/** The element of the code as a browser parses it, and the script's address. */
function parsed(code: string) {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: code })
  const element = content.querySelector('div')!
  const attributes = [...element.attributes].map(({ name, value }) => [name, value])
  return { src: content.querySelector('script')?.getAttribute('src'), attributes, element }
}

test('loads the embed and names the widget', () => {
  const { src, attributes, element } = parsed(installationCode('https://w.test', HOME))
  expect(src).toBe(`https://w.test${EMBED_SCRIPT}`)
  expect(attributes).toEqual([[EMBED_ATTRIBUTE, 'home']])
  expect(element.childNodes).toHaveLength(0)
})

test.each(['story', 'stl'])('names the type %s, which has a chunk of its own', (widgetType) => {
  const widget = { embedId: 'home', widgetType }
  expect(parsed(installationCode('https://w.test', widget)).attributes).toEqual([
    [EMBED_ATTRIBUTE, 'home'],
    [TYPE_ATTRIBUTE, widgetType],
  ])
})

test.each(['Чашка 1/2', '', '"><img src=x>', 'a & "b" &quot;'])(
  'contains the SKU %j unchanged, without an injection',
  (article) => {
    expect(
      parsed(installationCode('https://w.test', HOME, { product: { article } })).attributes,
    ).toEqual([
      [EMBED_ATTRIBUTE, 'home'],
      [ARTICLE_ATTRIBUTE, article],
    ])
  },
)

test('lets a page identify its product by its own address', () => {
  const code = elementCode('https://w.test', HOME, { product: 'address' })
  expect(code).toBe('<div data-vitrina="home" data-vitrina-address></div>')
})

test('keeps the template expression that the shop’s software replaces', () => {
  const article: ArticleInCode = { template: '<?= $sku ?>' }
  expect(elementCode('https://w.test', HOME, { product: { article } })).toBe(
    '<div data-vitrina="home" data-vitrina-article="<?= $sku ?>"></div>',
  )
})

test('reserves space invisibly, even where the shop’s style hides empty elements', () => {
  const { element } = parsed(elementCode('https://w.test', HOME, { room: ROOM }))
  expect(element.style.display).toBe('block')
  const room = element.querySelector<HTMLElement>(':scope > [data-vitrina-room]')!
  expect(room.style.visibility).toBe('hidden')
  expect(room.querySelector('div')?.style.cssText).toBe('display: block; height: 120px;')
})

test('reserves space for a header by its text, without links or scripts', () => {
  const header = [
    {
      tag: 'a',
      href: 'javascript:alert(1)',
      style: { 'font-size': '24px', position: 'fixed' },
      children: ['<b onclick="x">Живые & "фото"</b>'],
    },
    { tag: 'img', src: 'https://shop.test/a"b.png', children: [] },
    { tag: 'script', children: ['alert(1)'] },
  ]
  const { element } = parsed(elementCode('https://w.test', HOME, { room: { ...ROOM, header } }))
  const words = element.querySelector('[data-vitrina-room] > div')!
  expect(words.textContent).toBe('<b onclick="x">Живые & "фото"</b>')
  expect([...words.querySelectorAll('*')].map(({ outerHTML }) => outerHTML)).toEqual([
    '<a style="font-size:24px">&lt;b onclick="x"&gt;Живые &amp; "фото"&lt;/b&gt;</a>',
    '<img src="https://shop.test/a&quot;b.png" alt="">',
  ])
})

test('contains for browsers without scripts a link and no reserved space', () => {
  const widget = { ...HOME, title: 'Фото <покупателей>' }
  const code = elementCode('https://w.test', widget, { room: ROOM })
  const [, inside = ''] = /<noscript>(.*)<\/noscript>/.exec(code) ?? []
  const { content } = Object.assign(document.createElement('template'), { innerHTML: inside })
  const link = content.querySelector('a')!
  expect(link.getAttribute('href')).toBe('https://w.test/widget/v1/home.html')
  expect(link.textContent).toBe('Фото <покупателей>')
  expect(content.querySelector('style')?.textContent).toContain('[data-vitrina-room]')
})
