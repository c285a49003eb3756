import { waitFor } from '@testing-library/dom'
import type { StoriesPayload } from '@/contract/widgets/widgetPayload'
import type { WidgetChunk, WidgetPlace } from '../core/chunk'
import { stubChunks, stubXhr } from '../testing/browser'
import { shopSource } from '../testing/chunks'
import { testHighlight, testStories } from '../testing/stories'
import { modelPayload } from '../testing/model'
import { ORIGIN, testPayload } from '../testing/payload'
import { openSlot, type Slot } from './openSlot'

const COPY = 'vitrina:copy:demo'
const DAY_MS = 24 * 60 * 60 * 1000
const SHOPPER = { embedId: 'demo', article: '', address: '', segment: null, look: '' }
const drawWidget = jest.fn<ReturnType<WidgetChunk['drawWidget']>, [WidgetPlace]>()
let request: jest.SpyInstance
let slot: Slot | undefined
let host: HTMLElement
const observer = Object.getOwnPropertyDescriptor(window, 'IntersectionObserver')

beforeEach(() => {
  // Without the observer widgets are drawn immediately.
  Reflect.deleteProperty(window, 'IntersectionObserver')
  localStorage.clear()
  stubXhr()
  stubChunks({ gallery: { drawWidget } })
  drawWidget.mockReset().mockImplementation(({ firstPage }) => {
    if (!Array.isArray((firstPage as { posts?: unknown } | undefined)?.posts))
      throw new Error('bad')
    return () => undefined
  })
  request = jest.spyOn(globalThis, 'fetch')
})
afterEach(() => {
  slot?.close()
  jest.useRealTimers()
  jest.restoreAllMocks()
  if (observer) Object.defineProperty(window, 'IntersectionObserver', observer)
})

const answers = (...bodies: (() => Response)[]) => {
  for (const body of bodies) request.mockImplementationOnce(() => Promise.resolve(body()))
}
const page = (ids: number[]) => () => Response.json(testPayload(ids))
const failing = (status: number) => () => new Response('{}', { status })

function open(asked: Partial<typeof SHOPPER> & { segment?: string | null } = {}) {
  host = document.createElement('div')
  document.body.replaceChildren(host)
  const source = shopSource()
  const load = () => source.load<WidgetChunk>({ path: '/embed/gallery.1.js', integrity: '' })
  slot = openSlot(host, { ...SHOPPER, ...asked }, 'gallery', source, load)
}
const drawn = (times: number) => waitFor(() => expect(drawWidget).toHaveBeenCalledTimes(times))
/** The posts of the last drawing; null: a page that cannot be drawn. */
const posts = () =>
  (
    drawWidget.mock.lastCall?.[0].firstPage as ReturnType<typeof testPayload> | undefined
  )?.posts.map(({ id }) => id)
const kept = () => waitFor(() => expect(localStorage.getItem(COPY)).not.toBeNull())

async function visit(asked = {}) {
  answers(page([1, 2]))
  open(asked)
  await drawn(1)
  slot?.close()
}

test.each([
  ['responds 503', () => answers(failing(503))],
  ['cannot be reached', () => request.mockRejectedValueOnce(new TypeError('offline'))],
  ['returns HTML', () => answers(() => new Response('<html>'))],
  ['returns an incomplete widget', () => answers(() => Response.json({ embedId: 'demo' }))],
])('draws the stored copy of a widget when the API %s', async (_what, fail) => {
  await visit()
  await kept()
  fail()
  open()
  await waitFor(() => expect(posts()).toEqual([1, 2]))
})

test.each([404, 410])('removes a deleted widget (%d) with its copy', async (status) => {
  await visit()
  await kept()
  answers(failing(status))
  open()
  await waitFor(() => expect(localStorage.getItem(COPY)).toBeNull())
  expect(drawWidget).toHaveBeenCalledTimes(1)
})

test('ignores a copy older than a week', async () => {
  await visit()
  await kept()
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 7 * DAY_MS + 1)
  answers(failing(500))
  open()
  await waitFor(() => expect(localStorage.getItem(COPY)).toBeNull())
})

