import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { albumEditingEndpoints } from '@/contract/endpoints/albumEditing'
import { decodePictures, photo } from '../../../../test/browserFiles'
import { anAlbum, aPost } from '../../../../test/server/factories'
import { brokenServer } from '../../../../test/failures'
import { world, type ScreenWorld } from '../../../../test/world'

beforeEach(decodePictures)

/** An album of posts А, Б, В in this order. */
async function lettered(w: ScreenWorld) {
  const album = await anAlbum(w.server, w.account, 'Кухня')
  const posts: number[] = []
  for (const [index, text] of ['А', 'Б', 'В'].entries()) {
    posts.push((await aPost(w.server, w.account, { text, like_count: index, albums: [album] })).id)
  }
  return { id: album.id, posts, address: `/albums/${album.id}` }
}

const shown = () =>
  within(screen.getByRole('region', { name: 'Посты альбома' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('aria-label'))
    .join('')

const stored = (w: ScreenWorld) =>
  w.server.db.selectFrom('album').selectAll().executeTakeFirstOrThrow()

async function storedOrder({ server }: ScreenWorld) {
  const rows = await server.db
    .selectFrom('album_post')
    .innerJoin('post', 'post.id', 'album_post.post_id')
    .orderBy('album_post.position')
    .select('post.text')
    .execute()
  return rows.map(({ text }) => text).join('')
}

const storedAs = (w: ScreenWorld, order: string) =>
  waitFor(async () => {
    expect(await storedOrder(w)).toBe(order)
  })

test('opens posts in the editor of the album, and moves them by keys and buttons, also to either end', async () => {
  const w = await world()
  const { posts, address } = await lettered(w)
  await w.show(address)
  await screen.findByRole('heading', { name: 'Кухня' })
  expect(screen.getByText('3 поста, опубликовано 0')).toBeInTheDocument()
  const link = await screen.findByRole('link', { name: 'А' })
  expect(link).toHaveAttribute('href', `${address}/editor/${posts[0]}`)
  expect(shown()).toBe('АБВ')

  const later = screen.getByRole('button', { name: 'Переместить позже: А' })
  later.focus()
  await w.user.keyboard('{Enter}')
  expect(shown()).toBe('БАВ')
  expect(screen.getByText('Пост теперь на месте 2 из 3')).toBeInTheDocument()
  await w.user.keyboard('{Enter}')
  expect(shown()).toBe('БВА')
  expect(later).toHaveFocus()
  await storedAs(w, 'БВА')

  await w.user.click(screen.getByRole('button', { name: 'Действия: В' }))
  await w.user.click(await screen.findByRole('menuitem', { name: 'В начало альбома' }))
  expect(shown()).toBe('ВБА')
  await storedAs(w, 'ВБА')
  const first = screen.getByRole('button', { name: 'Переместить раньше: В' })
  expect(first).toHaveAttribute('aria-disabled', 'true')
})

test('moves a post by mouse, and restores its position with a message when the request fails', async () => {
  const w = await world()
  const { address } = await lettered(w)
  await w.show(address)
  await screen.findByRole('link', { name: 'А' })
  const cards = within(screen.getByRole('region', { name: 'Посты альбома' })).getAllByRole(
    'listitem',
  )
  const dataTransfer = { setData: () => undefined, effectAllowed: '', dropEffect: '' }
  fireEvent.dragStart(cards[2]!, { dataTransfer })
  fireEvent.dragOver(cards[0]!, { dataTransfer })
  fireEvent.drop(cards[0]!, { dataTransfer })
  expect(shown()).toBe('ВАБ')
  await storedAs(w, 'ВАБ')

  w.answer(albumEditingEndpoints.updatePostPosition, {}, brokenServer)
  await w.user.click(screen.getByRole('button', { name: 'Переместить позже: А' }))
  await screen.findByText(/Ошибка, сервер недоступен/)
  await waitFor(() => {
    expect(shown()).toBe('ВАБ')
  })
})

describe('a setting', () => {
  test('is saved automatically; a choice of sources is saved only once it has a source', async () => {
    const w = await world()
    const { address, posts } = await lettered(w)
    await w.server.db
      .updateTable('post')
      .set({ provider: 'link' })
      .where('id', '=', posts[1] ?? 0)
      .execute()
    await w.show(address)
    await screen.findByRole('link', { name: 'А' })
    expect(screen.getByText(/Перетащите посты или переставьте их стрелками/)).toBeVisible()
    await w.user.click(screen.getByRole('combobox', { name: 'Сортировать' }))
    await w.user.click(await screen.findByRole('option', { name: 'По лайкам' }))
    await screen.findByText('Сохранено')
    await screen.findByText(/Порядок задаёт сортировка/)
    await waitFor(() => {
      expect(shown()).toBe('ВБА')
    })
    expect(screen.queryByRole('button', { name: /^Переместить/ })).not.toBeInTheDocument()
    await w.user.click(screen.getByRole('radio', { name: 'Меньше лайков' }))
    await waitFor(() => {
      expect(shown()).toBe('АБВ')
    })
    expect(await stored(w)).toMatchObject({ sort_type: 'likeCount', sort_direction: 'asc' })

    await w.user.click(screen.getByRole('radio', { name: 'Выбранные' }))
    await screen.findByText('Выберите хотя бы один источник')
    expect((await stored(w)).use_all_data_sources).toBe(1)
    await w.user.click(screen.getByRole('checkbox', { name: 'Загруженные файлы' }))
    await screen.findByText(/Не показываем 1 пост из источников/)
    expect(shown()).toBe('АВ')
    expect(await stored(w)).toMatchObject({ use_all_data_sources: 0, sources: '["upload"]' })
  })

  test('that could not be saved stays visible, with a retry', async () => {
    const w = await world()
    const { id, address } = await lettered(w)
    await w.show(address)
    const mend = w.answer(albumEditingEndpoints.saveAlbum, { id }, brokenServer)
    await w.user.click(await screen.findByRole('switch', { name: /Альбом по умолчанию/ }))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(/Ошибка, сервер недоступен/)
    expect(screen.getByRole('switch', { name: /Альбом по умолчанию/ })).toBeChecked()
    expect((await stored(w)).is_default).toBe(0)

    await w.user.click(screen.getByRole('link', { name: 'Виджеты' }))
    const question = await screen.findByRole('dialog', { name: 'Уйти без сохранения?' })
    await w.user.click(within(question).getByRole('button', { name: 'Отмена' }))

    mend()
    await w.user.click(within(alert).getByRole('button', { name: 'Попробовать снова' }))
    await screen.findByText('Сохранено')
    expect((await stored(w)).is_default).toBe(1)
  })
})

test('checks a cover before sending it, keeps and resends a cover that failed, and replaces a cover', async () => {
  const w = await world()
  const { address, id } = await lettered(w)
  await w.show(address)
  const upload = async (file: File) => w.user.upload(await screen.findByTestId('cover-file'), file)
  await upload(await photo('узкая.jpg', { width: 900, height: 300 }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/«узкая.jpg»: 900×300/)
  await upload(await photo('широкая.jpg', { width: 900, height: 400 }))
  expect(await screen.findByText(/«широкая.jpg»: слишком широкая картинка, 900×400/)).toBeVisible()
  expect((await stored(w)).cover_blob).toBeNull()

  const mend = w.answer(albumEditingEndpoints.uploadAlbumCover, { id }, brokenServer)
  await upload(await photo('утро.jpg'))
  await screen.findByText(/^Ошибка загрузки/)
  await upload(await photo('вечер.jpg'))
  await screen.findByRole('button', { name: 'Отправить ещё раз: вечер.jpg' })
  expect(screen.queryByText('утро.jpg')).not.toBeInTheDocument()
  mend()
  await w.user.click(screen.getByRole('button', { name: 'Отправить ещё раз: вечер.jpg' }))
  await waitFor(async () => {
    expect((await stored(w)).cover_blob).not.toBeNull()
  })
  await waitFor(() => {
    expect(screen.queryByText('вечер.jpg')).not.toBeInTheDocument()
  })
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('renames and deletes an album, and then opens the list of albums', async () => {
  const w = await world()
  const { address } = await lettered(w)
  await w.server.db.updateTable('post').where('text', '=', 'А').set({ is_published: 1 }).execute()
  const { router } = await w.show(address)
  await w.user.click(await screen.findByRole('button', { name: 'Переименовать' }))
  const renaming = await screen.findByRole('dialog', { name: 'Название альбома' })
  await w.user.clear(within(renaming).getByLabelText(/Название/))
  await w.user.type(within(renaming).getByLabelText(/Название/), 'Столовая{Enter}')
  await screen.findByRole('heading', { name: 'Столовая' })

  await w.user.click(screen.getByRole('button', { name: 'Действия с альбомом Столовая' }))
  await w.user.click(await screen.findByRole('menuitem', { name: 'Удалить' }))
  const question = await screen.findByRole('dialog', { name: 'Удалить альбом «Столовая»?' })
  await within(question).findByText(/^Ни один виджет не показывает этот альбом\. 3 поста останутся/)
  await w.user.click(within(question).getByRole('button', { name: 'Удалить' }))
  await screen.findByText('Соберите первый альбом')
  expect(router.state.location.pathname).toBe('/albums')
  expect(screen.getByText('Альбом «Столовая» удалён')).toBeInTheDocument()
})

test('shows the next step in an empty album', async () => {
  const w = await world()
  const { id } = await anAlbum(w.server, w.account)
  await w.show(`/albums/${id}`)
  await screen.findByText('Здесь пока нет постов')
})

test('retries loading an album, and then its posts', async () => {
  const w = await world()
  const { id, address } = await lettered(w)
  const mendAlbum = w.answer(albumEditingEndpoints.getAlbum, { id }, brokenServer)
  const mendPosts = w.answer(albumEditingEndpoints.listAlbumPosts, {}, brokenServer)
  await w.show(address)
  await screen.findByText('Не получилось загрузить')
  mendAlbum()
  await w.user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
  await screen.findByRole('heading', { name: 'Кухня' })
  mendPosts()
  await w.user.click(await screen.findByRole('button', { name: 'Попробовать снова' }))
  await screen.findByRole('link', { name: 'А' })
})

test('redirects an address without an album or post to not-found', async () => {
  const w = await world()
  const { router } = await w.show('/albums/999')
  for (const address of ['/albums/x', '/albums/1/editor/x', '/albums/x/editor/1', null]) {
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/not-found')
    })
    if (address) await router.navigate(address)
  }
})

test('shows the settings and the posts to an observer, who cannot change them', async () => {
  const w = await world()
  const { address } = await lettered(w)
  await w.show(address, { as: 'observer' })
  await screen.findByRole('link', { name: 'А' })
  expect(screen.getByRole('combobox', { name: 'Сортировать' })).toBeDisabled()
  expect(screen.getByRole('switch', { name: /Альбом по умолчанию/ })).toBeDisabled()
  expect(screen.queryByTestId('cover-file')).not.toBeInTheDocument()
  expect(
    screen.queryByRole('button', { name: /Переместить|Переименовать/ }),
  ).not.toBeInTheDocument()
})
