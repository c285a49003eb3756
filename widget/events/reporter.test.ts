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

/** What the shop's own analytics hear. */
function heard(type: string) {
  const details: unknown[] = []
  document.body.addEventListener(`vitrina:${type}`, (event) => {
    details.push((event as CustomEvent).detail)
  })
  return details
}

/** Waits for what is being loaded, not for timers. */
const loaded = () => jest.advanceTimersByTimeAsync(0)

test('a click on a product is sent before the page is left, anything else soon', async () => {
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

test('the page is told of each event, with the widget that it happened in', () => {
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

test('a load tells which version is on which page, without what the address says of the shopper', () => {
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
  expect(Object.keys(open ?? {}).sort()).toEqual(['age', 'id', 'postId', 'type'])
  // The shop's own analytics know their page.
  expect(told).toEqual([{ embedId: 'demo' }])
  history.replaceState(null, '', '/')
})

test('in a preview nothing is counted', () => {
  const { sent } = stubDelivery()
  silentReporter.report('productClick', { postId: 5, skuId: 7 })
  silentReporter.stop()
  expect(sent).toEqual([])
})

describe('until what sends them is loaded', () => {
  test('events of a page that is left are handed to the browser', () => {
    const delivery = stubDelivery()
    draw().report('load')
    window.dispatchEvent(new Event('pagehide'))
    expect(countedEvents(delivery)).toMatchObject([{ type: 'load' }])
  })

  test('they wait for a chunk that could not be loaded, and count once', async () => {
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

  test('events of a page that is hidden are handed to the browser too', () => {
    const delivery = stubDelivery()
    draw().report('load')
    setVisibility('hidden')
    expect(countedEvents(delivery)).toMatchObject([{ type: 'load' }])
    setVisibility('visible')
  })

  test('a widget that is taken away just before the page is left loses none', () => {
    const delivery = stubDelivery()
    const reporter = draw()
    reporter.report('load')
    reporter.stop()
    window.dispatchEvent(new Event('pagehide'))
    expect(countedEvents(delivery)).toMatchObject([{ type: 'load' }])
  })

  test('a widget that is taken away has sent its events all the same', async () => {
    const delivery = stubDelivery()
    const reporter = draw()
    reporter.report('load')
    reporter.stop()
    await jest.advanceTimersByTimeAsync(5000)
    expect(countedEvents(delivery)).toMatchObject([{ type: 'load' }])
  })
})
