import { screen, waitFor, within } from '@testing-library/react'
import { albumEditingEndpoints } from '@/contract/endpoints/albumEditing'
import { libraryEndpoints } from '@/contract/endpoints/library'
import { trashEndpoints } from '@/contract/endpoints/trash'
import { widgetEndpoints } from '@/contract/endpoints/widgets/widgets'
import { brokenServer } from '../../../../test/failures'
import { signIn } from '../../../../test/server/client'
import { aMedia, anAlbum, aPerson, aPost, aWidget } from '../../../../test/server/factories'
import { world, type ScreenWorld } from '../../../../test/world'
import { TRASH_CODEC } from '../trashFilter'

async function throwAway(w: ScreenWorld) {
  await aPerson(w.server, w.account, 'administrator')
  const client = await signIn(w.server, 'administrator@shop.test')
  const post = await aPost(w.server, w.account, {
    text: 'Плед на диване',
    media: [await aMedia(w.server, w.account)],
  })
  const untitled = await aPost(w.server, w.account, { text: '' })
  const album = await anAlbum(w.server, w.account, 'Кухня')
  const { embed_id } = await aWidget(w.server, w.account, { role: 'Главная' })
  await client.call(libraryEndpoints.updatePosts, {
    body: { postList: [post.id, untitled.id], change: { type: 'delete' } },
  })
  await client.call(albumEditingEndpoints.deleteAlbum, { params: album })
  await client.call(widgetEndpoints.deleteWidget, { params: { id: embed_id } })
  return { post, untitled, album, embed_id }
}

const table = () => screen.findByRole('table', { name: 'Корзина' })

test('lists deleted objects, restores them, and deletes one or all of them for good', async () => {
  const w = await world()
  const { untitled } = await throwAway(w)
  await w.show('/trash')
  expect(within(await table()).getAllByRole('row')).toHaveLength(5)
  await w.user.click(screen.getByRole('radio', { name: 'Посты' }))
  await waitFor(async () => {
    expect(within(await table()).getAllByRole('row')).toHaveLength(3)
  })
  await w.user.click(screen.getByRole('button', { name: 'Вернуть «Плед на диване»' }))
  await screen.findByText('Пост возвращён в медиатеку')
  const name = `Пост № ${untitled.id}`
  await w.user.click(screen.getByRole('button', { name: `Удалить «${name}» навсегда` }))
  const question = await screen.findByRole('dialog', { name: `Удалить «${name}» навсегда?` })
  await w.user.click(within(question).getByRole('button', { name: 'Удалить навсегда' }))
  await screen.findByText('Здесь пусто')
  await w.user.click(screen.getByRole('radio', { name: 'Всё' }))
  await w.user.click(await screen.findByRole('button', { name: 'Вернуть «Главная»' }))
  await screen.findByText(/^Виджет возвращён/)
  await w.user.click(screen.getByRole('button', { name: 'Очистить корзину' }))
  const all = await screen.findByRole('dialog', { name: 'Очистить корзину?' })
  await w.user.click(within(all).getByRole('button', { name: 'Очистить корзину' }))
  await screen.findByText('Здесь пусто')
  expect(screen.queryByRole('button', { name: 'Очистить корзину' })).toBeNull()
  const { db } = w.server
  expect(await db.selectFrom('post').select('text').execute()).toEqual([{ text: 'Плед на диване' }])
  expect(await db.selectFrom('widget').select('role').execute()).toEqual([{ role: 'Главная' }])
  expect(await db.selectFrom('trash').select('id').execute()).toEqual([])
})

test('loads again after a failure, and reports an object that was deleted for good meanwhile', async () => {
  const w = await world()
  await throwAway(w)
  const mend = w.answer(trashEndpoints.listTrash, {}, brokenServer)
  await w.show('/trash')
  await screen.findByText('Не получилось загрузить')
  mend()
  await w.user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
  await table()
  await w.user.click(screen.getByRole('button', { name: 'Вернуть «Кухня»' }))
  await screen.findByText(/^Альбом возвращён\. Чтобы виджеты снова показывали его/)
  await w.server.db.deleteFrom('trash').execute()
  await w.user.click(screen.getByRole('button', { name: 'Вернуть «Главная»' }))
  await screen.findByText(/^В корзине этого больше нет/)
  await screen.findByText('Здесь пусто')
})

test.each([
  ['', ''],
  ['kind=album&page=3', 'kind=album&page=3'],
  ['kind=segment&page=0', ''],
  ['page=x', ''],
])('reads the address %j and writes it as %j', (address, written) => {
  const filter = TRASH_CODEC.filterOfAddress(new URLSearchParams(address))
  expect(TRASH_CODEC.addressOfFilter(filter).toString()).toBe(written)
})
