import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { postEditingEndpoints } from '@/contract/endpoints/postEditing'
import { postEndpoints } from '@/contract/endpoints/posts'
import {
  aMedia,
  anAlbum,
  aPerson,
  aPost,
  aProduct,
  type Place,
} from '../../../../test/server/factories'
import { postInfoOf } from '../../../../test/server/postInfoOf'
import { brokenServer } from '../../../../test/failures'
import { world } from '../../../../test/world'

/** A post with a mug marked at the centre, a vase in the catalogue and an album to publish it in. */
async function shop() {
  const w = await world()
  const mug = await aProduct(w.server, w.account)
  await aProduct(w.server, w.account, { article: 'VZ-1', name: 'Ваза «Капля»', price: 299_000 })
  const album = await anAlbum(w.server, w.account, 'Кухня')
  const media = [await aMedia(w.server, w.account), await aMedia(w.server, w.account)]
  const post = await aPost(w.server, w.account, { text: 'Утро', products: [mug], media })
  const stored = () =>
    w.server.db
      .selectFrom('post')
      .select(['text', 'is_published', 'show_text', 'show_markers', 'revision'])
      .where('id', '=', post.id)
      .executeTakeFirstOrThrow()
  const marks = () =>
    w.server.db
      .selectFrom('media_link')
      .innerJoin('sku', 'sku.id', 'media_link.sku_id')
      .select(['name', 'marker_x as x', 'marker_y as y', 'marker_show as show'])
      .orderBy('position')
      .execute()
  /** Someone else saves the post meanwhile. */
  const savedByOther = (text: string) =>
    w.server.db
      .updateTable('post')
      .set((row) => ({ text, revision: row.eb('revision', '+', 1) }))
      .where('id', '=', post.id)
      .execute()
  const open = async (as: Place = 'owner') => {
    const shown = await w.show(`/${post.id}`, { as })
    await screen.findByRole('textbox', { name: 'Текст поста' })
    return shown
  }
  const openTab = async (name: string) => {
    await w.user.click(screen.getByRole('tab', { name }))
    const title = name === 'Редактор' ? 'Текст и альбомы' : 'Товары'
    await screen.findByRole('heading', { name: title })
  }
  const openProducts = async (as?: Place) => {
    const shown = await open(as)
    await openTab('Разметка товаров')
    return shown
  }
  return { ...w, album, post, stored, marks, savedByOther, open, openTab, openProducts }
}

const cards = () =>
  within(screen.getByRole('list', { name: 'Товары на слайде' })).getAllByRole('listitem')
const text = () => screen.getByRole('textbox', { name: 'Текст поста' })
const button = (name: string) => screen.getByRole('button', { name })
const frame = () => screen.getByRole('application', { name: 'Кадр с метками и надписями' })
const left = (name = 'Кружка «Утро»') => screen.getByRole('textbox', { name: `Слева: ${name}` })

test('shows the picture, its products, the text and the albums', async () => {
  const s = await shop()
  await s.open()
  expect(frame().querySelector('img')?.getAttribute('src')).toMatch(/^\/media\//)
  await waitFor(() => {
    expect(frame().querySelector('canvas')).toBeInTheDocument()
  })
  expect(text()).toHaveValue('Утро')
  expect(screen.getByText('Черновик')).toBeInTheDocument()
  await s.openTab('Разметка товаров')
  expect(cards()).toHaveLength(1)
  expect(cards()[0]).toHaveAccessibleName('1. Кружка «Утро»')
  expect(left()).toHaveValue('50 %')
})

test('a product is found, marked, placed, and all of it published', async () => {
  const s = await shop()
  await s.openProducts()
  await s.user.type(screen.getByRole('textbox', { name: 'Найти товар' }), 'ваза')
  await s.user.click(await screen.findByRole('option', { name: /Ваза/ }))
  expect(cards()).toHaveLength(2)
  expect(cards()[1]).toHaveAttribute('aria-current', 'true')

  await s.user.clear(left('Ваза «Капля»'))
  await s.user.type(left('Ваза «Капля»'), '12')
  await s.openTab('Редактор')
  await s.user.clear(text())
  await s.user.type(text(), 'Доброе утро')
  await s.user.click(screen.getByRole('switch', { name: 'Показывать текст' }))
  await s.user.click(screen.getByRole('combobox', { name: 'Альбомы' }))
  await s.user.click(await screen.findByRole('option', { name: 'Кухня' }))
  await s.user.click(button('Опубликовать'))

  await screen.findByText('Пост опубликован')
  expect(screen.getByText('Опубликован')).toBeInTheDocument()
  expect(button('Снять с публикации')).toBeInTheDocument()
  expect(await s.stored()).toMatchObject({ text: 'Доброе утро', is_published: 1, show_text: 0 })
  expect(await s.marks()).toMatchObject([
    { name: 'Кружка «Утро»', x: 50, y: 50 },
    { name: 'Ваза «Капля»', x: 12 },
  ])
})

test('publishing without an album says so at the albums and leads there', async () => {
  const s = await shop()
  await s.open()
  await s.user.click(button('Опубликовать'))
  await screen.findByText('Чтобы опубликовать пост, выберите хотя бы один альбом')
  expect(screen.getByRole('combobox', { name: 'Альбомы' })).toHaveFocus()
  expect(await s.stored()).toMatchObject({ is_published: 0, revision: 1 })
})

test('everything goes by keyboard: arrows, Delete, undo and redo in any layout, save', async () => {
  const s = await shop()
  await s.openProducts()
  cards()[0]?.focus()
  await s.user.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowUp}{/Shift}')
  expect(left()).toHaveValue('52 %')
  expect(screen.getByRole('textbox', { name: /^Сверху/ })).toHaveValue('45 %')
  expect(
    screen.getByText(/Выбрана метка 1, Кружка «Утро»: 52% слева, 45% сверху/),
  ).toBeInTheDocument()

  fireEvent.keyDown(frame(), { key: 'Delete' })
  expect(screen.queryByRole('list', { name: 'Товары на слайде' })).not.toBeInTheDocument()
  fireEvent.keyDown(frame(), { key: 'я', code: 'KeyZ', ctrlKey: true })
  expect(left()).toHaveValue('52 %')
  fireEvent.keyDown(frame(), { key: 'я', code: 'KeyZ', metaKey: true })
  expect(left()).toHaveValue('50 %')
  fireEvent.keyDown(frame(), { key: 'Я', code: 'KeyZ', ctrlKey: true, shiftKey: true })
  expect(left()).toHaveValue('52 %')

  await s.openTab('Редактор')
  fireEvent.keyDown(text(), { key: 'ы', code: 'KeyS', ctrlKey: true })
  await screen.findByText('Пост сохранён')
  expect(await s.marks()).toMatchObject([{ x: 52, y: 45 }])
})

