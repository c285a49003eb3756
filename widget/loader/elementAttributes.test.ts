import { waitFor } from '@testing-library/dom'
import { type WidgetChunk, type WidgetPlace, createChunkSource } from '../core/chunk'
import { openPageForEachTest, stubChunks, stubIntersections } from '../testing/browser'
import { testChunk } from '../testing/chunks'
import { ORIGIN, testPayload } from '../testing/payload'
import { startLoader } from './startLoader'

const intersections = stubIntersections()
const remove = jest.fn()
const drawWidget = jest.fn<ReturnType<WidgetChunk['drawWidget']>, [WidgetPlace]>()
let request: jest.SpyInstance

function start() {
  startLoader({
    source: { ...createChunkSource(ORIGIN, 'abc'), events: testChunk('events') },
    widgets: { gallery: { path: '/embed/gallery.1.js', integrity: 'sha384-x' } },
    version: '1.2.3',
  })
}

/** An element as a shop writes it. */
function place(): HTMLElement {
  const element = document.createElement('div')
  element.setAttribute('data-vitrina', 'demo')
  document.body.append(element)
  return element
}

const addresses = () => request.mock.calls.map(([address]) => String(address))

openPageForEachTest()
beforeEach(() => {
  stubChunks({ gallery: { drawWidget } })
  drawWidget.mockReset().mockReturnValue(remove)
  remove.mockReset()
  request = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json(testPayload([1]))))
})
afterEach(() => jest.restoreAllMocks())

test.each([
  ['vip', '?segment=vip'],
  [' vip  Новые-2 ', `?${new URLSearchParams({ segment: 'vip  Новые-2' })}`],
  ['', '?segment='],
  [null, ''],
])('requests the posts of the segment %j', async (segment, query) => {
  const element = place()
  if (segment !== null) element.setAttribute('data-vitrina-segment', segment)
  start()
  intersections.show(element, 1)
  await waitFor(() => expect(drawWidget).toHaveBeenCalledTimes(1))
  expect(addresses()).toEqual([`${ORIGIN}/widget/v1/demo${query}`])
  expect(drawWidget.mock.calls[0]?.[0].segment).toBe(segment?.trim() ?? null)
})

test("requests the segment's posts when a shopper signs in, and the posts of no segment when the shopper signs out", async () => {
  const element = place()
  element.setAttribute('data-vitrina-segment', '')
  start()
  intersections.show(element, 1)
  await waitFor(() => expect(drawWidget).toHaveBeenCalledTimes(1))
  for (const [count, segment] of [
    [2, 'vip'],
    [3, ''],
  ] as const) {
    element.setAttribute('data-vitrina-segment', segment)
    await waitFor(() => expect(remove).toHaveBeenCalledTimes(count - 1))
    intersections.show(element, 1)
    await waitFor(() => expect(drawWidget).toHaveBeenCalledTimes(count))
  }
  expect(addresses()).toEqual(
    ['', 'vip', ''].map((segment) => `${ORIGIN}/widget/v1/demo?segment=${segment}`),
  )
})

describe('a product identified by the page’s address', () => {
  const OWN = '/vases/cocoon?utm_source=mail'
  const canonical = (href: string) => {
    document.head.innerHTML = `<link rel="canonical" href="${href}">`
  }
  beforeEach(() => {
    document.head.replaceChildren()
    history.replaceState(null, '', OWN)
  })
  /** The requested address; null: the element has no such attribute. */
  async function asked(named: string | null) {
    const element = place()
    if (named !== null) element.setAttribute('data-vitrina-address', named)
    start()
    intersections.show(element, 1)
    await waitFor(() => expect(drawWidget).toHaveBeenCalledTimes(1))
    return new URL(addresses()[0] ?? '').searchParams.get('address')
  }

  test.each([
    [null, null],
    ['', location.origin + OWN],
    ['https://shop.test/p?id=1', 'https://shop.test/p?id=1'],
  ])("is found by the attribute's address %j", async (named, address) => {
    expect(await asked(named)).toBe(address)
  })

  test('is found by the canonical link of the page', async () => {
    canonical('/vases/cocoon')
    expect(await asked('')).toBe(`${location.origin}/vases/cocoon`)
  })

  test('changes when the shop changes the page’s address, and redraws the widgets', async () => {
    canonical('/vases/cocoon')
    const [ofAddress, ofArticle] = [place(), place()]
    ofArticle.setAttribute('data-vitrina-article', 'V-7')
    ofAddress.setAttribute('data-vitrina-address', '')
    ofArticle.setAttribute('data-vitrina-address', '')
    start()
    const shown = (element: HTMLElement, times: number) => {
      intersections.show(element, 1)
      return waitFor(() => expect(drawWidget).toHaveBeenCalledTimes(times))
    }
    await shown(ofAddress, 1)
    await shown(ofArticle, 2)
    history.pushState(null, '', '/vases/drop')
    document.body.append('Ваза «Капля»')
    await waitFor(() => expect(remove).toHaveBeenCalledTimes(1))
    await shown(ofAddress, 3)
    expect(request.mock.calls.map(([url]) => new URL(String(url)).search)).toEqual([
      `?${new URLSearchParams({ address: `${location.origin}/vases/cocoon` })}`,
      '?article=V-7',
      `?${new URLSearchParams({ address: `${location.origin}/vases/drop` })}`,
    ])
  })
})
