import { act, screen, waitFor, within } from '@testing-library/react'
import { libraryEndpoints } from '@/contract/endpoints/library'
import { postEndpoints } from '@/contract/endpoints/posts'
import { albumEndpoints } from '@/contract/endpoints/albums'
import { connectionFound } from '@/app/state/connectionSlice'
import { brokenServer, redirected } from '../../../../test/failures'
import { anAlbum } from '../../../../test/server/factories'
import { world, type ScreenWorld } from '../../../../test/world'
import { many, posts } from '../bulk/testing/bulkHands'

/** Albums of the account; the first one is the default one. */
async function albums(w: ScreenWorld, ...names: string[]) {
  const made = []
  for (const name of names) made.push(await anAlbum(w.server, w.account, name))
  await w.server.db
    .updateTable('album')
    .set({ is_default: 1 })
    .where('id', '=', made[0]!.id)
    .execute()
  return made
}

const shows = (place: string, name: string) =>
  waitFor(() => {
    expect(screen.getByText(place)).toBeInTheDocument()
    expect(screen.getByRole('img', { name })).toBeInTheDocument()
  })

/** Each post with its status and its albums, once nothing is saved any more. */
async function stored({ server }: ScreenWorld) {
  await screen.findByText('Всё сохранено')
  const rows = await server.db
    .selectFrom('post')
    .leftJoin('album_post', 'album_post.post_id', 'post.id')
    .leftJoin('album', 'album.id', 'album_post.album_id')
    .select(['post.text', 'is_published', 'album.name'])
    .orderBy('post.id')
    .execute()
  return rows.map(({ text, is_published, name }) =>
    [text, is_published ? 'на сайте' : 'черновик', name ?? []].flat().join(', '),
  )
}

test('sorts out a list by keys while it saves, and takes several acts back', async () => {
  const w = await world()
  await albums(w, 'Главный', 'Кухня')
  await posts(w, [...many(4), { is_published: 1, text: 'Не из списка' }])
  await w.show('/?status=draft')
  await screen.findByRole('link', { name: 'Разобрать посты по одному' })
  await w.user.keyboard('t')
  await shows('1 из 4', 'Пост 1')
  await w.user.keyboard('2')
  expect(screen.getByRole('button', { name: /Кухня/ })).toHaveAttribute('aria-pressed', 'true')
  await w.user.keyboard('p')
  await shows('2 из 4', 'Пост 2')
  await w.user.keyboard('p')
  await shows('3 из 4', 'Пост 3')
  await w.user.keyboard('{Delete}')
  await shows('4 из 4', 'Пост 4')
  await w.user.keyboard('s')
  await screen.findByRole('heading', { name: 'Всё разобрано' })
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Опубликовано: 2',
    'Разложено по альбомам: 0',
    'В корзине: 1',
    'Пропущено: 1',
  ])
  // A post with an album of its own stays out of the default one.
  expect(await stored(w)).toEqual([
    'Пост 1, на сайте, Кухня',
    'Пост 2, на сайте, Главный',
    'Пост 4, черновик',
    'Не из списка, на сайте',
  ])
  await w.user.keyboard('uuu')
  await shows('2 из 4', 'Пост 2')
  expect(await stored(w)).toEqual([
    'Пост 1, на сайте, Кухня',
    'Пост 2, черновик',
    'Пост 3, черновик',
    'Пост 4, черновик',
    'Не из списка, на сайте',
  ])
  // The library shows what has become of its list.
  await w.user.keyboard('{Escape}')
  await screen.findByText('3 поста')
  expect(screen.queryByRole('link', { name: 'Пост 1' })).not.toBeInTheDocument()
})

test('shows a refused post again with the reason, and does not publish without an album', async () => {
  const w = await world()
  const album = await anAlbum(w.server, w.account, 'Кухня')
  await posts(w, [{ albums: [album] }, {}])
  await w.server.db
    .updateTable('post')
    .set({ is_enabled_scheduler: 1 })
    .where('text', '=', 'Пост 1')
    .execute()
  await w.show('/triage')
  await shows('1 из 2', 'Пост 1')
  await w.user.keyboard('p')
  // The refused one follows the current one.
  await shows('1 из 2', 'Пост 2')
  await w.user.keyboard('p')
  expect(
    await screen.findByText(/^Без альбома пост не публикуется/, { selector: '[role=alert] *' }),
  ).toBeInTheDocument()
  await w.user.keyboard('s')
  await shows('2 из 2', 'Пост 1')
  expect(within(screen.getByRole('alert')).getByText(/отложенная публикация/)).toBeInTheDocument()
})

test('asks about the author of another person’s post before it is published', async () => {
  const w = await world()
  await posts(w, [{ provider: 'instagram', is_ugc: 1, albums: await albums(w, 'Главный') }])
  await w.show('/triage')
  await shows('1 из 1', 'Пост 1')
  expect(screen.getByText('Нужно разрешение')).toBeInTheDocument()
  await w.user.keyboard('p')
  const answer = await screen.findByRole('button', { name: 'Опубликовать и запросить разрешение' })
  expect(answer).toHaveFocus()
  await w.user.keyboard('{Escape}')
  expect(answer).not.toBeInTheDocument()
  await w.user.keyboard('p')
  await w.user.click(await screen.findByRole('button', { name: 'Опубликовать без запроса' }))
  await screen.findByRole('heading', { name: 'Всё разобрано' })
  expect(await stored(w)).toEqual(['Пост 1, на сайте, Главный'])
})

