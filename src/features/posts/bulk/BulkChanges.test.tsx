import { screen, waitFor, within } from '@testing-library/react'
import { libraryEndpoints } from '@/contract/endpoints/library'
import { unreachable } from '../../../../test/failures'
import { loseResponses } from '../../../../test/loseResponses'
import { anAlbum, aReview } from '../../../../test/server/factories'
import { createGate } from '../../../../test/server/gate'
import { world } from '../../../../test/world'
import { bulkStopAsked, selectBulkChange } from './bulkChangeSlice'
import { chooseAlbum, chooseAll, many, posts, press, stored } from './testing/bulkHands'

test('lists refused posts with their reasons and retries the changes', async () => {
  const w = await world()
  const kitchen = await anAlbum(w.server, w.account, 'Кухня')
  await posts(w, many(2, { albums: [kitchen] }))
  await aReview(w.server, w.account, { text: 'Отзыв', is_archived: 1, albums: [kitchen] })
  await w.show('/')
  await chooseAll(w)
  await press(w, 'Опубликовать')
  await screen.findAllByText('Готово: 2. Не получилось: 1')
  await w.user.click(screen.getByRole('button', { name: 'Показать' }))
  const list = await screen.findByRole('dialog', { name: 'Не получилось с 1 постом' })
  expect(within(list).getByRole('link', { name: 'Отзыв' })).toBeInTheDocument()
  expect(within(list).getByText(/архив/i)).toBeInTheDocument()

  await w.server.db.updateTable('review').set({ is_archived: 0 }).execute()
  await w.user.click(within(list).getByRole('button', { name: 'Повторить для этих' }))
  await screen.findAllByText('Опубликован 1 пост')
  expect((await stored(w)).every(({ is_published }) => is_published === 1)).toBe(true)
})

test('keeps posts changed before the connection broke and retries the other posts', async () => {
  const w = await world()
  const kitchen = await anAlbum(w.server, w.account, 'Кухня')
  await posts(w, many(25, { albums: [kitchen] }))
  const { store } = await w.show('/')
  await chooseAll(w)
  let mend = () => {}
  const stop = store.subscribe(() => {
    if (selectBulkChange(store.getState()).doneCount === 0) return
    stop()
    mend = w.answer(libraryEndpoints.updatePosts, {}, unreachable)
  })
  await press(w, 'Опубликовать')
  await screen.findAllByText('Готово: 20. Не получилось: 5')
  expect((await stored(w)).filter(({ is_published }) => is_published === 1)).toHaveLength(20)

  mend()
  await w.user.click(screen.getByRole('button', { name: 'Показать' }))
  const list = await screen.findByRole('dialog', { name: 'Не получилось с 5 постами' })
  await w.user.click(within(list).getByRole('button', { name: 'Повторить для этих' }))
  await screen.findAllByText('Опубликовано 5 постов')
  expect((await stored(w)).filter(({ is_published }) => is_published === 1)).toHaveLength(25)
  // "Undo" covers both the first change and the retry.
  await w.user.click(screen.getAllByRole('button', { name: 'Отменить' })[0]!)
  await screen.findAllByText('25 постов возвращены как были')
})

test('undoes what a first try changed whose response was lost', async () => {
  const w = await world()
  await posts(w, many(2, { albums: [await anAlbum(w.server, w.account)] }))
  await w.show('/')
  await chooseAll(w)
  const end = loseResponses(w, libraryEndpoints.updatePosts)
  await press(w, 'Опубликовать')
  await screen.findAllByText('Готово: 0. Не получилось: 2')
  end()
  await w.user.click(screen.getByRole('button', { name: 'Показать' }))
  const list = await screen.findByRole('dialog', { name: 'Не получилось с 2 постами' })
  await w.user.click(within(list).getByRole('button', { name: 'Повторить для этих' }))
  await screen.findAllByText('Опубликовано 2 поста')
  await w.user.click(screen.getAllByRole('button', { name: 'Отменить' })[0]!)
  await screen.findAllByText('2 поста возвращены как были')
  expect((await stored(w)).every(({ is_published }) => is_published === 0)).toBe(true)
})

test('stops a bulk change after the current batch', async () => {
  const w = await world()
  await posts(w, many(25, { albums: [await anAlbum(w.server, w.account)] }))
  const { store } = await w.show('/')
  await chooseAll(w)
  const stop = store.subscribe(() => {
    if (selectBulkChange(store.getState()).doneCount === 0) return
    stop()
    store.dispatch(bulkStopAsked())
  })
  await press(w, 'Опубликовать')
  await screen.findAllByText('Готово: 20. Не получилось: 5')
  await w.user.click(screen.getByRole('button', { name: 'Показать' }))
  expect(await screen.findAllByText(/вы остановили/)).toHaveLength(5)
})

