import { waitFor } from '@testing-library/dom'
import type { WidgetChunk, WidgetPlace } from '../core/widgetChunk'
import { createChunkSource } from '../core/chunk'
import {
  forgetLoader,
  openPageForEachTest,
  stubChunks,
  stubIntersections,
  stubXhr,
} from '../testing/browser'
import { testChunk } from '../testing/chunks'
import { ORIGIN, testPayload } from '../testing/payload'
import { startLoader } from './startLoader'

const intersections = stubIntersections()
const remove = jest.fn()
const drawWidget = jest.fn<ReturnType<WidgetChunk['drawWidget']>, [WidgetPlace]>()
let request: jest.SpyInstance
let scripts: HTMLScriptElement[]

function start() {
  startLoader({
    source: { ...createChunkSource(ORIGIN, 'abc'), events: testChunk('events') },
    widgets: { gallery: { path: '/embed/gallery.1.js', integrity: 'sha384-x' } },
    version: '1.2.3',
  })
}

/** An element as a shop writes it. */
function place(embedId: string, article?: string): HTMLElement {
  const element = document.createElement('div')
  element.setAttribute('data-vitrina', embedId)
  if (article !== undefined) element.setAttribute('data-vitrina-article', article)
  element.textContent = 'Текст магазина'
  document.body.append(element)
  return element
}

/** Whether the element looks as the shop wrote it: its own content is what is shown. */
const isUntouched = (element: HTMLElement) =>
  !element.shadowRoot || element.shadowRoot.firstElementChild?.tagName === 'SLOT'

openPageForEachTest()
beforeEach(() => {
  stubXhr()
  scripts = stubChunks({ gallery: { drawWidget } })
  drawWidget.mockReset().mockReturnValue(remove)
  remove.mockReset()
  request = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json(testPayload([1]))))
})
afterEach(() => jest.restoreAllMocks())

test('nothing is fetched before the element is near, then the widget is drawn from its first page', async () => {
  const element = place('demo')
  start()
  // A browser reports at once where the element is.
  intersections.show(element, 0)
  expect(request).not.toHaveBeenCalled()
  expect(scripts).toEqual([])

  intersections.show(element, 0.1)
  await waitFor(() => expect(drawWidget).toHaveBeenCalledTimes(1))
  expect(request.mock.calls).toEqual([
    [`${ORIGIN}/widget/v1/demo`, expect.objectContaining({ credentials: 'omit' })],
  ])
  expect(drawWidget.mock.calls[0]?.[0]).toMatchObject({
    host: element,
    embedId: 'demo',
    firstPage: { embedId: 'demo' },
  })
})

test('an element that goes while its first page is on the way gets no widget', async () => {
  const [element, other] = [place('demo'), place('other')]
  const pendingResponses: ((response: Response) => void)[] = []
  request.mockReturnValueOnce(new Promise((resolve) => pendingResponses.push(resolve)))
  start()
  intersections.show(element, 1)
  expect(request).toHaveBeenCalledTimes(1)
  element.remove()
  await waitFor(() => expect(intersections.isWatched(element)).toBe(false))
  pendingResponses[0]?.(Response.json(testPayload([1])))
  intersections.show(other, 1)
  await waitFor(() => expect(drawWidget).toHaveBeenCalled())
  expect(drawWidget.mock.calls.map(([{ embedId }]) => embedId)).toEqual(['other'])
})

test('what else changes on the page mounts nothing', async () => {
  start()
  const element = document.createElement('p')
  document.body.append(element, 'Текст')
  element.setAttribute('title', 'Текст магазина')
  const widget = place('demo')
  await waitFor(() => expect(intersections.isWatched(widget)).toBe(true))
  expect(element.shadowRoot).toBeNull()
})

test('the chunk is loaded once for all widgets, checked and with the nonce of the page', async () => {
  const elements = [place('one'), place('two')]
  start()
  elements.forEach((element) => intersections.show(element, 1))
  await waitFor(() => expect(drawWidget).toHaveBeenCalledTimes(2))
  expect(scripts).toHaveLength(1)
  expect(scripts[0]).toMatchObject({
    src: `${ORIGIN}/embed/gallery.1.js`,
    integrity: 'sha384-x',
    crossOrigin: 'anonymous',
    nonce: 'abc',
  })
})

test('the script may stand on the page twice', async () => {
  const element = place('demo')
  start()
  const { Vitrina } = window
  start()
  expect(window.Vitrina).toBe(Vitrina)
  expect(Vitrina?.version).toBe('1.2.3')
  intersections.show(element, 1)
  Vitrina?.mount(element)
  await waitFor(() => expect(drawWidget).toHaveBeenCalledTimes(1))
  expect(request).toHaveBeenCalledTimes(1)
})

test('elements that come later are found, those that go are let go', async () => {
  start()
  const wrapper = document.createElement('section')
  const element = place('late')
  wrapper.append(element)
  document.body.append(wrapper)
  await waitFor(() => expect(intersections.isWatched(element)).toBe(true))

  intersections.show(element, 1)
  await waitFor(() => expect(drawWidget).toHaveBeenCalledTimes(1))
  wrapper.remove()
  await waitFor(() => expect(remove).toHaveBeenCalledTimes(1))
})

test('an element that gets another id gets another widget', async () => {
  const element = place('one')
  start()
  element.setAttribute('data-vitrina', 'two')
  await waitFor(() => expect(intersections.isWatched(element)).toBe(true))
  intersections.show(element, 1)
  await waitFor(() => expect(drawWidget).toHaveBeenCalledTimes(1))
  expect(drawWidget.mock.calls[0]?.[0].embedId).toBe('two')
})

const addresses = () => request.mock.calls.map(([address]) => String(address))

