import { screen, waitFor, within } from '@testing-library/react'
import { albumEditingEndpoints } from '@/contract/endpoints/albumEditing'
import { brokenServer, delayedUntil } from '../../../../test/failures'
import { aMedia, anAlbum, aPost, aWidget } from '../../../../test/server/factories'
import { world, type ScreenWorld } from '../../../../test/world'

const field = () => screen.findByRole('combobox', { name: 'Альбомы' })
const option = (name: string) => screen.findByRole('option', { name })
const albums = (w: ScreenWorld) =>
  w.server.db.selectFrom('album').select(['name', 'is_story']).orderBy('id').execute()
const inAlbums = async (w: ScreenWorld) => {
  const rows = await w.server.db
    .selectFrom('album_post')
    .innerJoin('album', 'album.id', 'album_id')
    .select('name')
    .orderBy('album.id')
    .execute()
  return rows.map(({ name }) => name)
}

/** Delays the creation of albums until the returned function is called. */
function holdCreation(w: ScreenWorld) {
  let goOn = () => {}
  const wait = new Promise<void>((resolve) => {
    goOn = resolve
  })
  w.answer(albumEditingEndpoints.createAlbum, {}, delayedUntil(wait))
  return () => {
    goOn()
  }
}

/** Opens the dialog that asks to which albums the only post of the library is added. */
async function askForAlbums(w: ScreenWorld) {
  const media = [await aMedia(w.server, w.account)]
  await aPost(w.server, w.account, { text: 'Пост', media })
  await w.show('/')
  ;(await screen.findByRole('link', { name: 'Пост' })).focus()
  await w.user.keyboard('{Control>}a{/Control}')
  await w.user.click(await screen.findByRole('button', { name: 'В альбомы…' }))
  return screen.findByRole('dialog')
}

test('creates the first album of a new shop under a typed name when its first post is added', async () => {
  const w = await world()
  const goOn = holdCreation(w)
  await w.show('/create/post')
  await w.user.click(await field())
  await screen.findByText('Введите название, чтобы создать альбом')
  await w.user.keyboard(' Осень ')
  await w.user.dblClick(await option('Создать альбом «Осень»'))
  expect(await field()).toHaveAttribute('aria-busy', 'true')
  goOn()
  expect(await screen.findByText('Осень')).toBeVisible()
  expect(await field()).toHaveValue('')

  await w.user.keyboard('осень')
  expect(await screen.findByText('Таких альбомов нет')).toBeVisible()
  await w.user.click(screen.getByRole('button', { name: 'Создать пост' }))
  await screen.findByText('Пост добавлен в медиатеку')
  expect(await albums(w)).toEqual([{ name: 'Осень', is_story: 0 }])
  expect(await inAlbums(w)).toEqual(['Осень'])
})

test('creates one album however often Enter is pressed, and closes the list by Escape before the dialog', async () => {
  const w = await world()
  await anAlbum(w.server, w.account, 'Осенний сад')
  const dialog = await askForAlbums(w)
  const goOn = holdCreation(w)
  await w.user.click(await field())
  await w.user.keyboard('осен')
  await option('Осенний сад')
  await option('Создать альбом «осен»')
  await w.user.keyboard('{Enter}ОСЕНЬ')
  await option('Создать альбом «ОСЕНЬ»')
  await w.user.keyboard('{Enter}{Enter}')
  expect(await field()).toHaveAttribute('aria-busy', 'true')
  await w.user.keyboard('{Enter}!')
  expect(await field()).toHaveValue('ОСЕНЬ')

  goOn()
  await waitFor(async () => {
    expect(await field()).toHaveValue('')
  })
  expect(await field()).toHaveFocus()
  await w.user.keyboard('з')
  const last = await option('Создать альбом «з»')
  await w.user.keyboard('{Escape}')
  expect(last).not.toBeVisible()
  expect(screen.queryByRole('option', { name: /^Создать/ })).not.toBeInTheDocument()
  expect(dialog).toBeVisible()
  await w.user.click(within(dialog).getByRole('button', { name: 'Добавить' }))
  await screen.findAllByText('1 пост добавлен в 2 альбома')
  expect(await albums(w)).toHaveLength(2)
  expect(await inAlbums(w)).toEqual(['Осенний сад', 'ОСЕНЬ'])
})

test('shows a failure at the field, and keeps chosen and typed names for a retry', async () => {
  const w = await world()
  await anAlbum(w.server, w.account, 'Кухня')
  const dialog = await askForAlbums(w)
  const mend = w.answer(albumEditingEndpoints.createAlbum, {}, brokenServer)
  await w.user.click(await field())
  await w.user.click(await option('Кухня'))
  await w.user.keyboard('Осень{Enter}')
  await within(dialog).findByText(/сервер недоступен/)
  expect(await field()).toHaveValue('Осень')
  expect(within(dialog).getByText('Кухня')).toBeVisible()

  mend()
  await option('Создать альбом «Осень»')
  await w.user.keyboard('{Enter}')
  expect(await within(dialog).findByText('Осень')).toBeVisible()
  expect(within(dialog).queryByText(/сервер недоступен/)).not.toBeInTheDocument()
  await w.user.click(within(dialog).getByRole('button', { name: 'Добавить' }))
  await screen.findAllByText('1 пост добавлен в 2 альбома')
  expect(await inAlbums(w)).toEqual(['Кухня', 'Осень'])
})

test('creates an album for stories in a stories widget, and adds it to the widget', async () => {
  const w = await world()
  const { embed_id } = await aWidget(w.server, w.account, { widget_type: 'story' })
  await w.show(`/galleries/s/${embed_id}`)
  await w.user.click(await field())
  await w.user.keyboard('Осень')
  await option('Создать альбом «Осень»')
  await w.user.keyboard('{Enter}')
  expect(await screen.findByText('Осень')).toBeVisible()
  expect(await albums(w)).toEqual([{ name: 'Осень', is_story: 1 }])
})

test('does not offer to create albums without the right', async () => {
  const w = await world()
  await w.server.db
    .deleteFrom('team_role_permission')
    .where('permission', '=', 'EDIT_POST')
    .execute()
  const { embed_id } = await aWidget(w.server, w.account)
  await w.show(`/galleries/g/${embed_id}`, { as: 'marketer' })
  await w.user.click(await field())
  expect(await screen.findByText('Таких альбомов нет')).toBeVisible()
  await w.user.keyboard('Осень')
  expect(screen.getByText('Таких альбомов нет')).toBeVisible()
  expect(screen.queryByRole('option')).not.toBeInTheDocument()
})

test('does not offer to create an album in a filter by albums', async () => {
  const w = await world()
  await aPost(w.server, w.account, { text: 'Пост' })
  await w.show('/')
  await w.user.click(await screen.findByRole('button', { name: 'Фильтры' }))
  await w.user.click(await field())
  await w.user.keyboard('Осень')
  expect(await screen.findByText('Таких альбомов нет')).toBeVisible()
  expect(screen.queryByRole('option', { name: /^Создать/ })).not.toBeInTheDocument()
})