test('names the consequences of a deletion, and undoes it', async () => {
  const w = await world()
  const kitchen = await anAlbum(w.server, w.account, 'Кухня')
  await posts(w, [{ is_published: 1, albums: [kitchen] }, {}, {}])
  await w.show('/')
  await w.user.click(await screen.findByRole('checkbox', { name: 'Выбрать: Пост 1' }))
  await press(w, 'Удалить')
  const ofOne = await screen.findByRole('dialog', { name: 'Удалить 1 пост?' })
  expect(ofOne).toHaveTextContent(
    'Он опубликован и исчезнет с сайта. Пост уйдёт из альбомов: Кухня.',
  )
  await w.user.click(within(ofOne).getByRole('button', { name: 'Отмена' }))
  await w.user.click(screen.getByRole('checkbox', { name: 'Выбрать: Пост 2' }))
  await press(w, 'Удалить')
  const question = await screen.findByRole('dialog', { name: 'Удалить 2 поста?' })
  expect(question).toHaveTextContent('1 из них опубликован и исчезнет с сайта.')
  expect(question).toHaveTextContent('30 дней удалённое можно вернуть из корзины.')
  expect(question).toHaveTextContent('Посты уйдут из альбомов: Кухня.')
  await w.user.click(within(question).getByRole('button', { name: 'Удалить' }))
  await screen.findAllByText('Удалено 2 поста')
  expect(screen.getByText('1 пост')).toBeInTheDocument()
  // A deleted post is deselected.
  expect(screen.queryByRole('toolbar')).not.toBeInTheDocument()
  expect(await stored(w)).toHaveLength(1)
  await w.user.click(screen.getByRole('button', { name: 'Отменить' }))
  await screen.findByText('3 поста')
  expect(await stored(w)).toHaveLength(3)
})

test('adds posts to albums, removes them from their albums, and sets segments', async () => {
  const w = await world()
  const kitchen = await anAlbum(w.server, w.account, 'Кухня')
  await anAlbum(w.server, w.account, 'Спальня')
  const row = { account_id: w.account.id, name: 'Лето', code: 'summer', created_at: 0 }
  await w.server.db.insertInto('segment').values(row).execute()
  await posts(w, [{ albums: [kitchen] }, {}])
  await w.show('/')
  await chooseAll(w)
  await press(w, 'В альбомы…')
  const dialog = await chooseAlbum(w, 'Спальня')
  await w.user.click(within(dialog).getByRole('button', { name: 'Добавить' }))
  await screen.findAllByText('2 поста добавлены в альбом «Спальня»')

  await press(w, 'Из альбомов…')
  const out = await chooseAlbum(w, 'Кухня')
  await w.user.click(within(out).getByRole('button', { name: 'Убрать' }))
  await screen.findAllByText('2 поста убраны из альбома «Кухня»')
  expect(screen.queryAllByRole('img', { name: 'Альбомы: Спальня' })).toHaveLength(2)

  await press(w, 'Сегменты…')
  const segments = await screen.findByRole('dialog', { name: 'Сегменты 2 постов' })
  await w.user.click(await within(segments).findByRole('combobox'))
  await w.user.click(await screen.findByRole('option', { name: 'Лето' }))
  await w.user.click(within(segments).getByRole('button', { name: 'Сохранить' }))
  await screen.findAllByText('Сегменты заданы 2 постам')
  expect(screen.getAllByRole('img', { name: /Сегменты: Лето/ })).toHaveLength(2)
})

test('hides segments from a user without the right to manage them', async () => {
  const w = await world()
  await posts(w, many(2))
  await w.server.db
    .deleteFrom('team_role_permission')
    .where('permission', '=', 'MANAGE_SEGMENTS')
    .execute()
  await w.show('/', { as: 'editor' })
  await chooseAll(w)
  expect(screen.getByRole('button', { name: 'В альбомы…' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Сегменты…' })).not.toBeInTheDocument()
})

test('shows the result on the screen that is open at the end of the change', async () => {
  const w = await world()
  await posts(w, many(25, { albums: [await anAlbum(w.server, w.account)] }))
  await w.show('/')
  await chooseAll(w)
  const { opened, open } = createGate()
  w.answer(libraryEndpoints.updatePosts, {}, () => opened.then(() => undefined))
  await press(w, 'Опубликовать')
  await w.user.click(screen.getByRole('link', { name: 'Альбомы' }))
  await screen.findByRole('heading', { level: 1, name: 'Альбомы' })
  open()
  await screen.findByText('Опубликовано 25 постов')
  await waitFor(async () => {
    expect((await stored(w)).every(({ is_published }) => is_published === 1)).toBe(true)
  })
})
