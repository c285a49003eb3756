import { screen, waitFor, within } from '@testing-library/react'
import { anAlbum, aPost } from '../../../../test/server/factories'
import { expectTypedIsKept } from '../../../../test/expectTypedIsKept'
import { world } from '../../../../test/world'

test('creates, renames and deletes an album', async () => {
  const w = await world()
  await w.show('/albums')
  await screen.findByText('Соберите первый альбом')
  await w.user.click(screen.getAllByRole('button', { name: 'Создать альбом' })[0]!)
  const creation = await screen.findByRole('dialog', { name: 'Новый альбом' })
  await w.user.type(within(creation).getByLabelText(/Название/), '  Кухня ')
  await w.user.click(within(creation).getByRole('button', { name: 'Создать альбом' }))
  await screen.findByText('Альбом «Кухня» создан')
  expect(screen.getByRole('link', { name: 'Кухня' })).toBeInTheDocument()

  await w.user.click(screen.getByRole('button', { name: 'Действия с альбомом Кухня' }))
  await w.user.click(await screen.findByRole('menuitem', { name: 'Переименовать' }))
  const renaming = await screen.findByRole('dialog', { name: 'Название альбома' })
  await w.user.clear(within(renaming).getByLabelText(/Название/))
  await w.user.type(within(renaming).getByLabelText(/Название/), 'Столовая{Enter}')
  await screen.findByRole('link', { name: 'Столовая' })
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Действия с альбомом Столовая' })).toHaveFocus()
  })

  await w.user.click(screen.getByRole('button', { name: 'Действия с альбомом Столовая' }))
  await w.user.click(await screen.findByRole('menuitem', { name: 'Удалить' }))
  const question = await screen.findByRole('dialog', { name: 'Удалить альбом «Столовая»?' })
  await within(question).findByText(
    /^Ни один виджет не показывает этот альбом\. Постов в нём нет\./,
  )
  await w.user.click(within(question).getByRole('button', { name: 'Удалить' }))
  await waitFor(() => {
    expect(screen.queryByRole('link', { name: 'Столовая' })).not.toBeInTheDocument()
  })
})

test('rejects an empty name without a request and keeps the typed text', async () => {
  const w = await world()
  await w.show('/albums')
  await w.user.click((await screen.findAllByRole('button', { name: 'Создать альбом' }))[0]!)
  const dialog = await screen.findByRole('dialog')
  await w.user.type(within(dialog).getByLabelText(/Название/), '   {Enter}')
  expect(await within(dialog).findByText('Введите название альбома')).toBeVisible()
  expect(within(dialog).getByLabelText(/Название/)).toHaveValue('   ')
})

test('keeps a typed name when Escape is pressed', async () => {
  const w = await world()
  await anAlbum(w.server, w.account, 'Кухня')
  await w.show('/albums')
  await w.user.click((await screen.findAllByRole('button', { name: 'Создать альбом' }))[0]!)
  const field = within(await screen.findByRole('dialog')).getByLabelText(/Название/)
  await w.user.type(field, 'Столовая')
  await expectTypedIsKept(w.user, field, 'Столовая')

  await w.user.click(screen.getByRole('button', { name: 'Действия с альбомом Кухня' }))
  await w.user.click(await screen.findByRole('menuitem', { name: 'Переименовать' }))
  await screen.findByRole('dialog', { name: 'Название альбома' })
  await w.user.keyboard('{Escape}')
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

test('shows how many posts of an album are published, and links to its page and to the library', async () => {
  const w = await world()
  const album = await anAlbum(w.server, w.account, 'Кухня')
  await aPost(w.server, w.account, { is_published: 1, albums: [album] })
  await aPost(w.server, w.account, { is_published: 0, albums: [album] })
  await w.show('/albums')
  await screen.findByText('2 поста, опубликовано 1')
  expect(screen.getByRole('link', { name: 'Кухня' })).toHaveAttribute('href', `/albums/${album.id}`)
  await w.user.click(screen.getByRole('button', { name: 'Действия с альбомом Кухня' }))
  expect(await screen.findByRole('menuitem', { name: 'Показать в медиатеке' })).toHaveAttribute(
    'href',
    `/?album=${album.id}`,
  )
})

test('shows the albums to an observer, who cannot change them', async () => {
  const w = await world()
  await anAlbum(w.server, w.account, 'Кухня')
  await w.show('/albums', { as: 'observer' })
  await screen.findByRole('link', { name: 'Кухня' })
  expect(screen.queryByRole('button', { name: 'Создать альбом' })).not.toBeInTheDocument()
  await w.user.click(screen.getByRole('button', { name: 'Действия с альбомом Кухня' }))
  await screen.findByRole('menuitem', { name: 'Показать в медиатеке' })
  expect(screen.getAllByRole('menuitem')).toHaveLength(1)
})
