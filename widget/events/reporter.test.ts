import { countedEvents, stubDelivery } from '../testing/browser'
import { createReporter, silentReporter } from './reporter'

const ORIGIN = 'https://widgets.example'
let host: HTMLElement

beforeEach(() => {
  jest.useFakeTimers()
  host = document.createElement('div')
  document.body.replaceChildren(host)
})
afterEach(() => {
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

test('a click on a product is sent before the page is left, anything else soon', () => {
  const delivery = stubDelivery()
  const reporter = createReporter(host, ORIGIN, 'demo')
  reporter.report('open', { postId: 5 })
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
  const reporter = createReporter(host, ORIGIN, 'demo')
  reporter.report('open', { postId: 5 })
  reporter.report('load')
  expect(opened).toEqual([{ embedId: 'demo', postId: 5 }])
  expect(loaded).toEqual([{ embedId: 'demo' }])
  reporter.stop()
})

test('in a preview nothing is counted', () => {
  const { sent } = stubDelivery()
  silentReporter.report('productClick', { postId: 5, skuId: 7 })
  silentReporter.stop()
  expect(sent).toEqual([])
})