test('keeps what is not saved through a failure and a lost connection, and asks before the page is closed', async () => {
  const w = await world()
  await albums(w, 'Главный')
  await posts(w, many(3))
  const { store } = await w.show('/triage')
  await shows('1 из 3', 'Пост 1')
  const mend = w.answer(libraryEndpoints.updatePosts, {}, brokenServer)
  await w.user.keyboard('p')
  await screen.findByText(/Не сохранено: 1/)
  await w.user.keyboard('p')
  await screen.findByText(/Не сохранено: 2/)
  const closing = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(closing)
  expect(closing.defaultPrevented).toBe(true)
  mend()
  const restore = w.answer(libraryEndpoints.updatePosts, {}, redirected)
  await w.user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
  await screen.findByRole('dialog', { name: 'Нет соединения' })
  restore()
  store.dispatch(connectionFound())
  expect(await stored(w)).toEqual([
    'Пост 1, на сайте, Главный',
    'Пост 2, на сайте, Главный',
    'Пост 3, черновик',
  ])
})

test('publishes into the chosen albums and puts pinned ones on the first keys, also on the next visit', async () => {
  const w = await world()
  await albums(w, 'Главный', 'Кухня', 'Сад')
  await posts(w, many(2))
  await w.show('/triage')
  await shows('1 из 2', 'Пост 1')
  await w.user.click(screen.getByRole('button', { name: 'Настроить альбомы' }))
  const dialog = await screen.findByRole('dialog', { name: 'Настроить альбомы' })
  for (const [field, name] of [
    ['Публиковать в альбомы', 'Кухня'],
    ['Альбомы на первых клавишах', 'Сад'],
  ] as const) {
    await w.user.click(await within(dialog).findByRole('combobox', { name: field }))
    await w.user.click(await screen.findByRole('option', { name }))
    await w.user.keyboard('{Escape}')
  }
  await w.user.click(within(dialog).getAllByRole('button', { name: 'Закрыть' }).at(-1)!)
  w.crash()
  await w.show('/triage')
  await shows('1 из 2', 'Пост 1')
  const numbered = within(screen.getByRole('list', { name: 'Альбомы' }))
  await waitFor(() => {
    expect(numbered.getAllByRole('button')[0]).toHaveTextContent('Сад')
  })
  await w.user.keyboard('p')
  await shows('2 из 2', 'Пост 2')
  expect(await stored(w)).toEqual(['Пост 1, на сайте, Кухня', 'Пост 2, черновик'])
})

test('tells when lists, posts and albums could not be loaded, and loads them on request', async () => {
  const w = await world()
  await albums(w, 'Главный')
  await posts(w, many(1))
  const mends = [
    w.answer(libraryEndpoints.choosePosts, {}, brokenServer),
    w.answer(postEndpoints.searchPosts, {}, brokenServer),
    w.answer(albumEndpoints.listAlbums, {}, brokenServer),
  ]
  await w.show('/triage')
  const buttons = { name: 'Попробовать снова' }
  await screen.findByText('Не получилось загрузить')
  mends[0]!()
  await w.user.click(screen.getByRole('button', buttons))
  await screen.findByText('Не получилось загрузить альбомы.')
  mends[1]!()
  const post = within(screen.getByRole('region', { name: 'Пост' }))
  await w.user.click(await post.findByRole('button', buttons))
  await shows('1 из 1', 'Пост 1')
  mends[2]!()
  await w.user.click(screen.getByRole('button', buttons))
  await screen.findByRole('button', { name: /Главный/ })
})

test('opens the editor only once the post is saved, and goes on with the same post afterwards', async () => {
  const w = await world()
  await albums(w, 'Главный')
  await posts(w, many(2))
  const { router } = await w.show('/triage')
  await shows('1 из 2', 'Пост 1')
  await w.user.keyboard('s')
  await shows('2 из 2', 'Пост 2')
  const mend = w.answer(libraryEndpoints.updatePosts, {}, brokenServer)
  await w.user.keyboard('1')
  await screen.findByText(/Не сохранено: 1/)
  await w.user.keyboard('e')
  expect(
    await screen.findAllByText(/Этот пост ещё сохраняется. Откройте редактор чуть позже/),
  ).not.toHaveLength(0)
  mend()
  await w.user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
  await screen.findByText('Всё сохранено')
  await w.user.keyboard('e')
  await waitFor(() => {
    expect(router.state.location.pathname).toMatch(/^\/\d+$/)
  })
  await act(() => router.navigate(-1))
  await shows('2 из 2', 'Пост 2')
})

test('shows that a list is empty', async () => {
  const w = await world()
  await w.show('/triage?status=draft')
  await screen.findByRole('heading', { name: 'Разбирать нечего' })
})

test('does not offer to publish without that right, and nothing without the right to change posts', async () => {
  const w = await world()
  await w.server.db
    .deleteFrom('team_role_permission')
    .where('permission', '=', 'PUBLISH_POST')
    .execute()
  await posts(w, many(1))
  await w.show('/triage', { as: 'editor' })
  await shows('1 из 1', 'Пост 1')
  expect(screen.getByRole('button', { name: /^Опубликовать/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await w.user.keyboard('p')
  expect(await screen.findAllByText(/нет права публиковать/)).not.toHaveLength(0)
  expect(screen.getByText('1 из 1')).toBeInTheDocument()
  w.crash()
  await w.show('/triage', { as: 'observer' })
  await screen.findByText('У вас нет доступа к этому разделу')
})
