import { createChunkSource } from '../core/chunk'
import { readFileSync } from 'node:fs'
import { fireEvent, waitFor, within } from '@testing-library/dom'
import type { WidgetElement } from '@/contract/widgets/widgetElements'
import { createTranslate } from '../core/texts'
import { isFollowed, stayOnPage } from '../testing/browser'
import {
  ORIGIN,
  testAction,
  testElements,
  testInteraction,
  testProduct,
  testProductImage,
  testSticker,
  testText,
} from '../testing/payload'
import { drawElements } from './drawElements'

const onProductClick = jest.fn()
const onActionClick = jest.fn()
let layer: HTMLElement
let leaveLinks: () => void

function draw(elements: WidgetElement[], { followLinks = true } = {}) {
  drawElements(layer, elements, {
    source: createChunkSource(ORIGIN, ''),
    translate: createTranslate('ru'),
    slide: { postId: 1, mediaId: 2 },
    frameWidth: 736,
    products: [testProduct(1)],
    followLinks,
    answersUrl: null,
    onProductClick,
    onActionClick,
  })
  return within(layer)
}

beforeEach(() => {
  onProductClick.mockReset()
  onActionClick.mockReset()
  const host = document.createElement('div')
  document.body.replaceChildren(host)
  const root = host.attachShadow({ mode: 'open' })
  layer = document.createElement('div')
  root.append(layer)
  leaveLinks = stayOnPage()
})
afterEach(() => leaveLinks())

test('draws elements in stacking order at their positions, rotated and scaled', () => {
  draw(testElements())
  const nodes = [...layer.children] as HTMLElement[]
  expect(nodes.map(({ classList }) => classList[0])).toEqual([
    'sticker-picture',
    'product-image',
    'sticker-text',
    'action',
    'interaction',
  ])
  for (const { style } of nodes) {
    expect([style.left, style.top]).toEqual(['10%', '20%'])
    expect(style.getPropertyValue('rotate')).toBe('15deg')
  }
  expect(nodes[0]?.style.getPropertyValue('--s')).toBe('0.5')
})

describe('a text', () => {
  const lines = () => [...layer.querySelectorAll('.line')].map(({ textContent }) => textContent)

  test('keeps the author’s line breaks in one line element each, in the author’s font', () => {
    draw([testText({ text: 'Раз\n\nдва  три' })])
    expect(lines()).toEqual(['Раз', '\u200b', 'два  три'])
    const { style } = layer.querySelector<HTMLElement>('.sticker-text')!
    expect(style.fontFamily).toContain('Vitrina Caveat')
    expect(style.fontWeight).toBe('700')
    expect(style.fontSize).toBe('calc(40 * var(--p))')
    expect([style.width, style.color]).toEqual(['50%', 'rgb(17, 34, 51)'])
  })

  test('breaks its lines again when its font has loaded', async () => {
    const context = jest.spyOn(HTMLCanvasElement.prototype, 'getContext')
    let letter = 1
    context.mockReturnValue({
      measureText: (text: string) => ({ width: text.length * letter }),
    } as unknown as CanvasRenderingContext2D)
    const faces: unknown[][] = []
    let isLoaded = () => {}
    const loading = new Promise<void>((resolve) => (isLoaded = resolve))
    Object.assign(window, {
      FontFace: function FontFace(...face: unknown[]) {
        faces.push(face)
      },
    })
    const load = jest.fn(() => loading)
    Object.assign(document, { fonts: { add: jest.fn(), load } })
    // The sticker's width is 50 % of 736 px, without the padding of 8 px on each side.
    draw([testText({ text: 'да '.repeat(30).trim(), fontName: 'Lora' })])
    expect(lines()).toHaveLength(1)
    expect(faces).toEqual([
      [
        'Vitrina Lora',
        expect.stringContaining(`${ORIGIN}/embed/fonts/lora-cyrillic.woff2`),
        expect.anything(),
      ],
      [
        'Vitrina Lora',
        expect.stringContaining(`${ORIGIN}/embed/fonts/lora-latin.woff2`),
        expect.anything(),
      ],
    ])
    expect(load).toHaveBeenCalledWith(expect.stringContaining('Vitrina Lora'), expect.any(String))
    letter = 8
    isLoaded()
    await waitFor(() => expect(lines()).toHaveLength(2))
    draw([testText({ fontName: 'Lora' })])
    expect(faces).toHaveLength(2)
    context.mockRestore()
    Reflect.deleteProperty(document, 'fonts')
  })
})

describe('a picture', () => {
  const picture = () => layer.querySelector('img')!

  test('has its natural size once that is known, and is hidden from screen readers', () => {
    draw([testSticker('/media/sticker.webp')])
    expect(picture()).toHaveAttribute('src', `${ORIGIN}/media/sticker.webp`)
    expect(picture()).toHaveAttribute('alt', '')
    Object.defineProperty(picture(), 'naturalWidth', { value: 200 })
    fireEvent.load(picture())
    expect(picture().style.width).toBe('calc(200 * var(--p))')
  })

  test('is removed when it fails to load', () => {
    draw([testSticker('javascript:alert(1)'), testSticker('/media/gone.webp')])
    fireEvent.error(picture())
    expect(layer).toBeEmptyDOMElement()
  })
})

