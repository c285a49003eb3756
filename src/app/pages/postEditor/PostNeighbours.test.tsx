import { fireEvent, screen, within } from '@testing-library/react'
import { postEndpoints } from '@/contract/endpoints/posts'
import { brokenServer } from '../../../../test/failures'
import { anAlbum, aMedia, aPost } from '../../../../test/server/factories'
import { world } from '../../../../test/world'
import { manyPosts } from '@/app/links/testing/lists'

const previous = () => screen.getByRole('button', { name: 'Предыдущий пост' })
const next = () => screen.getByRole('button', { name: 'Следующий пост' })
const text = () => screen.getByRole('textbox', { name: 'Текст поста' })
const isOpen = (name: string) => screen.findByDisplayValue(name)
const press = (code: 'PageUp' | 'PageDown', target: Element | Window = window) =>
  fireEvent.keyDown(target, { code, altKey: true })

/** A library of posts, one of which was opened from the list at `address`. */
async function library(count: number, opened: string, address = '/') {
  const w = await world()
  await manyPosts(w, count, (number) => ({ is_published: number % 2 === 0 ? 1 : 0 }))
  const { router } = await w.show(address)
  await w.user.click(await screen.findByRole('link', { name: opened }))
  await isOpen(opened)
  return { ...w, router }
}

test('links the editor to the neighbouring posts of the filtered list and back to the list', async () => {
  const { user, router } = await library(6, 'Пост 3', '/?status=draft')
  expect(next()).toHaveAttribute('aria-keyshortcuts', 'Alt+PageDown')
  await user.click(next())
  await isOpen('Пост 5')
  expect(next()).toHaveFocus()
  expect(next()).toHaveAttribute('aria-disabled', 'true')
  await user.click(next())
  expect(text()).toHaveValue('Пост 5')
  await user.click(previous())
  await isOpen('Пост 3')
  await user.click(previous())
  await isOpen('Пост 1')
  expect(previous()).toHaveAttribute('aria-disabled', 'true')
  await user.click(screen.getByRole('link', { name: 'Назад в медиатеку' }))
  await screen.findByRole('link', { name: 'Пост 3' })
  expect(router.state.location.search).toBe('?status=draft')
})

test('shows no neighbours for a post opened by its URL, and loads the next page at the end of the loaded posts', async () => {
  const w = await world()
  const ids = await manyPosts(w, 31)
  const { router } = await w.show(`/${ids[0]}`)
  await isOpen('Пост 1')
  expect(screen.queryByRole('button', { name: 'Следующий пост' })).not.toBeInTheDocument()
  await router.navigate('/')
  await screen.findByRole('link', { name: 'Пост 1' })
  await router.navigate(`/${ids[29]}`, { state: { from: '/' } })
  await isOpen('Пост 30')
  const mend = w.answer(postEndpoints.searchPosts, {}, brokenServer)
  await w.user.click(next())
  await screen.findByText(/Ошибка, сервер недоступен/)
  expect(text()).toHaveValue('Пост 30')
  mend()
  await w.user.click(next())
  await isOpen('Пост 31')
  expect(next()).toHaveAttribute('aria-disabled', 'true')
})

test('opens neighbouring posts by keys, even from a field and in any keyboard layout, and asks about unsaved changes', async () => {
  const { user } = await library(3, 'Пост 1')
  press('PageDown', text())
  await isOpen('Пост 2')
  press('PageUp')
  await isOpen('Пост 1')
  await user.type(text(), '!')
  await user.click(next())
  const dialog = await screen.findByRole('dialog', { name: 'Уйти без сохранения?' })
  within(dialog).getByText('Изменения, которые вы не сохранили, пропадут.')
  press('PageDown', within(dialog).getByRole('button', { name: 'Отмена' }))
  await user.click(within(dialog).getByRole('button', { name: 'Отмена' }))
  expect(text()).toHaveValue('Пост 1!')
  press('PageDown')
  await user.click(await screen.findByRole('button', { name: 'Уйти' }))
  await isOpen('Пост 2')
  expect(screen.queryByText('Есть изменения')).not.toBeInTheDocument()
})

test('keeps the neighbours of a post that leaves the filtered list because of its own change', async () => {
  const w = await world()
  const album = await anAlbum(w.server, w.account)
  const media = [await aMedia(w.server, w.account)]
  for (const [index, name] of ['Первый', 'Второй', 'Третий'].entries()) {
    const provider_created_at = 1000 - index
    await aPost(w.server, w.account, { text: name, media, albums: [album], provider_created_at })
  }
  await w.show('/?status=draft')
  await w.user.click(await screen.findByRole('link', { name: 'Второй' }))
  await isOpen('Второй')
  await w.user.click(screen.getByRole('button', { name: 'Опубликовать' }))
  await screen.findByText('Пост опубликован')
  await w.user.click(next())
  await isOpen('Третий')
  await w.user.click(previous())
  await isOpen('Первый')
})

test("uses an album's own order, and keeps the list after a save", async () => {
  const w = await world()
  const album = await anAlbum(w.server, w.account, 'Кухня')
  const media = [await aMedia(w.server, w.account)]
  for (const name of ['Первый', 'Второй', 'Третий']) {
    await aPost(w.server, w.account, { text: name, media, albums: [album] })
  }
  const { router } = await w.show(`/albums/${album.id}`)
  await w.user.click(await screen.findByRole('link', { name: 'Первый' }))
  await isOpen('Первый')
  fireEvent.change(text(), { target: { value: 'Первый и лучший' } })
  await w.user.click(screen.getByRole('button', { name: 'Сохранить' }))
  await screen.findByText('Пост сохранён')
  await w.user.click(next())
  await isOpen('Второй')
  expect(router.state.location.pathname).toMatch(new RegExp(`^/albums/${album.id}/editor/`))
  await w.user.click(screen.getByRole('link', { name: 'Назад к альбому' }))
  await screen.findByRole('heading', { name: 'Кухня' })
})

test("uses the album's order in the library filtered by one album", async () => {
  const w = await world()
  const album = await anAlbum(w.server, w.account, 'Кухня')
  const media = [await aMedia(w.server, w.account)]
  for (const [like_count, name] of [
    [1, 'Последний'],
    [9, 'Первый'],
    [5, 'Второй'],
  ] as const) {
    await aPost(w.server, w.account, { text: name, media, albums: [album], like_count })
  }
  await w.server.db.updateTable('album').set({ sort_type: 'likeCount' }).execute()
  await w.show(`/?album=${album.id}`)
  await w.user.click(await screen.findByRole('link', { name: 'Первый' }))
  await isOpen('Первый')
  await w.user.click(next())
  await isOpen('Второй')
})