test('a card removed hands the focus to its neighbour', async () => {
  const s = await shop()
  await s.openProducts()
  await s.user.type(screen.getByRole('textbox', { name: 'Найти товар' }), 'ваза')
  await s.user.click(await screen.findByRole('option', { name: /Ваза/ }))
  await s.user.click(button('Убрать товар: Кружка «Утро»'))
  expect(cards()).toHaveLength(1)
  expect(cards()[0]).toHaveFocus()
  expect(cards()[0]).toHaveAccessibleName('1. Ваза «Капля»')
})

test('a marker is hidden by its switch and the number field takes only whole percents', async () => {
  const s = await shop()
  await s.openProducts()
  await s.user.click(screen.getByRole('switch', { name: 'Показывать метку: Кружка «Утро»' }))
  await s.user.clear(left())
  await s.user.type(left(), '250')
  await s.user.tab()
  expect(left()).toHaveValue('25 %')
  await s.user.click(button('Сохранить'))
  await screen.findByText('Пост сохранён')
  expect(await s.marks()).toMatchObject([{ x: 25, show: 0 }])
})

test('each picture of a carousel has its own products', async () => {
  const s = await shop()
  await s.openProducts()
  await s.user.click(button('Слайд 2 из 2'))
  await screen.findByText(/Найдите товар, и на слайде появится его метка/)
  await s.user.click(button('Слайд 1 из 2'))
  expect(cards()).toHaveLength(1)
})

