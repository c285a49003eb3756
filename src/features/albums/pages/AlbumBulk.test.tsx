import { screen, waitFor, within } from '@testing-library/react'
import { anAlbum, aMedia, aPost } from '../../../../test/server/factories'
import { world, type ScreenWorld } from '../../../../test/world'

/** An album of posts named by the letters, in their order. */
async function lettered(w: ScreenWorld, letters: string) {
  const album = await anAlbum(w.server, w.account, 'Кухня')
  const media = [await aMedia(w.server, w.account)]
  for (const text of letters) await aPost(w.server, w.account, { text, media, albums: [album] })
  return `/albums/${album.id}`
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

const choose = async (w: ScreenWorld, name: string) =>
  w.user.click(await screen.findByRole('checkbox', { name: `Выбрать: ${name}` }))
const toolbar = () => screen.findByRole('toolbar', { name: 'Действия с выбранными постами' })
const shown = () =>
  within(screen.getByRole('region', { name: 'Посты альбома' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('aria-label'))
    .join('')

describe('chosen posts', () => {
  test('are published, unpublished, and moved to the top', async () => {
    const w = await world()
    await w.show(await lettered(w, 'АБВГ'))
    const press = async (name: string) =>
      w.user.click(within(await toolbar()).getByRole('button', { name }))
    await choose(w, 'Г')
    await choose(w, 'Б')
    await press('Опубликовать')
    await screen.findByText('4 поста, опубликовано 2')
    await press('Снять с публикации')
    await screen.findByText('4 поста, опубликовано 0')

    await press('В начало')
    await screen.findByText('2 поста теперь в начале альбома')
    await waitFor(() => {
      expect(shown()).toBe('БГАВ')
    })
    expect(await storedOrder(w)).toBe('БГАВ')
  })

  test('are removed from the album, and restored by undo', async () => {
    const w = await world()
    await w.show(await lettered(w, 'АБВ'))
    await choose(w, 'А')
    await choose(w, 'В')
    await w.user.click(within(await toolbar()).getByRole('button', { name: 'Убрать из альбома' }))
    await screen.findByText('2 поста убраны из альбома «Кухня»')
    await screen.findByText('1 пост, опубликовано 0')
    await waitFor(() => {
      expect(shown()).toBe('Б')
    })
    await w.user.click(screen.getByRole('button', { name: 'Отменить' }))
    await screen.findByText('3 поста, опубликовано 0')
  })

  test('are not needed to remove one post by its menu; the focus moves to the next post', async () => {
    const w = await world()
    await w.show(await lettered(w, 'АБВ'))
    await w.user.click(await screen.findByRole('button', { name: 'Действия: Б' }))
    await w.user.click(await screen.findByRole('menuitem', { name: 'Убрать из альбома' }))
    await screen.findByText('1 пост убран из альбома «Кухня»')
    await waitFor(() => {
      expect(shown()).toBe('АВ')
    })
    expect(screen.getByRole('link', { name: 'В' })).toHaveFocus()
    await w.user.click(screen.getByRole('button', { name: 'Отменить' }))
    await waitFor(() => {
      expect(shown()).toBe('БАВ')
    })
  })

  test('cannot be reordered in a sorted album, and are deselected on another page', async () => {
    const w = await world()
    const address = await lettered(w, 'АБ')
    await w.server.db.updateTable('album').set({ sort_type: 'likeCount' }).execute()
    const { router } = await w.show(address)
    await choose(w, 'А')
    const bar = await toolbar()
    expect(within(bar).queryByRole('button', { name: 'В начало' })).not.toBeInTheDocument()
    expect(within(bar).getByRole('button', { name: 'Убрать из альбома' })).toBeVisible()

    await w.user.click(screen.getByRole('button', { name: 'Действия: Б' }))
    await screen.findByRole('menuitem', { name: 'Убрать из альбома' })
    expect(screen.getAllByRole('menuitem')).toHaveLength(1)
    await w.user.keyboard('{Escape}')

    await w.user.click(screen.getByRole('link', { name: 'Медиатека' }))
    await screen.findByRole('link', { name: 'А' })
    await waitFor(() => {
      expect(screen.queryByRole('toolbar')).not.toBeInTheDocument()
    })
    expect(router.state.location.pathname).toBe('/')
  })
})

describe('moving a post to a position', () => {
  const LETTERS = 'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ123'

  async function askPosition(w: ScreenWorld, name: string) {
    await w.user.click(await screen.findByRole('button', { name: `Действия: ${name}` }))
    await w.user.click(await screen.findByRole('menuitem', { name: 'На место…' }))
    return screen.findByRole('dialog', { name: `Куда переместить «${name}»?` })
  }

  test('moves a post to the typed position, also beyond the loaded posts', async () => {
    const w = await world()
    await w.show(await lettered(w, LETTERS))
    let dialog = await askPosition(w, 'А')
    const field = within(dialog).getByRole('textbox', { name: 'Место в альбоме, от 1 до 35' })
    await w.user.clear(field)
    await w.user.type(field, '36{Enter}')
    expect(within(dialog).getByText('Введите целое число от 1 до 35')).toBeVisible()
    await w.user.clear(field)
    await w.user.type(field, '34{Enter}')
    await screen.findByText('Пост теперь на месте 34 из 35')
    await waitFor(async () => {
      expect(await storedOrder(w)).toBe(`${LETTERS.slice(1, 34)}А${LETTERS.slice(34)}`)
    })

    dialog = await askPosition(w, 'В')
    await w.user.clear(within(dialog).getByRole('textbox'))
    await w.user.type(within(dialog).getByRole('textbox'), '1{Enter}')
    await waitFor(async () => {
      expect((await storedOrder(w)).slice(0, 3)).toBe('ВБГ')
    })
  })

  test('moves a post next to the neighbour that the user saw, even when another user reorders meanwhile', async () => {
    const w = await world()
    await w.show(await lettered(w, 'АБВГ'))
    await screen.findByRole('link', { name: 'А' })
    // Another user has moved Г to the front.
    await w.server.db
      .updateTable('album_post')
      .set({ position: -1 })
      .where('post_id', 'in', (post) =>
        post.selectFrom('post').where('text', '=', 'Г').select('id'),
      )
      .execute()
    await w.user.click(screen.getByRole('button', { name: 'Переместить позже: А' }))
    await waitFor(() => {
      expect(shown()).toBe('ГБАВ')
    })
    expect(await storedOrder(w)).toBe('ГБАВ')

    screen.getByRole('link', { name: 'А' }).focus()
    await w.user.keyboard('{Control>}{ArrowLeft}{End}{/Control}')
    await waitFor(async () => {
      expect(await storedOrder(w)).toBe('ГБВА')
    })
    expect(screen.getByRole('link', { name: 'А' })).toHaveFocus()
  })
})