test.each([{ segment: 'vip' }, { look: 'demo.1.2.x' }])(
  'stores no copy of a page shown to one shopper only (%j)',
  async (asked) => {
    await visit(asked)
    await Promise.resolve()
    expect(localStorage).toHaveLength(0)
  },
)

test('stores a copy per product, limited to the first posts', async () => {
  answers(() => Response.json(testPayload(Array.from({ length: 200 }, (_none, index) => index))))
  open({ article: 'A' })
  await kept()
  expect(localStorage.getItem(COPY)?.length).toBeLessThanOrEqual(32 * 1024)
  slot?.close()
  answers(failing(500), failing(500))
  open({ article: 'B' })
  await drawn(2)
  expect(posts()).toBeUndefined()
  slot?.close()
  open({ article: 'A' })
  await waitFor(() => expect(posts()?.length).toBeGreaterThan(10))
})

test('stores a copy of stories, limited to the first highlights', async () => {
  const highlights = Array.from({ length: 60 }, (_none, index) =>
    testHighlight(`Подборка ${index}`, [index]),
  )
  drawWidget.mockReset().mockImplementation(({ firstPage }) => {
    if (!firstPage) throw new Error('bad')
    return () => undefined
  })
  answers(() => Response.json(testStories(highlights)))
  open()
  await kept()
  slot?.close()
  expect(localStorage.getItem(COPY)?.length).toBeLessThanOrEqual(32 * 1024)
  answers(failing(503))
  open()
  const shown = () => drawWidget.mock.lastCall?.[0].firstPage as StoriesPayload | undefined
  await waitFor(() => expect(drawWidget).toHaveBeenCalledTimes(3))
  expect(shown()?.highlights.length).toBeGreaterThan(5)
})

test('stores a complete copy of the payload of a 3D model', async () => {
  drawWidget.mockReset().mockImplementation(({ firstPage }) => {
    if (!firstPage) throw new Error('bad')
    return () => undefined
  })
  answers(() => Response.json(modelPayload()))
  open()
  await kept()
  slot?.close()
  answers(failing(503))
  open()
  await drawn(3)
  expect(drawWidget.mock.lastCall?.[0].firstPage).toEqual(modelPayload())
})

test('without a copy, retries after 1, 3, 9 and 27 s, and again when the connection is restored', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] })
  request.mockRejectedValue(new TypeError('offline'))
  open()
  const asked = async (milliseconds: number) => {
    await jest.advanceTimersByTimeAsync(milliseconds)
    return request.mock.calls.length
  }
  await asked(0)
  expect(await asked(999)).toBe(1)
  expect(await asked(1)).toBe(2)
  expect(await asked(3000)).toBe(3)
  expect(await asked(9000)).toBe(4)
  expect(await asked(27_000)).toBe(5)
  expect(await asked(600_000)).toBe(5)
  stubXhr({ status: 200, text: JSON.stringify(testPayload([7])) })
  window.dispatchEvent(new Event('online'))
  expect(await asked(0)).toBe(6)
  expect(posts()).toEqual([7])
  window.dispatchEvent(new Event('online'))
  expect(await asked(600_000)).toBe(6)
})

test('requests a failed chunk again under a different address', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] })
  jest.mocked(document.head.append).mockRestore()
  const scripts = stubChunks({ 'r=1': { drawWidget } })
  Reflect.deleteProperty(document, Symbol.for('vitrina:chunks'))
  request.mockRejectedValue(new TypeError('offline'))
  stubXhr({ status: 200, text: JSON.stringify(testPayload([1])) })
  open()
  await jest.advanceTimersByTimeAsync(0)
  await jest.advanceTimersByTimeAsync(1000)
  expect(scripts.map(({ src }) => src.replace(ORIGIN, ''))).toEqual([
    '/embed/gallery.1.js',
    '/embed/gallery.1.js?r=1',
  ])
  expect(posts()).toEqual([1])
})