describe('a product’s picture', () => {
  test('links to the product, and a click on it is counted', () => {
    const link = draw([testProductImage(1)]).getByRole('link', { name: 'Товар 1' })
    expect(link).toHaveAttribute('href', 'https://shop.example/products/1')
    expect(link).toHaveAttribute('target', '_top')
    expect([link.style.width, link.style.height]).toEqual(['40%', '30%'])
    expect(isFollowed(link)).toBe(true)
    expect(onProductClick.mock.calls).toEqual([[1]])
  })

  test('has no link when the product is not marked on the post', () => {
    const drawn = draw([testProductImage(7)])
    expect(drawn.getByRole('img', { name: 'Товар 7' })).toBeVisible()
    expect(drawn.queryByRole('link')).toBeNull()
  })

  test('in a preview neither follows its link nor counts a click', () => {
    const link = draw([testProductImage(1)], { followLinks: false }).getByRole('link')
    expect(isFollowed(link)).toBe(false)
    expect(onProductClick).not.toHaveBeenCalled()
  })
})

describe('a call to action', () => {
  test.each([
    ['https://shop.example/sale', 'https://shop.example/sale'],
    ['/sale', `${location.origin}/sale`],
    ['tel:+79000000000', 'tel:+79000000000'],
    ['mailto:a@shop.example', 'mailto:a@shop.example'],
  ])('to %s links to that target in the same tab', (link, href) => {
    const node = draw([testAction({ link })]).getByRole('link', { name: 'В магазин' })
    expect(node).toHaveAttribute('href', href)
    expect(node).toHaveAttribute('target', '_top')
  })

  test.each([
    ['a script', testAction({ link: 'javascript:alert(1)' })],
    ['a path that browsers resolve to another site', testAction({ link: '/\t/evil.example' })],
    ['a product without a page', testAction({ type: 'disabledProductLink', link: 'https://x.y' })],
  ])('with %s is plain text', (_what, action) => {
    const drawn = draw([action])
    expect(drawn.getByText('В магазин')).toBeVisible()
    expect(drawn.queryByRole('link')).toBeNull()
  })

  test('has the colours and sizes of the editor', () => {
    const { style } = draw([testAction()]).getByRole('link')
    expect(style.getPropertyValue('--paddingX')).toBe('26')
    expect(style.borderRadius).toBe('calc(14 * var(--p))')
    expect(style.color).toBe('rgb(17, 34, 51)')
  })

  test('follows its link and counts the click in a shop but not in a preview', () => {
    expect(isFollowed(draw([testAction()]).getByRole('link'))).toBe(true)
    expect(onActionClick).toHaveBeenCalledTimes(1)
    layer.replaceChildren()
    const link = draw([testAction()], { followLinks: false }).getByRole('link')
    expect(isFollowed(link)).toBe(false)
    expect(onActionClick).toHaveBeenCalledTimes(1)
  })
})

test('lets the pointer reach the picture or the video between interactive elements', () => {
  const style = document.createElement('style')
  style.textContent = readFileSync('widget/elements/elements.css', 'utf8')
  document.head.append(style)
  document.body.replaceChildren(layer)
  layer.className = 'layer'
  const drawn = draw([...testElements(), testInteraction({ type: 'question', answers: [] })])
  const reach = (node: Element) => getComputedStyle(node).pointerEvents
  expect(reach(layer)).toBe('none')
  expect(reach(drawn.getByText('Ручная работа'))).toBe('none')
  const pressed = [
    ...drawn.getAllByRole('link'),
    ...drawn.getAllByRole('group'),
    ...drawn.getAllByRole('button'),
    drawn.getByRole('textbox'),
  ]
  expect(pressed.map(reach)).toEqual(pressed.map(() => 'auto'))
  style.remove()
})

test('escapes markup in texts', () => {
  const html = '<img src=x onerror=alert(1)>'
  const drawn = draw([
    testText({ text: html }),
    testAction({ text: html }),
    testInteraction({ caption: html, answers: [html, 'Нет'] }),
  ])
  expect(drawn.getAllByText(html)).toHaveLength(3)
  expect(drawn.getByRole('button', { name: html })).toBeVisible()
  expect(layer.querySelector('img')).toBeNull()
})

test('skips an element of an unknown kind and a broken element, and draws the others', () => {
  const [text, sticker] = [testText(), testElements()[0]!]
  const unknown = { ...text, kind: 'hologram' }
  const broken = { ...text, text: null }
  draw([unknown, sticker, broken, text, null] as unknown as WidgetElement[])
  expect([...layer.children].map(({ classList }) => classList[0])).toEqual([
    'sticker-picture',
    'sticker-text',
  ])
})
