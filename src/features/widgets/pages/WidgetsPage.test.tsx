import { screen, waitFor, within } from '@testing-library/react'
import { widgetEndpoints } from '@/contract/endpoints/widgets'
import { aWidget } from '../../../../test/server/factories'
import { brokenServer, missingBody } from '../../../../test/failures'
import { world } from '../../../../test/world'

const titles = () =>
  within(screen.getByRole('main'))
    .getAllByRole('listitem')
    .map((row) => within(row).getByRole('link').textContent)

test('shows the widgets by title, with who sees them and how many albums they show', async () => {
  const w = await world()
  await aWidget(w.server, w.account, { role: 'яблоки', mode: 'disabled' })
  await aWidget(w.server, w.account, { role: 'Абрикос', settings: { albums: [1, 2] } })
  await aWidget(w.server, w.account, { role: 'апельсин', mode: 'admin_mode' })
  await w.show('/galleries')
  await screen.findByText('Абрикос')
  expect(titles()).toEqual(['Абрикос', 'апельсин', 'яблоки'])
  const [first, second, third] = within(screen.getByRole('main')).getAllByRole('listitem')
  expect(first).toHaveTextContent('Галерея · 2 альбома')
  expect(first).toHaveTextContent('Видят все')
  expect(second).toHaveTextContent('Только я')
  expect(third).toHaveTextContent('Отключён')
})

