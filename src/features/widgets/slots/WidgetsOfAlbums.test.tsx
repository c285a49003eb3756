import { screen, waitFor, within } from '@testing-library/react'
import { widgetEndpoints } from '@/contract/endpoints/widgets/widgets'
import { anAlbum, aPost, aWidget } from '../../../../test/server/factories'
import { world } from '../../../../test/world'

const aShop = () =>
  world(async (server, account) => {
    const [shown, hidden] = [
      await anAlbum(server, account, 'Кухня'),
      await anAlbum(server, account, 'Дар'),
    ]
    await aWidget(server, account, { role: 'На главной', settings: { albums: [shown.id] } })
    await aWidget(server, account, {
      role: 'Для своих',
      mode: 'admin_mode',
      settings: { albums: [shown.id] },
    })
    await aWidget(server, account, {
      role: 'Старый',
      mode: 'disabled',
      settings: { albums: [shown.id] },
    })
    const post = await aPost(server, account, { albums: [shown], is_published: 1 })
    const draft = await aPost(server, account, { albums: [shown] })
    return { shown, hidden, post, draft }
  })

test('lists the widgets that show an album with their visibility, or offers to choose a widget', async () => {
  const w = await aShop()
  const { router } = await w.show(`/albums/${w.facts.shown.id}`)
  const line = (await screen.findByText(/^Показывают виджеты/)).closest('p')!
  expect(line).toHaveTextContent(
    'Показывают виджеты: Для своих (только я), На главной и Старый (отключён)',
  )
  await router.navigate(`/albums/${w.facts.hidden.id}`)
  const missing = await screen.findByText(/^Ни один виджет не показывает этот альбом/)
  await w.user.click(within(missing).getByRole('button', { name: 'Выбрать виджет' }))
  await w.user.click(await screen.findByRole('menuitem', { name: 'Все виджеты' }))
  expect(router.state.location.pathname).toBe('/galleries')
})

test('lists the widgets that show the albums chosen in the post editor, saved or not', async () => {
  const w = await aShop()
  await w.show(`/${w.facts.post.id}`)
  expect(await screen.findByRole('link', { name: 'На главной' })).toBeInTheDocument()
  const albums = screen.getByRole('combobox', { name: 'Альбомы' })
  await w.user.click(albums)
  await w.user.keyboard('{Backspace}')
  expect(await screen.findByText('Пост без альбома не показывает ни один виджет.')).toBeVisible()
})

test('lists the widgets that will show a draft once it is published', async () => {
  const w = await aShop()
  await w.show(`/${w.facts.draft.id}`)
  expect(await screen.findByText(/^После публикации покажут виджеты/)).toBeVisible()
})

test('offers a retry when the widgets fail to load', async () => {
  const w = await aShop()
  const end = w.answer(widgetEndpoints.listWidgets, {}, () => new Response(null, { status: 500 }))
  await w.show(`/albums/${w.facts.shown.id}`)
  const failed = await screen.findByText(/^Не получилось узнать, какие виджеты/)
  end()
  await w.user.click(within(failed).getByRole('button', { name: 'Попробовать снова' }))
  expect(await screen.findByText(/^Показывают виджеты/)).toBeVisible()
})

test('marks posts and albums that no shopper sees', async () => {
  const w = await aShop()
  await aPost(w.server, w.account, { albums: [w.facts.hidden], is_published: 1, text: 'Ваза' })
  const { router } = await w.show('/')
  const description = /^Покупатели этого не видят/
  await waitFor(() => {
    expect(screen.getByRole('link', { name: 'Ваза' })).toHaveAccessibleDescription(description)
  })
  expect(screen.getAllByRole('link', { description })).toHaveLength(1)
  await router.navigate('/albums')
  expect(await screen.findByRole('link', { name: 'Дар' })).toHaveAccessibleDescription(description)
  expect(screen.getByRole('link', { name: 'Кухня' })).not.toHaveAccessibleDescription()
})
