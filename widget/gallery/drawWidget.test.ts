import { fireEvent, waitFor, within } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import type { GalleryPayload } from '@/contract/widgets/widgetPayload'
import { openPopup } from '../popup/openPopup'
import * as browser from '../testing/browser'
import { countedEvents, stayOnPage, stubChunks, stubDelivery } from '../testing/browser'
import { shopSource, testChunk } from '../testing/chunks'
import { ORIGIN, TEST_AD, testMedia, testPayload, testPost, testProduct } from '../testing/payload'
import { fetchPage } from '../core/request'
import { drawWidget } from './drawWidget'

const intersections = browser.stubIntersections()
browser.stubDialogs()
browser.stubXhr()
let delivery: browser.Delivery
let host: HTMLElement
let root: ShadowRoot
let remove: (() => void) | null
let leaveLinks: () => void

async function draw(firstPage: unknown = testPayload([1, 2, 3]), article = '', look = '') {
  host = document.createElement('div')
  document.body.append(host)
  root = host.attachShadow({ mode: 'open' })
  const asked = { embedId: 'demo', article, address: '', segment: null, look }
  remove = await drawWidget(
    {
      ...{ ...asked, host, root },
      source: shopSource(),
      ...{ loadPage: (page: number) => fetchPage(ORIGIN, asked, page), firstPage },
      pause: () => Promise.resolve(true),
    },
    { popup: testChunk('popup'), line: testChunk('line') },
  )
  const section = root.querySelector('section')
  return section && within(section)
}

const tiles = () => [...root.querySelectorAll<HTMLButtonElement>('.tile')]
const popup = async () => {
  await waitFor(() => expect(root.querySelector('dialog')).toHaveAttribute('open'))
  return within(root.querySelector('dialog')!)
}
const counted = () => countedEvents(delivery)
const leavePage = () => window.dispatchEvent(new Event('pagehide'))
const pages = (...answers: GalleryPayload[]) => {
  const request = jest.spyOn(globalThis, 'fetch')
  for (const answer of answers) request.mockResolvedValueOnce(Response.json(answer))
  return request
}

beforeEach(() => {
  delivery = stubDelivery()
  stubChunks({ popup: { openPopup } })
  leaveLinks = stayOnPage()
})
afterEach(() => {
  remove?.()
  leaveLinks()
  document.body.replaceChildren()
  jest.restoreAllMocks()
})

test('draws posts in columns by the settings', async () => {
  const settings = { count: 2, cols: 5, cols_min: 3, spacing: 7, layout: 2 }
  const section = (await draw(testPayload([1, 2, 3], { settings })))!
  expect(tiles()).toHaveLength(2)
  const { style } = root.querySelector('section')!
  expect([style.getPropertyValue('--cols'), style.getPropertyValue('--cols-min')]).toEqual([
    '5',
    '3',
  ])
  expect([style.getPropertyValue('--gap'), style.getPropertyValue('--ratio')]).toEqual([
    '7px',
    '0.8',
  ])
  expect(section.getByRole('button', { name: 'Подпись 1 — 1 товар' })).toBeVisible()
})

test.each([
  ['ru', 'Реклама', 'ИНН', 'Подпись 1 — 1 товар — '],
  ['en', 'Ad (Реклама)', 'INN', 'Подпись 1 — 1 product — '],
] as const)('marks an advertisement on its tile, in %s', async (locale, word, inn, caption) => {
  const posts = [testPost(1, { ad: TEST_AD }), testPost(2)]
  const section = (await draw(testPayload([], { posts, locale })))!
  const words = `${word} ООО «Ромашка», ${inn} 7700000000, erid: 2VtzqwErid`
  expect(section.getByRole('button', { name: caption + words })).toHaveTextContent(words)
  expect(section.getByText(word).parentElement).toHaveStyle({ color: 'rgb(255, 255, 255)' })
  expect(section.getAllByText(word)).toHaveLength(1)
})

test('requests a picture in its displayed size, and lazily', async () => {
  const section = (await draw(testPayload([1])))!
  expect(section.getByAltText('Подпись 1')).toHaveAttribute(
    'srcset',
    `${ORIGIN}/media/1-320.webp 320w, ${ORIGIN}/media/1-1600.webp 1600w`,
  )
  expect(section.getByAltText('Подпись 1')).toHaveAttribute('loading', 'lazy')
})