test('a new gallery has the next free name and opens in its editor', async () => {
  const w = await world()
  await aWidget(w.server, w.account, { role: 'Галерея #1' })
  const { router } = await w.show('/galleries')
  await w.user.click(await screen.findByRole('button', { name: 'Создать виджет' }))
  const dialog = await screen.findByRole('dialog', { name: 'Новый виджет' })
  expect(within(dialog).getByRole('textbox')).toHaveValue('Галерея #2')
  await w.user.click(within(dialog).getByRole('button', { name: 'Создать виджет' }))
  await screen.findByRole('heading', { name: 'Галерея #2' })
  expect(router.state.location.pathname).toMatch(/^\/galleries\/g\/.+/)

  await w.user.click(screen.getByRole('link', { name: 'К списку виджетов' }))
  await screen.findByRole('heading', { name: 'Виджеты' })
  expect(titles()).toEqual(['Галерея #1', 'Галерея #2'])
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test.each([
  ['Галерея товара', /^\/galleries\/g\/.+/],
  ['Истории', /^\/galleries\/s\/.+/],
  ['3D-модель', /^\/galleries\/stl\/.+/],
])('a new widget «%s» is named after its type and opens in its editor', async (type, address) => {
  const w = await world()
  await aWidget(w.server, w.account, { role: `${type} #1`, widget_type: 'gallery' })
  const { router } = await w.show('/galleries')
  await w.user.click(await screen.findByRole('button', { name: 'Создать виджет' }))
  const dialog = await screen.findByRole('dialog', { name: 'Новый виджет' })
  await w.user.click(within(dialog).getByRole('radio', { name: type }))
  // Only widgets of the same type occupy a number.
  expect(within(dialog).getByRole('textbox')).toHaveValue(`${type} #1`)
  await w.user.click(within(dialog).getByRole('button', { name: 'Создать виджет' }))
  await screen.findByRole('heading', { name: `${type} #1` })
  expect(router.state.location.pathname).toMatch(address)
})

test('a title of one’s own stays when the type is changed', async () => {
  const w = await world()
  await w.show('/galleries')
  await screen.findByText('Покажите посты на сайте')
  await w.user.click(screen.getAllByRole('button', { name: 'Создать виджет' })[0]!)
  const dialog = await screen.findByRole('dialog')
  await w.user.clear(within(dialog).getByRole('textbox'))
  await w.user.type(within(dialog).getByRole('textbox'), 'Лето')
  await w.user.click(within(dialog).getByRole('radio', { name: 'Истории' }))
  expect(within(dialog).getByRole('textbox')).toHaveValue('Лето')
})

test('a widget without a title is not created', async () => {
  const w = await world()
  await w.show('/galleries')
  await screen.findByText('Покажите посты на сайте')
  await w.user.click(screen.getAllByRole('button', { name: 'Создать виджет' })[0]!)
  const dialog = await screen.findByRole('dialog')
  await w.user.clear(within(dialog).getByRole('textbox'))
  await w.user.type(within(dialog).getByRole('textbox'), '   {Enter}')
  await within(dialog).findByText('Введите название виджета')
  expect(await w.server.db.selectFrom('widget').selectAll().execute()).toEqual([])
})

test('a refused creation is told in the dialog, and what was typed stays', async () => {
  const w = await world()
  const mend = w.answer(widgetEndpoints.createWidget, {}, brokenServer)
  await w.show('/galleries')
  await screen.findByText('Покажите посты на сайте')
  await w.user.click(screen.getAllByRole('button', { name: 'Создать виджет' })[0]!)
  const dialog = await screen.findByRole('dialog')
  await w.user.type(within(dialog).getByRole('textbox'), ' дома{Enter}')
  await within(dialog).findByText(/сервер недоступен/)
  expect(within(dialog).getByRole('textbox')).toHaveValue('Галерея #1 дома')
  mend()
  await w.user.click(within(dialog).getByRole('button', { name: 'Создать виджет' }))
  await screen.findByRole('heading', { name: 'Галерея #1 дома' })
})

test('deleting says what the site loses, and takes the widget off the list', async () => {
  const w = await world()
  await aWidget(w.server, w.account, { role: 'Главная' })
  await aWidget(w.server, w.account, { role: 'Кухня' })
  await w.show('/galleries')
  await w.user.click(await screen.findByRole('button', { name: 'Удалить виджет «Кухня»' }))
  const dialog = await screen.findByRole('dialog', { name: 'Удалить виджет «Кухня»?' })
  expect(dialog).toHaveTextContent('в течение 5 минут')
  await w.user.click(within(dialog).getByRole('button', { name: 'Удалить' }))
  await waitFor(() => {
    expect(titles()).toEqual(['Главная'])
  })
  await screen.findByText(/Виджет «Кухня» удалён/)
})

test('the installation code goes to the clipboard', async () => {
  const w = await world()
  const widget = await aWidget(w.server, w.account, { role: 'Главная' })
  await w.show('/galleries')
  const copied = jest.spyOn(navigator.clipboard, 'writeText')
  await w.user.click(
    await screen.findByRole('button', { name: 'Скопировать код виджета «Главная»' }),
  )
  await screen.findByText('Код скопирован')
  expect(copied.mock.calls).toEqual([
    [
      `<script async src="${location.origin}/embed.js"></script>\n` +
        `<div data-vitrina="${widget.embed_id}"></div>`,
    ],
  ])
})

test('a browser that keeps its clipboard closed is told of, with what to do', async () => {
  const w = await world()
  await aWidget(w.server, w.account, { role: 'Главная' })
  await w.show('/galleries')
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'))
  await w.user.click(await screen.findByRole('button', { name: /Скопировать код/ }))
  await screen.findByText(/Браузер не дал скопировать код/)
})

test('an observer looks at widgets and cannot change them', async () => {
  const w = await world()
  await aWidget(w.server, w.account, { role: 'Главная' })
  await w.show('/galleries', { as: 'observer' })
  await screen.findByText('Главная')
  expect(screen.queryByRole('button', { name: 'Создать виджет' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Удалить/ })).not.toBeInTheDocument()
})

test('a broken server is told in place and the list comes back on a retry', async () => {
  const w = await world()
  await aWidget(w.server, w.account, { role: 'Главная' })
  const mend = w.answer(widgetEndpoints.listWidgets, {}, brokenServer)
  await w.show('/galleries')
  await screen.findByText('Не получилось загрузить')
  mend()
  await w.user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
  await screen.findByText('Главная')
})

test('a missing body of the list is told once, in its place', async () => {
  const w = await world()
  w.answer(widgetEndpoints.listWidgets, {}, missingBody)
  await w.show('/galleries')
  await screen.findByRole('button', { name: 'Попробовать снова' })
  expect(screen.getAllByText(/сервер недоступен/)).toHaveLength(1)
})

test('a missing body of a new widget is told once, in the dialog', async () => {
  const w = await world()
  w.answer(widgetEndpoints.createWidget, {}, missingBody)
  await w.show('/galleries')
  await w.user.click((await screen.findAllByRole('button', { name: 'Создать виджет' }))[0]!)
  const dialog = await screen.findByRole('dialog')
  await w.user.click(within(dialog).getByRole('button', { name: 'Создать виджет' }))
  await within(dialog).findByText(/сервер недоступен/)
  expect(screen.getAllByText(/сервер недоступен/)).toHaveLength(1)
})
