import { screen, waitFor, within } from '@testing-library/react'
import { widgetFactsEndpoints } from '@/contract/endpoints/widgets/widgetFacts'
import { brokenServer, delayedUntil } from '../../../../test/failures'
import { anAlbum, aPost, aWidget } from '../../../../test/server/factories'
import { world, type ScreenWorld } from '../../../../test/world'

const card = async (name: string) => {
  const link = await screen.findByRole('link', { name })
  const item = link.closest('li')
  if (!item) throw new Error('The card is an item of the list')
  return item
}

let sent = 0
const send = ({ server }: ScreenWorld, embedId: string, ...events: object[]) =>
  server.app.request(`/widget/v1/${embedId}/events`, {
    method: 'POST',
    body: JSON.stringify({
      events: events.map((event) => ({ id: `event-${(sent += 1)}-of-test`, ...event })),
    }),
  })

const PAGE = 'https://shop.test/%D0%BB%D0%B5%D1%82%D0%BE'

test('shows on a card the shoppers’ events, the page that showed the widget last, and its version', async () => {
  const w = await world()
  const { embed_id, id } = await aWidget(w.server, w.account, { role: 'Главная' })
  await w.server.db.updateTable('widget').set({ revision: 2 }).where('id', '=', id).execute()
  const views = Array.from({ length: 99 }, () => ({ type: 'view' }))
  for (let batch = 0; batch < 11; batch += 1) await send(w, embed_id, ...views)
  await send(
    w,
    embed_id,
    { type: 'load', page: PAGE, revision: 1 },
    { type: 'open' },
    { type: 'open' },
    { type: 'productClick' },
  )
  await w.show('/galleries')
  const main = await card('Главная')
  expect(
    await within(main).findByRole('link', { name: /1\s089 показов · 3 клика/ }),
  ).toHaveAttribute('href', `/analytic/posts-analytic?widget=${embed_id}`)
  expect(main).toHaveTextContent('За 30 дней · клики: посты 2, товары 1')
  expect(main).toHaveTextContent('Был на shop.test/лето')
  expect(main).toHaveTextContent('версия 1, а сохранена 2')
  // Anyone can send the address of a page, so it is shown without a link.
  expect(within(main).queryByRole('link', { name: /shop.test/ })).not.toBeInTheDocument()
  await send(w, embed_id, { type: 'load', page: PAGE, revision: 2 })
  await w.user.click(screen.getByRole('link', { name: 'Главная' }))
  await w.user.click(await screen.findByRole('link', { name: 'К списку виджетов' }))
  expect(await screen.findByText(/версия 2, последняя/)).toBeVisible()
})

test('copies a widget with a new name, visible to the team only', async () => {
  const w = await world()
  await aWidget(w.server, w.account, { role: 'Главная', settings: { cols: 7 } })
  await w.show('/galleries')
  const copy = async () => {
    await w.user.click(
      await screen.findByRole('button', { name: 'Сделать копию виджета «Главная»' }),
    )
  }
  await copy()
  const made = await card('Главная (копия)')
  expect(made).toHaveTextContent('Только я')
  await screen.findByText(/^Виджет «Главная \(копия\)» создан/)
  await copy()
  await card('Главная (копия 2)')
})

test('counts rotations of a 3D model instead of clicks', async () => {
  const w = await world()
  const model = { role: 'Ваза', widget_type: 'stl' } as const
  const { embed_id } = await aWidget(w.server, w.account, model)
  await send(w, embed_id, { type: 'open' })
  await w.show('/galleries')
  expect(await screen.findByText(/0 показов · 1 раз повернули/)).toBeVisible()
})

test('links a widget that no page has shown to its installation tab', async () => {
  const w = await world()
  await aWidget(w.server, w.account, { role: 'Главная' })
  await w.show('/galleries')
  const main = await card('Главная')
  await within(main).findByText('Ещё не был ни на одной странице')
  await w.user.click(within(main).getByRole('link', { name: 'Поставить на сайт' }))
  const tab = await screen.findByRole('tab', { name: 'Установка' })
  await waitFor(() => {
    expect(tab).toHaveAttribute('aria-selected', 'true')
  })
  expect(await screen.findByRole('region', { name: 'Код для сайта' })).toBeVisible()
})

