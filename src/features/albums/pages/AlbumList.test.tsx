import { screen, waitFor, within } from '@testing-library/react'
import { widgetEndpoints } from '@/contract/endpoints/widgets/widgets'
import { anAlbum, aPost, aWidget } from '../../../../test/server/factories'
import { world } from '../../../../test/world'

const aShop = () =>
  world(async (server, account) => {
    const kitchen = await anAlbum(server, account, 'Кухня')
    const home = await anAlbum(server, account, 'Тёплый дом')
    await anAlbum(server, account, 'Веранда')
    await aPost(server, account, { albums: [home] })
    await aPost(server, account, { albums: [home], is_published: 1 })
    for (const role of ['На главной', 'Карточка', 'Подвал']) {
      await aWidget(server, account, { role, settings: { albums: [kitchen.id] } })
    }
    await aWidget(server, account, {
      role: 'Старый',
      mode: 'disabled',
      settings: { albums: [home.id] },
    })
    return { kitchen, home }
  })

const names = () =>
  screen
    .getAllByRole('button', { name: /^Действия с альбомом/ })
    .map((button) => button.getAttribute('aria-label')?.replace('Действия с альбомом ', ''))

const card = async (name: string) => (await screen.findByRole('link', { name })).closest('li')!

test('keeps the search and the sorting of albums in the address, also on return from an album', async () => {
  const w = await aShop()
  const { router } = await w.show('/albums?sort=name')
  await card('Кухня')
  expect(names()).toEqual(['Веранда', 'Кухня', 'Тёплый дом'])
  const order = screen.getByRole('combobox', { name: 'Порядок альбомов' })
  await w.user.selectOptions(order, 'Больше постов')
  expect(names()[0]).toBe('Тёплый дом')
  await w.user.selectOptions(order, 'Сначала новые')
  expect(names()).toEqual(['Веранда', 'Тёплый дом', 'Кухня'])
  expect(router.state.location.search).toBe('')

  await w.user.type(screen.getByRole('searchbox', { name: 'Поиск по названию' }), 'теплый')
  await waitFor(() => {
    expect(names()).toEqual(['Тёплый дом'])
  })
  await w.user.click(screen.getByRole('link', { name: 'Тёплый дом' }))
  await w.user.click(await within(screen.getByRole('main')).findByRole('link', { name: 'Альбомы' }))
  await card('Тёплый дом')
  expect(screen.getByRole('searchbox')).toHaveValue('теплый')
})

test('offers to show all albums when the search finds none', async () => {
  const w = await aShop()
  const { router } = await w.show('/albums?query=%3Cb%3E&sort=name')
  await screen.findByText('Ничего не нашлось')
  await w.user.click(screen.getByRole('button', { name: 'Сбросить фильтры' }))
  await card('Кухня')
  expect(screen.getByRole('searchbox')).toHaveValue('')
  expect(router.state.location.search).toBe('?sort=name')
})

test('names the widgets that show an album, or adds it to one that is chosen, which can be undone', async () => {
  const w = await aShop()
  await w.show('/albums')
  await within(await card('Кухня')).findByText(/^Виджеты:/)
  expect(await card('Кухня')).toHaveTextContent('Виджеты: Карточка, На главной и ещё 1')
  expect(await card('Тёплый дом')).toHaveTextContent('Виджеты: Старый (отключён)')
  const choose = async () =>
    within(await card('Веранда')).findByRole('button', { name: 'Выбрать виджет' })
  await w.user.click(await choose())
  await w.user.click(await screen.findByRole('menuitem', { name: 'На главной' }))
  await within(await card('Веранда')).findByRole('link', { name: 'На главной' })
  await w.user.click(await screen.findByRole('button', { name: 'Отменить' }))
  await choose()
})

test.each([
  [
    'Кухня',
    'Без этого альбома останутся виджеты: Карточка, На главной и Подвал. Постов в нём нет.',
  ],
  [
    'Тёплый дом',
    '1 опубликованный пост исчезнет из виджетов: Старый. 2 поста останутся в медиатеке.',
  ],
  ['Веранда', 'Ни один виджет не показывает этот альбом. Постов в нём нет.'],
])('names, before “%s” is deleted, what its widgets will lose', async (name, words) => {
  const w = await aShop()
  await w.show('/albums')
  await w.user.click(await screen.findByRole('button', { name: `Действия с альбомом ${name}` }))
  await w.user.click(await screen.findByRole('menuitem', { name: 'Удалить' }))
  const question = await screen.findByRole('dialog')
  await waitFor(() => {
    expect(question).toHaveTextContent(words)
  })
})

test('adds an album that no widget shows to a widget, and takes it out again', async () => {
  const w = await aShop()
  await w.show('/albums')
  const inNone = async () =>
    within(await card('Веранда')).findByRole('button', { name: 'Выбрать виджет' })
  await w.user.click(await inNone())
  await w.user.click(await screen.findByRole('menuitem', { name: 'Подвал' }))
  await screen.findByText('Альбом добавлен в виджет «Подвал»')
  expect(await card('Веранда')).toHaveTextContent('Виджеты: Подвал')
  await w.user.click(screen.getByRole('button', { name: 'Отменить' }))
  await screen.findByText('Альбом убран из виджета «Подвал»')
  await inNone()
})

test('shows a single message when the widgets cannot be loaded, and retries', async () => {
  const w = await aShop()
  const end = w.answer(widgetEndpoints.listWidgets, {}, () => new Response(null, { status: 500 }))
  await w.show('/albums')
  const failed = await screen.findByText(/^Не получилось узнать, какие виджеты/)
  expect(screen.queryByText(/^Ни в одном виджете/)).not.toBeInTheDocument()
  end()
  await w.user.click(within(failed).getByRole('button', { name: 'Попробовать снова' }))
  await within(await card('Кухня')).findByText(/^Виджеты:/)
  expect(failed).not.toBeInTheDocument()
})
