import { screen, waitFor, within } from '@testing-library/react'
import { widgetEndpoints } from '@/contract/endpoints/widgets/widgets'
import { widgetPreviewEndpoints } from '@/contract/endpoints/widgets/widgetPreview'
import { setPlan } from '../../../../test/server/accountFactories'
import { anAlbum, aPost, aWidget } from '../../../../test/server/factories'
import { brokenServer, missingBody } from '../../../../test/failures'
import { expectTypedIsKept } from '../../../../test/expectTypedIsKept'
import { world } from '../../../../test/world'

afterEach(() => {
  jest.restoreAllMocks()
})

const titles = () =>
  within(screen.getByRole('main'))
    .getAllByRole('listitem')
    .map((card) => within(card).getAllByRole('link')[0]?.textContent)

test('lists the widgets by title, with their visibility and number of albums', async () => {
  const w = await world()
  await aWidget(w.server, w.account, { role: 'яблоки', mode: 'disabled' })
  await aWidget(w.server, w.account, { role: 'Абрикос', settings: { albums: [1, 2] } })
  await aWidget(w.server, w.account, { role: 'апельсин', mode: 'admin_mode' })
  const highlights = { 0: 1, 1: 2, 2: 3 }
  await aWidget(w.server, w.account, {
    role: 'Ягоды',
    widget_type: 'story',
    settings: { albums: [1], stories_highlights: 1, stories_highlights_albums: highlights },
  })
  await w.show('/galleries')
  await screen.findByText('Абрикос')
  expect(titles()).toEqual(['Абрикос', 'апельсин', 'яблоки', 'Ягоды'])
  const [first, second, third, stories] = within(screen.getByRole('main')).getAllByRole('listitem')
  expect(first).toHaveTextContent('Галерея · 2 альбома')
  expect(first).toHaveTextContent('Видят все')
  expect(second).toHaveTextContent('Только я')
  expect(third).toHaveTextContent('Отключён')
  // The albums of its highlights.
  expect(stories).toHaveTextContent('Истории · 3 альбома')
})

