import { STORED_ORDER } from '../core/shopperStorage'
import { openPageForEachTest, stubChunks } from '../testing/browser'
import { shopSource } from '../testing/chunks'
import { ORIGIN } from '../testing/payload'
import { startLoader } from './startLoader'

const ORDER = { transaction_id: '1001', items: [{ item_id: 'M-1' }] }
const reportOrder = jest.fn()

const start = () => {
  const gallery = { path: '/embed/gallery.1.js', integrity: '' }
  startLoader({ source: shopSource(), widgets: { gallery }, version: '1' })
}
const loaded = () => jest.advanceTimersByTimeAsync(0)

openPageForEachTest()
beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  reportOrder.mockReset()
})

test('passes an order to the chunk of events, which is loaded only for orders', async () => {
  const scripts = stubChunks({ events: { reportOrder } })
  start()
  window.vitrina?.('consent', true)
  await loaded()
  expect(scripts).toHaveLength(0)
  window.vitrina?.('add_to_cart', ORDER)
  window.vitrina?.('purchase', ORDER)
  await loaded()
  expect(scripts).toHaveLength(1)
  expect(reportOrder.mock.calls).toEqual([
    [ORIGIN, ['add_to_cart', ORDER], expect.any(Number)],
    [ORIGIN, ['purchase', ORDER], expect.any(Number)],
  ])
})

test('stores an order immediately, because its page may be closed before the chunk has loaded', () => {
  stubChunks({ events: { reportOrder } })
  start()
  window.vitrina?.('purchase', ORDER)
  const [[name, text] = ['', '']] = Object.entries(localStorage)
  expect(name.startsWith(STORED_ORDER)).toBe(true)
  expect(Math.floor(Number(name.slice(STORED_ORDER.length)))).toBe(Date.now())
  expect(JSON.parse(text)).toEqual(['purchase', ORDER])
  localStorage.clear()
  window.vitrina?.('consent', false)
  window.vitrina?.('purchase', ORDER)
  expect(localStorage).toHaveLength(0)
})

test('keeps an order reported before the script has loaded until the connection is restored', async () => {
  window.eval(`
    window.vitrina = function () { (vitrina.q = vitrina.q || []).push(arguments) }
    vitrina('purchase', ${JSON.stringify(ORDER)})
  `)
  stubChunks({ events: {} })
  const scripts = jest.spyOn(document.head, 'append').mockImplementation((script) => {
    if (script instanceof Element) queueMicrotask(() => script.dispatchEvent(new Event('error')))
  })
  start()
  await loaded()
  expect(scripts).toHaveBeenCalledTimes(1)
  stubChunks({ events: { reportOrder } })
  window.dispatchEvent(new Event('online'))
  await loaded()
  expect(reportOrder).toHaveBeenCalledTimes(1)
  expect(reportOrder).toHaveBeenCalledWith(
    ORIGIN,
    expect.objectContaining(['purchase', ORDER]),
    expect.any(Number),
  )
})