test('shows the first pictures of a widget in a layout of its type', async () => {
  const w = await world()
  const kitchen = await anAlbum(w.server, w.account)
  for (let index = 0; index < 4; index += 1) {
    await aPost(w.server, w.account, { albums: [kitchen], is_published: 1 })
  }
  const settings = { albums: [kitchen.id] }
  await aWidget(w.server, w.account, { role: 'Плитка', settings })
  const story = { role: 'Кружки', widget_type: 'story', settings } as const
  await aWidget(w.server, w.account, story)
  await w.show('/galleries')
  for (const [name, form] of [
    ['Плитка', 'grid'],
    ['Кружки', 'stories'],
  ] as const) {
    const shown = await card(name)
    await waitFor(() => {
      expect(shown.querySelectorAll(`[data-form="${form}"] img`)).toHaveLength(4)
    })
    expect(shown).not.toHaveTextContent('виджет пуст')
  }
})

test('warns about a public widget without albums or with an empty album', async () => {
  const w = await world()
  const empty = await anAlbum(w.server, w.account)
  await aPost(w.server, w.account, { albums: [empty] })
  const cases = [
    ['Без альбомов', [], /Альбомы не выбраны: на сайте виджет пуст/],
    ['С пустым', [empty.id], /В альбомах нет опубликованных постов/],
  ] as const
  for (const [role, albums] of cases) {
    const settings = { albums: [...albums] }
    await aWidget(w.server, w.account, { role, settings })
    await aWidget(w.server, w.account, { role: `${role}: новая`, settings, mode: 'admin_mode' })
  }
  await w.show('/galleries')
  for (const [role, , warning] of cases) {
    expect(await within(await card(role)).findByText(warning)).toBeVisible()
    expect(within(await card(`${role}: новая`)).queryByText(warning)).not.toBeInTheDocument()
  }
})

test('shows the list while the facts of its widgets are loading', async () => {
  const w = await world()
  const { embed_id } = await aWidget(w.server, w.account, { role: 'Главная' })
  await send(w, embed_id, { type: 'view' })
  let arrive = () => {}
  const late = new Promise<void>((resolve) => {
    arrive = resolve
  })
  w.answer(widgetFactsEndpoints.listWidgetFacts, {}, delayedUntil(late))
  await w.show('/galleries')
  const main = await card('Главная')
  expect(within(main).queryByText(/показ/)).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Удалить виджет «Главная»' })).toBeEnabled()
  arrive()
  await within(main).findByText(/1 показ/)
})

test('shows the list with a retry on the card when the facts fail to load', async () => {
  const w = await world()
  await aWidget(w.server, w.account, { role: 'Главная' })
  const mend = w.answer(widgetFactsEndpoints.listWidgetFacts, {}, brokenServer)
  await w.show('/galleries')
  const main = await card('Главная')
  await within(main).findByText(/не загрузились/)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(screen.queryByText(/сервер недоступен/)).not.toBeInTheDocument()
  mend()
  await w.user.click(within(main).getByRole('button', { name: 'Попробовать снова' }))
  await within(main).findByText(/0 показов/)
})

test('shows the last page but no counts without the right to analytics', async () => {
  const w = await world()
  const { embed_id } = await aWidget(w.server, w.account, { role: 'Главная' })
  await send(w, embed_id, { type: 'load', page: PAGE, revision: 1 }, { type: 'view' })
  await w.show('/galleries', { as: 'observer' })
  const main = await card('Главная')
  await within(main).findByText(/shop.test/)
  expect(main).not.toHaveTextContent(/показ|клик/)
})

test('shows the cards in English', async () => {
  const w = await world()
  const { embed_id } = await aWidget(w.server, w.account, { role: 'Home' })
  await send(w, embed_id, { type: 'load', page: PAGE, revision: 1 }, { type: 'view' })
  await w.show('/galleries', { locale: 'en' })
  const main = await card('Home')
  await within(main).findByText(/1 view · 0 clicks/)
  expect(main).toHaveTextContent('Seen on shop.test/лето')
  expect(main).toHaveTextContent('version 1, current')
})
