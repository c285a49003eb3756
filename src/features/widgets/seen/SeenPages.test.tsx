import { act, screen, within } from '@testing-library/react'
import { widgetFactsEndpoints } from '@/contract/endpoints/widgets/widgetFacts'
import type { WidgetPages } from '@/contract/entities/widgets/widgetFacts'
import { successEnvelope } from '@/contract/envelope'
import { HttpResponse } from 'msw'
import { brokenServer, respondsWithStatus } from '../../../../test/failures'
import { aWidget } from '../../../../test/server/factories'
import { world, type ScreenWorld } from '../../../../test/world'

const SAVED = '2026-03-18T12:00:00.000Z'
const LIVE = '2026-03-18T12:00:40.000Z'
const page = (path: string, revision: number) => ({
  page: `https://shop.test/${path}`,
  revision,
  seenAt: LIVE,
  liveAt: LIVE,
})

/** Opens the installation tab; the back office responds with the current `known.seen`. */
async function open(seen: WidgetPages, options: Parameters<ScreenWorld['show']>[1] = {}) {
  const w = await world()
  const { embed_id } = await aWidget(w.server, w.account)
  const known = { seen, asked: 0, isBroken: false }
  w.answer(widgetFactsEndpoints.listWidgetPages, { id: embed_id }, () => {
    known.asked += 1
    return known.isBroken ? brokenServer() : HttpResponse.json(successEnvelope(known.seen))
  })
  await w.show(`/galleries/g/${embed_id}?tab=installation`, options)
  await screen.findByRole('heading', {
    name: options.locale === 'en' ? 'On your pages' : 'На ваших страницах',
  })
  return known
}

const seen = (pages: WidgetPages['pages'], savedAt: string | null = SAVED): WidgetPages => ({
  revision: 42,
  savedAt,
  pages,
})

test('shows that every page has the saved version, and how soon after the save', async () => {
  await open(seen([page('', 42), page('sale', 42), page('lookbook', 42)]))
  expect(
    await screen.findByText('Версия 42 видна на 3 из 3 страниц, через 40 секунд после сохранения'),
  ).toBeVisible()
  const [first] = within(screen.getByRole('tabpanel')).getAllByText(/версия 42, последняя/)
  expect(first?.closest('li')).toHaveTextContent('shop.test')
})

test('shows the versions of pages in English', async () => {
  await open(seen([page('', 42), page('sale', 42), page('lookbook', 42)]), { locale: 'en' })
  await screen.findByText('Version 42 is live on 3 of 3 pages, 40 seconds after the save')
})

test('lists pages that still show an earlier version, with the longest possible wait', async () => {
  await open(seen([page('', 42), page('sale', 41)]))
  await screen.findByText('Версия 42 видна на 1 из 2 страниц')
  expect(screen.getByText(/На остальных .* прежнюю.* в течение 5 минут/)).toBeVisible()
  expect(screen.getByText(/версия 41, прежняя/).closest('li')).toHaveTextContent('shop.test/sale')
})

test('shows no delay when the time of the save is unknown', async () => {
  await open(seen([page('', 42)], null))
  await screen.findByText('Версия 42 видна на 1 из 1 страницы')
})

test('shows an observer the pages that loaded the widget, from the real back office', async () => {
  const w = await world()
  const { embed_id } = await aWidget(w.server, w.account)
  await w.server.app.request(`/widget/v1/${embed_id}/events`, {
    method: 'POST',
    body: JSON.stringify({
      events: [{ id: 'event-0001', type: 'load', page: 'https://shop.test/a', revision: 1 }],
    }),
  })
  await w.show(`/galleries/g/${embed_id}?tab=installation`, { as: 'observer' })
  await screen.findByText('Версия 1 видна на 1 из 1 страницы')
  expect(screen.getByText('shop.test/a')).toBeVisible()
})

test('shows after a save in an open tab of pages that no page has the new version', async () => {
  const w = await world()
  const { embed_id } = await aWidget(w.server, w.account)
  await w.server.app.request(`/widget/v1/${embed_id}/events`, {
    method: 'POST',
    body: JSON.stringify({
      events: [{ id: 'event-0001', type: 'load', page: 'https://shop.test/a', revision: 1 }],
    }),
  })
  await w.show(`/galleries/g/${embed_id}?tab=settings`)
  await w.user.type(await screen.findByRole('textbox', { name: 'Название' }), ' дома')
  await w.user.click(screen.getByRole('tab', { name: 'Установка' }))
  await screen.findByText('Версия 1 видна на 1 из 1 страницы')
  await w.user.click(screen.getByRole('button', { name: 'Сохранить' }))
  await screen.findByText('Версия 2 видна на 0 из 1 страницы')
})

test.each([
  ['full_access', /Пока виджет не видели ни на одной странице/],
  ['admin_mode', /Виджет сейчас не для всех/],
  ['disabled', /Виджет сейчас не для всех/],
] as const)('explains why no page is listed, in the mode %s', async (mode, text) => {
  const w = await world()
  const { embed_id } = await aWidget(w.server, w.account, { mode })
  await w.show(`/galleries/g/${embed_id}?tab=installation`)
  expect(await screen.findByText(text)).toBeVisible()
})

test('offers a retry when the pages fail to load; the code can be copied meanwhile', async () => {
  const w = await world()
  const { embed_id } = await aWidget(w.server, w.account)
  const mend = w.answer(widgetFactsEndpoints.listWidgetPages, { id: embed_id }, brokenServer)
  await w.show(`/galleries/g/${embed_id}?tab=installation`)
  await screen.findByRole('alert')
  expect(screen.getByRole('button', { name: 'Скопировать код' })).toBeEnabled()
  mend()
  await w.user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
  await screen.findByText(/Пока виджет не видели/)
})

describe('while the installation tab is open', () => {
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  test('requests the pages every 10 s and keeps the shown pages when a request fails', async () => {
    const known = await open(seen([page('', 41)]))
    await screen.findByText('Версия 42 видна на 0 из 1 страницы')
    known.seen = seen([page('', 42)])
    await pass(10_100)
    await screen.findByText(/Версия 42 видна на 1 из 1 страницы, через 40 секунд/)
    const { asked } = known
    await pass(5000)
    expect(known.asked).toBe(asked)
    known.isBroken = true
    await pass(10_100)
    expect(known.asked).toBeGreaterThan(asked)
    expect(screen.getByText(/Версия 42 видна на 1 из 1 страницы/)).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('stops the requests after a 403', async () => {
    const w = await world()
    const { embed_id } = await aWidget(w.server, w.account)
    let asked = 0
    w.answer(widgetFactsEndpoints.listWidgetPages, { id: embed_id }, () => {
      asked += 1
      return respondsWithStatus(403)()
    })
    await w.show(`/galleries/g/${embed_id}?tab=installation`)
    await screen.findByRole('alert')
    const before = asked
    await pass(60_000)
    expect(asked).toBe(before)
  })
})
