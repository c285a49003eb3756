import { act, screen, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { productEndpoints } from '@/contract/endpoints/products'
import { sourceEndpoints } from '@/contract/endpoints/sources'
import { userEndpoints } from '@/contract/endpoints/user'
import { successEnvelope } from '@/contract/envelope'
import { catalogueApi } from '@/features/products/catalogueApi'
import { brokenServer, respondsWithStatus } from '../../../../test/failures'
import { world } from '../../../../test/world'
import { answerFeeds, makeFeed } from './testing/answeredFeeds'

const POLLING_MS = 2000
const READING = makeFeed({ status: 'processing', progress: { done: 1000, total: null } })

afterEach(() => {
  jest.useRealTimers()
})

/** The page of an account whose feed is being read. */
async function open(feeds = [READING]) {
  const w = await world()
  const known = answerFeeds(w, feeds)
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
  const { store } = await w.show('/integrations')
  const card = within(await screen.findByRole('region', { name: 'Каталог товаров' }))
  return { ...w, known, store, card }
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

test('requests the state of a reading every 2 s until it is done', async () => {
  const { known, card } = await open()
  expect(known.asked).toBe(1)
  known.feeds = [makeFeed({ status: 'processing', progress: { done: 64_000, total: null } })]
  await pass(POLLING_MS + 100)
  expect(await card.findByText(/Прочитано 64\s000 предложений/)).toBeInTheDocument()
  known.feeds = [makeFeed()]
  await pass(POLLING_MS + 100)
  expect(await card.findByText('Подключено')).toBeInTheDocument()
  const { asked } = known
  await pass(POLLING_MS * 5)
  expect(known.asked).toBe(asked)
})

test('sends no requests while no feed is being read', async () => {
  const { known } = await open([makeFeed(), makeFeed({ id: 2, status: 'review' })])
  await pass(POLLING_MS * 5)
  expect(known.asked).toBe(1)
})

test('sends requests to a failing back office less often and shows no error', async () => {
  const { answer, known, card } = await open()
  let failed = 0
  const mend = answer(sourceEndpoints.listIntegrations, {}, () => {
    failed += 1
    return brokenServer()
  })
  await pass(POLLING_MS * 2 + 100)
  expect(failed).toBe(1)
  await pass(10_000)
  expect(failed).toBe(2)
  expect(screen.queryByText(/сервер недоступен/)).not.toBeInTheDocument()
  expect(card.getByText('Читается')).toBeInTheDocument()
  mend()
  known.feeds = [makeFeed()]
  await pass(10_000)
  expect(await card.findByText('Подключено')).toBeInTheDocument()
})

test('pauses while the page is hidden, and continues immediately when it is visible again', async () => {
  const { known, card } = await open()
  const visibility = jest.spyOn(document, 'visibilityState', 'get')
  const turn = (state: 'visible' | 'hidden') => {
    visibility.mockReturnValue(state)
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'))
    })
  }
  turn('hidden')
  const { asked } = known
  known.feeds = [makeFeed()]
  await pass(POLLING_MS * 5)
  expect(known.asked).toBe(asked)
  turn('visible')
  await pass(100)
  expect(await card.findByText('Подключено')).toBeInTheDocument()
  visibility.mockRestore()
})

test('stops when the person loses the right', async () => {
  const { answer } = await open()
  let refused = 0
  answer(sourceEndpoints.listIntegrations, {}, () => {
    refused += 1
    return respondsWithStatus(403, 'Нет')()
  })
  await pass(30_000)
  expect(refused).toBe(1)
})

test('loads products and user data again after a reading', async () => {
  const { answer, known, store } = await open()
  const asked = { products: 0, user: 0 }
  answer(productEndpoints.listProducts, {}, () => {
    asked.products += 1
    return HttpResponse.json(
      successEnvelope({ skuList: [], paging: { page: 1, pageCount: 0, total: 0 } }),
    )
  })
  answer(userEndpoints.getUser, {}, () => {
    asked.user += 1
    return Promise.resolve(undefined)
  })
  const list = store.dispatch(
    catalogueApi.endpoints.listProducts.initiate({ query: '', filter: {} }),
  )
  await list
  expect(asked).toEqual({ products: 1, user: 0 })
  await pass(POLLING_MS + 100)
  expect(asked).toEqual({ products: 1, user: 0 })
  known.feeds = [makeFeed({ readAt: '2026-11-03T12:00:00.000Z' })]
  await pass(POLLING_MS + 100)
  expect(asked).toEqual({ products: 2, user: 1 })
  list.unsubscribe()
})
