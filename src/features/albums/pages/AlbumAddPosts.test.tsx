import { screen, waitFor, within } from '@testing-library/react'
import { libraryEndpoints } from '@/contract/endpoints/library'
import { anAlbum, aPost, aReview } from '../../../../test/server/factories'
import { brokenServer } from '../../../../test/failures'
import { world, type ScreenWorld } from '../../../../test/world'

/** An empty album and a library of posts named by the letters, the first one the newest. */
async function lettered(w: ScreenWorld, letters: string) {
  const album = await anAlbum(w.server, w.account, 'Кухня')
  const ids = new Map<string, number>()
  for (const [index, text] of [...letters].entries()) {
    const { id } = await aPost(w.server, w.account, { text, provider_created_at: 1000 - index })
    ids.set(text, id)
  }
  return { album, ids, address: `/albums/${album.id}` }
}

async function storedOrder({ server }: ScreenWorld) {
  const rows = await server.db
    .selectFrom('album_post')
    .innerJoin('post', 'post.id', 'album_post.post_id')
    .orderBy('album_post.position')
    .select('post.text')
    .execute()
  return rows.map(({ text }) => text).join('')
}

const openPicker = async (w: ScreenWorld) => {
  const [button] = await screen.findAllByRole('button', { name: 'Добавить посты' })
  await w.user.click(button!)
  return screen.findByRole('dialog', { name: 'Добавить посты в альбом «Кухня»' })
}
const tile = (name: string) => screen.findByRole('checkbox', { name })

test('offers the library’s posts to an empty album, and adds the chosen ones in the order of choice', async () => {
  const w = await world()
  const { address } = await lettered(w, 'АБВГД')
  await w.show(address)
  await screen.findByText('Здесь пока нет постов')
  const dialog = await openPicker(w)
  await w.user.click(await tile('Б'))
  await w.user.keyboard('{Shift>}')
  await w.user.click(await tile('Г'))
  await w.user.keyboard('{/Shift}')
  expect(within(dialog).getByText('Выбрано 3 поста')).toBeVisible()
  await w.user.keyboard('{ArrowRight} ')
  expect(await tile('Д')).toBeChecked()
  await w.user.keyboard('{Control>}a{/Control}')
  expect(within(dialog).getByText('Выбрано 5 постов')).toBeVisible()
  await w.user.click(within(dialog).getByRole('button', { name: 'Снять выбор' }))
  expect(within(dialog).getByRole('button', { name: 'Добавить' })).toBeDisabled()

  await w.user.click(await tile('В'))
  await w.user.click(await tile('А'))
  expect(within(dialog).getByText('Выбрано 2 поста')).toBeVisible()
  await w.user.click(within(dialog).getByRole('button', { name: 'Добавить 2 поста' }))
  await screen.findByText('2 поста добавлены в альбом «Кухня»')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await screen.findByText('2 поста, опубликовано 0')
  expect(await screen.findByRole('link', { name: 'В' })).toBeInTheDocument()
  expect(await storedOrder(w)).toBe('ВА')

  await w.user.click(screen.getByRole('button', { name: 'Отменить' }))
  await waitFor(async () => {
    expect(await storedOrder(w)).toBe('')
  })
})

test('marks posts of the album and archived reviews, which cannot be chosen', async () => {
  const w = await world()
  const { address, album } = await lettered(w, 'А')
  await aPost(w.server, w.account, { text: 'Здесь', albums: [album] })
  await aReview(w.server, w.account, { text: 'Отзыв', is_archived: 1 })
  await w.show(address)
  const dialog = await openPicker(w)
  for (const name of ['Здесь', 'Отзыв']) {
    expect(await tile(name)).toHaveAttribute('aria-disabled', 'true')
    await w.user.click(await tile(name))
  }
  expect(within(dialog).getByText('Уже в альбоме')).toBeVisible()
  expect(within(dialog).getByText('В архиве')).toBeVisible()
  expect(within(dialog).getByText('Ничего не выбрано')).toBeVisible()

  await w.user.click(within(dialog).getByRole('switch', { name: /Скрыть те/ }))
  await waitFor(() => {
    expect(screen.queryByRole('checkbox', { name: 'Здесь' })).not.toBeInTheDocument()
  })
  expect(await tile('А')).toBeInTheDocument()
})

test('keeps the chosen posts during a search, under filters, and when the dialog is closed', async () => {
  const w = await world()
  const { address } = await lettered(w, 'АБ')
  await aPost(w.server, w.account, { text: 'Чашка', is_published: 1 })
  await w.show(address)
  await openPicker(w)
  await w.user.click(await tile('А'))
  await w.user.click(screen.getByRole('radio', { name: 'Опубликованные' }))
  await w.user.click(await tile('Чашка'))
  expect(screen.queryByRole('checkbox', { name: 'А' })).not.toBeInTheDocument()
  await w.user.type(screen.getByRole('searchbox'), 'нет')
  await screen.findByText('Ничего не нашлось')
  await w.user.click(screen.getByRole('button', { name: 'Сбросить фильтры' }))
  expect(await tile('А')).toBeChecked()
  await w.user.keyboard('{Escape}')
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
  const dialog = await openPicker(w)
  expect(within(dialog).getByText('Выбрано 2 поста')).toBeVisible()
})

test('lists posts that could not be added with their reasons, and retries', async () => {
  const w = await world()
  const { address, ids } = await lettered(w, 'АБ')
  await w.show(address)
  let dialog = await openPicker(w)
  await w.user.click(await tile('А'))
  await w.user.click(await tile('Б'))
  // Another user deletes a post meanwhile.
  await w.server.db
    .deleteFrom('post')
    .where('id', '=', ids.get('Б') ?? 0)
    .execute()
  await w.user.click(within(dialog).getByRole('button', { name: 'Добавить 2 поста' }))
  await screen.findByText('Готово: 1. Не получилось: 1')
  expect(await storedOrder(w)).toBe('А')
  await w.user.click(screen.getByRole('button', { name: 'Скрыть результат' }))

  const mend = w.answer(libraryEndpoints.updatePosts, {}, brokenServer)
  await aPost(w.server, w.account, { text: 'В', provider_created_at: 1 })
  dialog = await openPicker(w)
  await w.user.type(screen.getByRole('searchbox'), 'В')
  await w.user.click(await tile('В'))
  await w.user.click(within(dialog).getByRole('button', { name: 'Добавить 1 пост' }))
  await w.user.click(await screen.findByRole('button', { name: 'Показать' }))
  mend()
  await w.user.click(await screen.findByRole('button', { name: 'Повторить для этих' }))
  await waitFor(async () => {
    expect(await storedOrder(w)).toBe('ВА')
  })
})

test('links to the library when it is empty', async () => {
  const w = await world()
  const { address } = await lettered(w, '')
  const { router } = await w.show(address)
  await openPicker(w)
  await screen.findByText('В медиатеке пока нет постов')
  await w.user.click(screen.getByRole('link', { name: 'Открыть медиатеку' }))
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/')
  })
})

test('does not offer adding to an observer', async () => {
  const w = await world()
  const { address } = await lettered(w, 'А')
  await w.show(address, { as: 'observer' })
  await screen.findByText('Здесь пока нет постов')
  expect(screen.queryByRole('button', { name: 'Добавить посты' })).not.toBeInTheDocument()
})