describe('when someone else saved meanwhile', () => {
  async function conflict() {
    const s = await shop()
    await s.open()
    await s.user.type(text(), ' моё')
    await s.savedByOther('Чужое')
    await s.user.click(button('Сохранить'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Пост изменили без вас' }))
    return { ...s, dialog }
  }

  test('mine is kept', async () => {
    const { dialog, user, stored } = await conflict()
    await user.click(dialog.getByRole('button', { name: 'Сохранить мою версию' }))
    await screen.findByText('Пост сохранён')
    expect(await stored()).toMatchObject({ text: 'Утро моё', revision: 3 })
  })

  test('theirs is taken', async () => {
    const { dialog, user, stored } = await conflict()
    await user.click(dialog.getByRole('button', { name: 'Взять чужую версию' }))
    await waitFor(() => {
      expect(text()).toHaveValue('Чужое')
    })
    expect(await stored()).toMatchObject({ text: 'Чужое', revision: 2 })
  })

  test('who it was and when is said; of one’s own other tab as well', async () => {
    const s = await shop()
    await s.open()
    const post = await postInfoOf(s.server, s.account, s.post.id)
    await s.user.type(text(), ' моё')
    await s.server.db
      .updateTable('post')
      .set({ text: 'Из другой вкладки', revision: 2 })
      .where('id', '=', post.vitrinaPost.id ?? 0)
      .execute()
    const note = (personId: number | null) =>
      s.server.db
        .insertInto('audit')
        .values({
          account_id: s.account.id,
          person_id: personId,
          action: 'post.save',
          entity: 'post',
          entity_id: `${s.post.id}`,
          at: s.server.clock.now(),
          detail: '{}',
        })
        .execute()
    const conflictSays = async (title: string, words: RegExp) => {
      await s.user.click(button('Сохранить'))
      const dialog = await screen.findByRole('dialog', { name: title })
      expect(dialog).toHaveTextContent(words)
      await s.user.keyboard('{Escape}')
    }
    const { id: own } = await s.server.db
      .selectFrom('person')
      .select('id')
      .orderBy('id')
      .executeTakeFirstOrThrow()
    await note(own)
    await conflictSays('Пост изменён в другой вкладке', /вы сами.*\d\d:\d\d/)
    await note(null)
    await conflictSays('Пост изменили без вас', /по расписанию/)
    const other = await aPerson(s.server, s.account, 'editor', 'anna@shop.test')
    await note(other.id)
    await conflictSays('Пост изменили без вас', /anna@shop\.test.*\d\d:\d\d/)
  })

  test('theirs is looked at in another tab and the choice stays', async () => {
    const { dialog, post } = await conflict()
    const link = dialog.getByRole('link', { name: 'Посмотреть в новой вкладке' })
    expect(link).toHaveAttribute('href', expect.stringMatching(new RegExp(`/${post.id}$`)))
    expect(link).toHaveAttribute('target', '_blank')
  })
})

test('a refusal of the server is shown where a success would be, and the work stays', async () => {
  const s = await shop()
  await s.open()
  await s.user.type(text(), ' и день')
  const mend = s.answer(postEditingEndpoints.savePost, {}, brokenServer)
  await s.user.click(button('Сохранить'))
  const message = await screen.findByRole('alert')
  expect(message).toHaveTextContent('Ошибка, сервер недоступен')
  mend()
  await s.user.click(button('Сохранить'))
  await screen.findByText('Пост сохранён')
  expect(await s.stored()).toMatchObject({ text: 'Утро и день' })
})

test('leaving with unsaved changes asks first; staying keeps them', async () => {
  const s = await shop()
  const { router } = await s.open()
  await s.user.type(text(), '!')
  expect(screen.getByText('Есть изменения')).toBeInTheDocument()
  await s.user.click(screen.getByRole('link', { name: 'Назад в медиатеку' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Уйти без сохранения?' }))
  await s.user.click(dialog.getByRole('button', { name: 'Отмена' }))
  expect(text()).toHaveValue('Утро!')

  await s.user.click(screen.getByRole('link', { name: 'Назад в медиатеку' }))
  await s.user.click(await screen.findByRole('button', { name: 'Уйти' }))
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/')
  })
})

test('leaving saves on the way, or stays with what stopped the save', async () => {
  const s = await shop()
  const { router } = await s.open()
  await s.user.type(text(), '!')
  const leave = async () => {
    await s.user.click(screen.getByRole('link', { name: 'Назад в медиатеку' }))
    await s.user.click(await screen.findByRole('button', { name: 'Сохранить и уйти' }))
  }
  const mend = s.answer(postEditingEndpoints.savePost, {}, brokenServer)
  await leave()
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
  expect(screen.getByRole('alert')).toHaveTextContent('Ошибка, сервер недоступен')
  expect(text()).toHaveValue('Утро!')
  mend()
  await leave()
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/')
  })
  expect(await s.stored()).toMatchObject({ text: 'Утро!' })
})

test('without changes the way back is open and a fresh copy is read next time', async () => {
  const s = await shop()
  const { router } = await s.open()
  await s.user.click(screen.getByRole('link', { name: 'Назад в медиатеку' }))
  await screen.findByRole('heading', { name: 'Медиатека' })
  await s.savedByOther('Новое')
  await router.navigate(`/${s.post.id}`)
  expect(await screen.findByRole('textbox', { name: 'Текст поста' })).toHaveValue('Новое')
})

test('an observer reads everything, changes nothing and is told why', async () => {
  const s = await shop()
  await s.open('observer')
  expect(screen.getByText(/не менять его/)).toBeInTheDocument()
  expect(text()).toHaveAttribute('readonly')
  for (const name of ['Сохранить', 'Опубликовать', 'Отменить']) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
  }
  fireEvent.keyDown(text(), { code: 'KeyS', ctrlKey: true })
  await s.openTab('Разметка товаров')
  expect(left()).toHaveAttribute('readonly')
  cards()[0]?.focus()
  await s.user.keyboard('{ArrowRight}{Delete}')
  expect(left()).toHaveValue('50 %')
})

test('a post that is not there says so and leads back', async () => {
  const w = await world()
  await w.show('/404404')
  await screen.findByRole('heading', { name: 'Такого поста нет' })
  await w.user.click(screen.getByRole('link', { name: 'В медиатеку' }))
  await screen.findByRole('heading', { name: 'Медиатека' })
})

test('a post that could not be loaded comes on a retry', async () => {
  const s = await shop()
  const mend = s.answer(postEndpoints.searchPosts, {}, brokenServer)
  await s.show(`/${s.post.id}`)
  await screen.findByText('Не получилось загрузить')
  mend()
  await s.user.click(button('Попробовать снова'))
  expect(await screen.findByRole('textbox', { name: 'Текст поста' })).toHaveValue('Утро')
})
