import { waitFor } from '@testing-library/dom'
import { type WidgetChunk, type WidgetPlace, createChunkSource } from '../core/chunk'
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

/** Whether the element shows its own content. */
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

test('requests nothing before the element is near the screen, then draws the widget from its first page', async () => {
  const element = place('demo')
  start()
  // A browser reports the element's position immediately.
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

test('draws no widget into an element that is removed during the request', async () => {
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

test('ignores changes on the page that do not concern widgets', async () => {
  start()
  const element = document.createElement('p')
  document.body.append(element, 'Текст')
  element.setAttribute('title', 'Текст магазина')
  const widget = place('demo')
  await waitFor(() => expect(intersections.isWatched(widget)).toBe(true))
  expect(element.shadowRoot).toBeNull()
})

test("loads the chunk once for all widgets, with its integrity and the page's nonce", async () => {
  const elements = [place('one'), place('two')]
  start()
  elements.forEach((element) => intersections.show(element, 1))
  await waitFor(() => expect(drawWidget).toHaveBeenCalledTimes(2))
  expect(scripts).toHaveLength(1)
  expect(scripts[0]).toMatchObject({
    src: `${ORIGIN}/embed/gallery.1.js`,
    integrity: 'sha384-x',
    crossOrigin: '',
    nonce: 'abc',
  })
})

test('runs once when the page contains the script twice', async () => {
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

test('draws widgets in elements added later, and removes the widgets of removed elements', async () => {
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

test("replaces the widget when the element's id changes", async () => {
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
])('requests the posts of the product «%s»', async (article, query) => {
  const element = place('demo', article)
  start()
  intersections.show(element, 1)
  await waitFor(() => expect(drawWidget).toHaveBeenCalledTimes(1))
  expect(addresses()).toEqual([`${ORIGIN}/widget/v1/demo${query}`])
  expect(drawWidget.mock.calls[0]?.[0].article).toBe(article.trim())
})

test("replaces the widget when the element's product changes", async () => {
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

test('draws nothing for a SKU without the id of a widget', async () => {
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
  ['is not JSON', () => request.mockResolvedValue(new Response('<html>'))],
  ['has nothing to show', () => drawWidget.mockReturnValue(null)],
  [
    'fails to be drawn',
    () =>
      drawWidget.mockImplementation(() => {
        throw new Error('broken')
      }),
  ],
])('restores the element when its widget %s', async (_what, prepare) => {
  prepare()
  const element = place('demo')
  start()
  intersections.show(element, 1)
  await waitFor(() => expect(isUntouched(element)).toBe(true))
  expect(element).toHaveTextContent('Текст магазина')
})

test('draws the other widgets when one element cannot contain a widget', async () => {
  const input = document.createElement('input')
  input.setAttribute('data-vitrina', 'one')
  document.body.append(input)
  const element = place('two')
  start()
  intersections.show(element, 1)
  await waitFor(() => expect(drawWidget).toHaveBeenCalledTimes(1))
})

test('removes a widget on request, also one that was never near the screen', async () => {
  const [element, far] = [place('demo'), place('far')]
  start()
  intersections.show(element, 1)
  await waitFor(() => expect(drawWidget).toHaveBeenCalledTimes(1))
  window.Vitrina?.unmount(element)
  window.Vitrina?.unmount(far)
  expect(remove).toHaveBeenCalledTimes(1)
  expect([element, far].map(isUntouched)).toEqual([true, true])
})

describe('a page opened from the cabinet', () => {
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
  ])(
    'of %s sends its preview token with requests and removes the token from the address',
    async (before, after) => {
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
    },
  )

  test('keeps the token for the next pages in the same tab', async () => {
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

  test('shows the widget where the browser forbids storing', async () => {
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