test('labels a post without text by its author', async () => {
  const posts = [testPost(1, { text: ' ', media: [testMedia(1)] })]
  expect(
    (await draw(testPayload([], { posts })))!.getByRole('button', { name: 'Пост: Анна' }),
  ).toBeVisible()
})

test.each([
  ['an empty album', testPayload([])],
  ['posts without pictures', testPayload([], { posts: [testPost(1, { media: [] })] })],
])('draws and counts nothing for %s', async (_what, payload) => {
  await draw(payload)
  expect(remove).toBeNull()
  expect(tiles()).toEqual([])
  leavePage()
  expect(counted()).toEqual([])
})

test('rejects a malformed response', async () => {
  await expect(draw({ posts: 1 })).rejects.toThrow()
})

test('escapes markup in the text of a post', async () => {
  const section = (await draw(
    testPayload([], { posts: [testPost(1, { text: '<img src=x onerror=1>' })] }),
  ))!
  expect(section.getAllByRole('img')).toHaveLength(1)
})

describe('loading more', () => {
  test('shows loaded posts before it requests the next page', async () => {
    const settings = { count: 2 }
    const request = pages(testPayload([4, 5], { settings, page: 2 }))
    const section = (await draw(testPayload([1, 2, 3, 4], { settings, hasMore: true })))!
    const more = section.getByRole('button', { name: 'Ещё' })

    await userEvent.click(more)
    await waitFor(() => expect(tiles()).toHaveLength(4))
    expect(request).not.toHaveBeenCalled()

    await userEvent.click(more)
    await waitFor(() => expect(tiles()).toHaveLength(5))
    expect(request).toHaveBeenCalledWith(`${ORIGIN}/widget/v1/demo?page=2`, expect.anything())
    expect(more).not.toBeVisible()
    expect(root.activeElement).toBe(tiles()[4])
  })

  test('keeps the product of the page in further requests', async () => {
    const request = pages(testPayload([2], { page: 2 }))
    const settings = { count: 1 }
    const section = (await draw(testPayload([1], { settings, hasMore: true }), 'Чашка 1/2'))!
    await userEvent.click(section.getByRole('button', { name: 'Ещё' }))
    await waitFor(() => expect(tiles()).toHaveLength(2))
    const [[address] = []] = request.mock.calls as [string][]
    const { pathname, searchParams } = new URL(address ?? '')
    expect([pathname, ...searchParams]).toEqual([
      '/widget/v1/demo',
      ['article', 'Чашка 1/2'],
      ['page', '2'],
    ])
  })

  test('labels the button by the settings and hides it when loading more is off', async () => {
    const hasMore = true
    const on = (await draw(
      testPayload([1], { settings: { load_more_text: 'Показать' }, hasMore }),
    ))!
    expect(on.getByRole('button', { name: 'Показать' })).toBeVisible()
    remove?.()
    const off = (await draw(testPayload([1], { settings: { load_more: '' }, hasMore })))!
    expect(off.queryByRole('button', { name: 'Ещё' })).toBeNull()
  })

  test('retries after a failure', async () => {
    const request = jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('offline'))
    request.mockResolvedValueOnce(Response.json(testPayload([2], { page: 2 })))
    const section = (await draw(testPayload([1], { settings: { count: 1 }, hasMore: true })))!
    const more = section.getByRole('button', { name: 'Ещё' })
    await userEvent.click(more)
    await waitFor(() => expect(more).not.toHaveAttribute('aria-busy'))
    expect(tiles()).toHaveLength(1)
    await userEvent.click(more)
    await waitFor(() => expect(tiles()).toHaveLength(2))
  })

  test('loads more automatically when the settings require it', async () => {
    pages(testPayload([2], { page: 2 }))
    const settings = { count: 1, auto_load_more: '1' as const }
    await draw(testPayload([1], { settings, hasMore: true }))
    intersections.approach(root.querySelector('.more')!)
    await waitFor(() => expect(tiles()).toHaveLength(2))
  })
})