test('names a new gallery with the next free number and opens its editor', async () => {
  const w = await world()
  await aWidget(w.server, w.account, { role: 'Галерея #1' })
  const { router } = await w.show('/galleries')
  await w.user.click(await screen.findByRole('button', { name: 'Создать виджет' }))
  const dialog = await screen.findByRole('dialog', { name: 'Новый виджет' })
  expect(within(dialog).getByRole('textbox')).toHaveValue('Галерея #2')
  expect(dialog).toHaveTextContent('Сначала виджет видите только вы')
  await w.user.click(within(dialog).getByRole('button', { name: 'Создать виджет' }))
  await screen.findByRole('heading', { name: 'Галерея #2' })
  const mode = w.server.db.selectFrom('widget').select('mode').where('role', '=', 'Галерея #2')
  expect(await mode.execute()).toEqual([{ mode: 'admin_mode' }])
  expect(router.state.location.pathname).toMatch(/^\/galleries\/g\/.+/)

  await w.user.click(screen.getByRole('link', { name: 'К списку виджетов' }))
  await screen.findByRole('heading', { name: 'Виджеты' })
  expect(titles()).toEqual(['Галерея #1', 'Галерея #2'])
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('names a new widget after its type and opens its editor', async () => {
  const w = await world()
  // Only widgets of the same type use up a number.
  await aWidget(w.server, w.account, { role: 'Истории #1', widget_type: 'gallery' })
  const { router } = await w.show('/galleries')
  for (const [type, address] of [
    ['Галерея товара', /^\/galleries\/g\/.+/],
    ['Истории', /^\/galleries\/s\/.+/],
    ['3D-модель', /^\/galleries\/stl\/.+/],
  ] as const) {
    await w.user.click((await screen.findAllByRole('button', { name: 'Создать виджет' }))[0]!)
    const dialog = within(await screen.findByRole('dialog', { name: 'Новый виджет' }))
    await w.user.click(dialog.getByRole('radio', { name: type }))
    expect(dialog.getByRole('textbox')).toHaveValue(`${type} #1`)
    await w.user.click(dialog.getByRole('button', { name: 'Создать виджет' }))
    await screen.findByRole('heading', { name: `${type} #1` })
    expect(router.state.location.pathname).toMatch(address)
    await w.user.click(screen.getByRole('link', { name: 'К списку виджетов' }))
    await screen.findByRole('heading', { name: 'Виджеты' })
  }
})

test('keeps a typed title when the type changes, and asks before Escape drops it; drops a proposed title without asking', async () => {
  const w = await world()
  await w.show('/galleries')
  await screen.findByText('Покажите посты на сайте')
  const open = async () => {
    await w.user.click(screen.getAllByRole('button', { name: 'Создать виджет' })[0]!)
    return within(await screen.findByRole('dialog')).getByRole('textbox')
  }
  const offered = await open()
  await w.user.click(screen.getByRole('radio', { name: 'Истории' }))
  await w.user.keyboard('{Escape}')
  await waitFor(() => {
    expect(offered).not.toBeInTheDocument()
  })
  const field = await open()
  await w.user.type(field, ' А')
  await w.user.click(screen.getByRole('radio', { name: 'Истории' }))
  await expectTypedIsKept(w.user, field, 'Галерея #1 А')
})

test('requires a title, and shows a failed creation once in the dialog, which keeps the typed title', async () => {
  const w = await world()
  await w.show('/galleries')
  await screen.findByText('Покажите посты на сайте')
  await w.user.click(screen.getAllByRole('button', { name: 'Создать виджет' })[0]!)
  const dialog = await screen.findByRole('dialog')
  const field = within(dialog).getByRole('textbox')
  await w.user.clear(field)
  await w.user.type(field, '   {Enter}')
  await within(dialog).findByText('Введите название виджета')
  expect(await w.server.db.selectFrom('widget').selectAll().execute()).toEqual([])

  await w.user.clear(field)
  await w.user.paste('Дом')
  const mend = w.answer(widgetEndpoints.createWidget, {}, missingBody)
  await w.user.click(within(dialog).getByRole('button', { name: 'Создать виджет' }))
  await within(dialog).findByText(/сервер недоступен/)
  expect(screen.getAllByText(/сервер недоступен/)).toHaveLength(1)
  expect(field).toHaveValue('Дом')
  mend()
  await w.user.click(within(dialog).getByRole('button', { name: 'Создать виджет' }))
  await screen.findByRole('heading', { name: 'Дом' })
})

test('warns about the shop’s site before a deletion and removes the widget from the list', async () => {
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

test('names what the shop’s template has to fill in when the code of a product gallery is copied', async () => {
  const w = await world()
  await aWidget(w.server, w.account, { role: 'Карточка', widget_type: 'sku' })
  await w.show('/galleries')
  await w.user.click(
    await screen.findByRole('button', { name: 'Скопировать код виджета «Карточка»' }),
  )
  await screen.findByText(
    'Код скопирован. Пусть шаблон магазина подставит вместо «АРТИКУЛ» артикул товара.',
  )
  expect(screen.getByRole('link', { name: 'Как поставить на сайт' })).toBeVisible()
})

test('copies the code with reserved space, and shows that the clipboard is not permitted', async () => {
  const w = await world()
  const album = await anAlbum(w.server, w.account)
  await aPost(w.server, w.account, { is_published: 1, albums: [album] })
  const settings = { albums: [album.id] }
  const widget = await aWidget(w.server, w.account, { role: 'Главная', settings })
  const other = await aWidget(w.server, w.account, { role: 'Кухня' })
  await w.show('/galleries')
  const copied = jest.spyOn(navigator.clipboard, 'writeText')
  await w.user.click(
    await screen.findByRole('button', { name: 'Скопировать код виджета «Главная»' }),
  )
  await screen.findByText('Код скопирован')
  expect(copied.mock.calls).toHaveLength(1)
  const [code = ''] = copied.mock.calls[0] ?? []
  const start = [
    `<script async src="${location.origin}/embed.js"></script>`,
    `<div data-vitrina="${widget.embed_id}" style="display:block;width:100%;`,
  ].join('\n')
  expect(code.slice(0, start.length)).toBe(start)
  expect(code).toMatch(/<div data-vitrina-room [^>]*><div style="display:block;height:max\(/)
  expect(code).toContain(`/widget/v1/${widget.embed_id}.html">Главная</a></noscript>`)

  // The code is copied without reserved room when the preview is unavailable.
  w.answer(widgetPreviewEndpoints.previewWidget, { id: other.embed_id }, brokenServer)
  const copyOther = screen.getByRole('button', { name: 'Скопировать код виджета «Кухня»' })
  await w.user.click(copyOther)
  await waitFor(() => expect(copied.mock.calls).toHaveLength(2))
  expect(copied.mock.calls[1]?.[0]).toContain(`<div data-vitrina="${other.embed_id}">`)

  copied.mockRejectedValue(new Error('NotAllowedError'))
  await w.user.click(copyOther)
  await screen.findByText(/Браузер не дал скопировать код/)
})

test('copies a product gallery’s code for the page of a product, and asks to put the SKU in', async () => {
  const w = await world()
  await aWidget(w.server, w.account, { role: 'Товар', widget_type: 'sku' })
  const { router } = await w.show('/galleries')
  const copied = jest.spyOn(navigator.clipboard, 'writeText')
  await w.user.click(await screen.findByRole('button', { name: 'Скопировать код виджета «Товар»' }))
  await screen.findByText(/подставит вместо «АРТИКУЛ» артикул товара/)
  expect(copied.mock.calls[0]?.[0]).toContain('data-vitrina-article="АРТИКУЛ"')
  await w.user.click(screen.getByRole('link', { name: 'Как поставить на сайт' }))
  expect(router.state.location.search).toBe('?tab=installation')
})

test('shows an observer the widgets, but not the actions to create or delete them', async () => {
  const w = await world()
  await aWidget(w.server, w.account, { role: 'Главная' })
  await w.show('/galleries', { as: 'observer' })
  await screen.findByText('Главная')
  expect(screen.queryByRole('button', { name: 'Создать виджет' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Удалить/ })).not.toBeInTheDocument()
})

test('shows one error in place of the list when the response lacks a body, and retries', async () => {
  const w = await world()
  await aWidget(w.server, w.account, { role: 'Главная' })
  const mend = w.answer(widgetEndpoints.listWidgets, {}, missingBody)
  await w.show('/galleries')
  const again = await screen.findByRole('button', { name: 'Попробовать снова' })
  expect(screen.getAllByText(/сервер недоступен/)).toHaveLength(1)
  mend()
  await w.user.click(again)
  await screen.findByText('Главная')
})

test('tells how many widgets the plan includes, and what to do when all are used', async () => {
  const w = await world()
  await setPlan(w.server, w.account, 'start')
  await w.show('/galleries')
  await screen.findByText('0 из 1 по тарифу')
  await w.user.click(screen.getAllByRole('button', { name: 'Создать виджет' })[0]!)
  const dialog = await screen.findByRole('dialog', { name: 'Новый виджет' })
  // A colleague has created one meanwhile.
  await aWidget(w.server, w.account)
  await w.user.click(within(dialog).getByRole('button', { name: 'Создать виджет' }))
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('По тарифу доступен 1 виджет')
  expect(within(dialog).getByRole('textbox')).toBeValid()
  w.crash()
  await w.show('/galleries')
  await screen.findByText(/^Все виджеты тарифа созданы \(1\)/)
  expect(
    within(screen.getByRole('main')).getByRole('link', { name: 'Тариф и оплата' }),
  ).toBeVisible()
})