test.each([
  ['LG-100', '?article=LG-100'],
  [' Чашка 1/2 & 3 ', `?${new URLSearchParams({ article: 'Чашка 1/2 & 3' })}`],
  ['', ''],
  ['  ', ''],
])('an element on the page of the product «%s» asks for its posts', async (article, query) => {
  const element = place('demo', article)
  start()
  intersections.show(element, 1)
  await waitFor(() => expect(drawWidget).toHaveBeenCalledTimes(1))
  expect(addresses()).toEqual([`${ORIGIN}/widget/v1/demo${query}`])
  expect(drawWidget.mock.calls[0]?.[0].article).toBe(article.trim())
})

test('an element that gets to the page of another product gets another widget', async () => {
  const element = place('demo', 'A')
  start()
  intersections.show(element, 1)
  await waitFor(() => expect(drawWidget).toHaveBeenCalledTimes(1))

  element.setAttribute('data-vitrina-article', 'B')
  await waitFor(() => expect(remove).toHaveBeenCalledTimes(1))
  intersections.show(element, 1)
  await waitFor(() => expect(drawWidget).toHaveBeenCalledTimes(2))

  element.removeAttribute('data-vitrina-article')
  await waitFor(() => expect(remove).toHaveBeenCalledTimes(2))
  intersections.show(element, 1)
  await waitFor(() => expect(drawWidget).toHaveBeenCalledTimes(3))
  expect(addresses()).toEqual(
    ['?article=A', '?article=B', ''].map((query) => `${ORIGIN}/widget/v1/demo${query}`),
  )
})

test('an article without a widget draws nothing', async () => {
  const element = place('demo', 'A')
  start()
  element.removeAttribute('data-vitrina')
  await waitFor(() => expect(isUntouched(element)).toBe(true))
  element.setAttribute('data-vitrina-article', 'B')
  intersections.show(element, 1)
  expect(request).not.toHaveBeenCalled()
})

test.each<[string, () => void]>([
  ['does not exist', () => request.mockResolvedValue(new Response('{}', { status: 404 }))],
  ['cannot be reached', () => request.mockRejectedValue(new TypeError('offline'))],
  ['is no JSON', () => request.mockResolvedValue(new Response('<html>'))],
  ['has nothing to show', () => drawWidget.mockReturnValue(null)],
  [
    'is broken',
    () =>
      drawWidget.mockImplementation(() => {
        throw new Error('broken')
      }),
  ],
])('a widget that %s leaves the element as the shop wrote it', async (_what, prepare) => {
  prepare()
  const element = place('demo')
  start()
  intersections.show(element, 1)
  await waitFor(() => expect(isUntouched(element)).toBe(true))
  expect(element).toHaveTextContent('Текст магазина')
})

test('an element that cannot hold a widget does not keep the others from theirs', async () => {
  const input = document.createElement('input')
  input.setAttribute('data-vitrina', 'one')
  document.body.append(input)
  const element = place('two')
  start()
  intersections.show(element, 1)
  await waitFor(() => expect(drawWidget).toHaveBeenCalledTimes(1))
})

test('a shop can take a widget away by hand, also one that nobody came near', async () => {
  const [element, far] = [place('demo'), place('far')]
  start()
  intersections.show(element, 1)
  await waitFor(() => expect(drawWidget).toHaveBeenCalledTimes(1))
  window.Vitrina?.unmount(element)
  window.Vitrina?.unmount(far)
  expect(remove).toHaveBeenCalledTimes(1)
  expect([element, far].map(isUntouched)).toEqual([true, true])
})

describe('a page that was opened from the cabinet', () => {
  const LOOK = 'demo.7.1773838800000.abcdefghijklmnopqrstuv'
  afterEach(() => {
    sessionStorage.clear()
    history.replaceState(null, '', '/')
  })
  const shown = async (element: HTMLElement, times = 1) => {
    intersections.show(element, 1)
    await waitFor(() => expect(drawWidget).toHaveBeenCalledTimes(times))
  }

  test.each([
    ['/shop', '/shop'],
    ['/shop?color=blue%20sky', '/shop?color=blue%20sky'],
    ['/shop?color=blue#top', '/shop?color=blue#top'],
  ])('of %s asks with its look, which leaves the address', async (before, after) => {
    const url = new URL(before, location.origin)
    const query = `${url.search ? `${url.search}&` : '?'}vitrina-look=${LOOK}`
    history.replaceState({ of: 'the shop' }, '', url.pathname + query + url.hash)
    const [element, other] = [place('demo'), place('other')]
    start()
    expect(location.pathname + location.search + location.hash).toBe(after)
    expect(history.state).toEqual({ of: 'the shop' })
    await shown(element)
    await shown(other, 2)
    expect(addresses()).toEqual([
      `${ORIGIN}/widget/v1/demo?vitrina-look=${LOOK}`,
      `${ORIGIN}/widget/v1/other`,
    ])
    expect(drawWidget.mock.calls.map(([{ look }]) => look)).toEqual([LOOK, ''])
  })

  test('keeps it for the next pages of the tab', async () => {
    history.replaceState(null, '', `/?vitrina-look=${LOOK}&page=2`)
    start()
    expect(location.search).toBe('?page=2')
    forgetLoader()
    history.replaceState(null, '', '/next')
    const element = place('demo')
    start()
    await shown(element)
    expect(addresses()).toEqual([`${ORIGIN}/widget/v1/demo?vitrina-look=${LOOK}`])
  })

  test('shows the widget where nothing may be stored', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError')
    })
    history.replaceState(null, '', `/?vitrina-look=${LOOK}`)
    const element = place('demo')
    start()
    await shown(element)
    expect(addresses()).toEqual([`${ORIGIN}/widget/v1/demo?vitrina-look=${LOOK}`])
  })
})
