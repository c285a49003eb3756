import { readWidgetEvent } from '@/contract/widgets/widgetApi'
import { countedEvents, setVisibility, stubChunks, stubDelivery } from '../testing/browser'
import { shopSource } from '../testing/chunks'
import { ORIGIN } from '../testing/payload'
import { createReporter, silentReporter, type Reporter } from './reporter'

let host: HTMLElement

let last: Reporter | undefined
const draw = () =>
  (last = createReporter({
    host,
    source: shopSource(),
    embedId: 'demo',
    firstPage: { revision: 42 },
  }))

beforeEach(() => {
  jest.useFakeTimers()
  stubChunks({})
  host = document.createElement('div')
  document.body.replaceChildren(host)
})
afterEach(() => {
  last?.stop()
  jest.useRealTimers()
  jest.restoreAllMocks()
})

/** Details of the events that the shop's own analytics receive. */
function heard(type: string) {
  const details: unknown[] = []
  document.body.addEventListener(`vitrina:${type}`, (event) => {
    details.push((event as CustomEvent).detail)
  })
  return details
}

/** Lets the chunk load, without running timers. */
const loaded = () => jest.advanceTimersByTimeAsync(0)

test('sends a click on a product before the page is left, and other events within seconds', async () => {
  const delivery = stubDelivery()
  const reporter = draw()
  reporter.report('open', { postId: 5 })
  await loaded()
  expect(delivery.sent).toEqual([])
  reporter.report('productClick', { postId: 5, skuId: 7 })
  expect(delivery.sent).toMatchObject([
    {
      url: `${ORIGIN}/widget/v1/demo/events`,
      events: [
        { type: 'open', postId: 5 },
        { type: 'productClick', postId: 5, skuId: 7 },
      ],
    },
  ])
  reporter.stop()
  expect(countedEvents(delivery)).toHaveLength(2)
})

test('dispatches each event on the page with the id of its widget', () => {
  stubDelivery()
  const opened = heard('open')
  const loaded = heard('load')
  const reporter = draw()
  reporter.report('open', { postId: 5 })
  reporter.report('load')
  expect(opened).toEqual([{ embedId: 'demo', postId: 5 }])
  expect(loaded).toEqual([{ embedId: 'demo' }])
  reporter.stop()
})

test('sends a load with the widget’s version and the page’s address without its query', () => {
  const delivery = stubDelivery()
  history.replaceState(null, '', '/lookbook/summer?email=anna@shop.test#look')
  const told = heard('load')
  const reporter = draw()
  reporter.report('load')
  reporter.report('open', { postId: 5 })
  window.dispatchEvent(new Event('pagehide'))
  const [load, open] = countedEvents(delivery)
  expect(load).toMatchObject({ page: `${location.origin}/lookbook/summer`, revision: 42 })
  expect(readWidgetEvent(load)).toEqual(load)
  expect(Object.keys(open ?? {}).sort()).toEqual(['age', 'id', 'page', 'postId', 'type'])
  // The event has no address of the page, which the shop's own analytics know.
  expect(told).toEqual([{ embedId: 'demo' }])
  history.replaceState(null, '', '/')
})

test('counts nothing in a preview', () => {
  const { sent } = stubDelivery()
  silentReporter.report('productClick', { postId: 5, skuId: 7 })
  silentReporter.stop()
  expect(sent).toEqual([])
})

describe('until the chunk of events is loaded', () => {
  test('passes events to the browser when the page is left', () => {
    const delivery = stubDelivery()
    draw().report('load')
    window.dispatchEvent(new Event('pagehide'))
    expect(countedEvents(delivery)).toMatchObject([{ type: 'load' }])
  })

  test('keeps events when the chunk fails to load, and counts them once', async () => {
    const delivery = stubDelivery()
    const append = jest.mocked(document.head.append)
    append.mockImplementation(() => {
      throw new Error('offline')
    })
    const reporter = draw()
    reporter.report('load')
    reporter.report('open', { postId: 5 })
    await jest.advanceTimersByTimeAsync(5000)
    window.dispatchEvent(new Event('pagehide'))
    expect(delivery.sent).toEqual([])
    stubChunks({})
    window.dispatchEvent(new Event('online'))
    await jest.advanceTimersByTimeAsync(5000)
    expect(delivery.sent).toHaveLength(1)
    expect(countedEvents(delivery).map(({ type }) => type)).toEqual(['load', 'open'])
  })

  test('passes events to the browser when the page is hidden', () => {
    const delivery = stubDelivery()
    draw().report('load')
    setVisibility('hidden')
    expect(countedEvents(delivery)).toMatchObject([{ type: 'load' }])
    setVisibility('visible')
  })

  test('loses no event when the widget is removed immediately before the page is left', () => {
    const delivery = stubDelivery()
    const reporter = draw()
    reporter.report('load')
    reporter.stop()
    window.dispatchEvent(new Event('pagehide'))
    expect(countedEvents(delivery)).toMatchObject([{ type: 'load' }])
  })

  test('sends the events of a widget that is removed', async () => {
    const delivery = stubDelivery()
    const reporter = draw()
    reporter.report('load')
    reporter.stop()
    await jest.advanceTimersByTimeAsync(5000)
    expect(countedEvents(delivery)).toMatchObject([{ type: 'load' }])
  })
})