describe('counting', () => {
  test('counts one load per drawn widget, and one view once the widget is seen', async () => {
    jest.useFakeTimers()
    await draw()
    await jest.advanceTimersByTimeAsync(0)
    intersections.show(root.querySelector('section')!, 1)
    jest.advanceTimersByTime(1000)
    leavePage()
    jest.useRealTimers()
    expect(counted().map(({ type }) => type)).toEqual(['load', 'view'])
    expect(delivery.beacons[0]?.url).toBe(`${ORIGIN}/widget/v1/demo/events`)
  })

  test('counts a post once per opening, however often the shopper pages back to it', async () => {
    await draw()
    await userEvent.click(tiles()[0]!)
    await popup()
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowRight}{Escape}')
    await userEvent.click(tiles()[0]!)
    await popup()
    leavePage()
    expect(counted().filter(({ type }) => type === 'open')).toMatchObject([
      { postId: 1 },
      { postId: 2 },
      { postId: 1 },
    ])
  })

  test('opens a post once when its tile is pressed twice before the popup is loaded', async () => {
    await draw()
    tiles()[1]!.click()
    tiles()[0]!.click()
    tiles()[0]!.click()
    await popup()
    leavePage()
    expect(counted().filter(({ type }) => type === 'open')).toMatchObject([{ postId: 1 }])
  })

  test('sends a click on a product immediately and once, by any kind of press', async () => {
    await draw()
    await userEvent.click(tiles()[1]!)
    const card = (await popup()).getByRole('link', { name: /Товар 20/ })
    const clicks = () => counted().filter(({ type }) => type === 'productClick')

    await userEvent.click(card)
    expect(clicks()).toHaveLength(1)
    card.focus()
    await userEvent.keyboard('{Enter}')
    expect(clicks()).toHaveLength(2)
    fireEvent(card, new MouseEvent('auxclick', { button: 1, bubbles: true, cancelable: true }))
    expect(clicks()).toHaveLength(3)
    // The right button opens a menu, and the second press of a double click does not open another page.
    fireEvent(card, new MouseEvent('auxclick', { button: 2, bubbles: true, cancelable: true }))
    fireEvent.click(card, { detail: 2 })
    leavePage()

    expect(clicks()).toHaveLength(3)
    expect(new Set(clicks().map(({ id }) => id)).size).toBe(3)
    expect(clicks()[0]).toMatchObject({ postId: 2, skuId: 20 })
  })

  test('dispatches events on the page', async () => {
    const heard: unknown[] = []
    const listen = ({ detail, type }: Event & { detail?: unknown }) => heard.push([type, detail])
    const types = ['load', 'open', 'productClick'].map((type) => `vitrina:${type}`)
    types.forEach((type) => document.addEventListener(type, listen))
    await draw()
    await userEvent.click(tiles()[0]!)
    await userEvent.click((await popup()).getByRole('link', { name: /Товар 10/ }))
    types.forEach((type) => document.removeEventListener(type, listen))
    expect(heard).toEqual([
      ['vitrina:load', { embedId: 'demo' }],
      ['vitrina:open', { embedId: 'demo', postId: 1 }],
      ['vitrina:productClick', { embedId: 'demo', postId: 1, skuId: 10 }],
    ])
  })
})

test('shows a product with an unsafe address without a link', async () => {
  const product = testProduct(1, { link: 'javascript:alert(1)' })
  await draw(testPayload([], { posts: [testPost(1, { media: [testMedia(1, [product])] })] }))
  await userEvent.click(tiles()[0]!)
  const dialog = await popup()
  expect(dialog.getAllByText('Товар 1').length).toBeGreaterThan(0)
  expect(dialog.queryByRole('link')).toBeNull()
})

test('counts nothing with a preview token, and sends the token in further requests', async () => {
  const heard = jest.fn()
  document.addEventListener('vitrina:load', heard)
  const request = pages(testPayload([4]))
  await draw({ ...testPayload([1, 2, 3]), hasMore: true }, '', 'demo.1.2.x')
  intersections.show(root.querySelector('section')!, 1)
  await userEvent.click(tiles()[0]!)
  await popup()
  leavePage()
  expect(counted()).toEqual([])
  expect(heard).not.toHaveBeenCalled()
  document.removeEventListener('vitrina:load', heard)
  await userEvent.click(within(root.querySelector('section')!).getByRole('button', { name: 'Ещё' }))
  await waitFor(() => expect(request).toHaveBeenCalledTimes(1))
  expect(String(request.mock.calls[0]?.[0])).toContain('vitrina-look=demo.1.2.x')
})
