import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { aMedia, aPost, aProduct, type TestRole } from '../../../../../test/server/factories'
import { world } from '../../../../../test/world'
import { button, cards, frame, left, openShop, text } from '@/features/editor/testing/mugPost'

test('finds a product, marks it on the picture, moves the marker and publishes the post', async () => {
  const s = await openShop()
  await s.openProducts()
  await s.user.click(screen.getByRole('combobox', { name: 'Найти товар' }))
  await s.user.paste('ваза')
  await s.user.click(await screen.findByRole('option', { name: /Ваза/ }))
  expect(cards()).toHaveLength(2)
  expect(cards()[1]).toHaveAttribute('aria-current', 'true')

  fireEvent.change(left('Ваза «Капля»'), { target: { value: '12' } })
  await s.openTab('Редактор')
  fireEvent.change(text(), { target: { value: 'Доброе утро' } })
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

test('supports arrows, Delete, undo, redo and save by keyboard, in any keyboard layout', async () => {
  const s = await openShop()
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

test('focuses the next product after a removal', async () => {
  const s = await openShop()
  await s.openProducts()
  await s.user.click(screen.getByRole('combobox', { name: 'Найти товар' }))
  await s.user.click(await screen.findByRole('option', { name: /Ваза/ }))
  await s.user.click(button('Убрать товар: Кружка «Утро»'))
  expect(cards()).toHaveLength(1)
  expect(cards()[0]).toHaveFocus()
  expect(cards()[0]).toHaveAccessibleName('1. Ваза «Капля»')
})

test('hides a marker by its switch, and limits its typed position to whole percents', async () => {
  const s = await openShop()
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

test('shows the products of the current slide only', async () => {
  const s = await openShop()
  await s.openProducts()
  await s.user.click(button('Слайд 2 из 2'))
  await screen.findByText(/Найдите товар, и на слайде появится его метка/)
  await s.user.click(button('Слайд 1 из 2'))
  expect(cards()).toHaveLength(1)
})

/** A post with a mug marked on the first of its pictures. */
async function openSettings({ pictures = 3 } = {}) {
  const w = await world()
  const mug = await aProduct(w.server, w.account)
  const media = []
  for (let count = 0; count < pictures; count += 1) media.push(await aMedia(w.server, w.account))
  const post = await aPost(w.server, w.account, { text: 'Утро', products: [mug], media })
  const stored = () =>
    w.server.db
      .selectFrom('media_link')
      .select([
        'is_similar as similar',
        'show_on_all_slides as all',
        'hidden_carousel_positions as hidden',
        'hide_at_product_page as hiddenAtPage',
      ])
      .executeTakeFirstOrThrow()
  const open = async (as: TestRole = 'owner') => {
    const shown = await w.show(`/${post.id}?tab=links`, { as })
    await w.user.click(await screen.findByText('Настройки'))
    return shown
  }
  return { ...w, post, stored, open }
}

const MUG = 'Кружка «Утро»'
const similar = () => screen.getByRole('switch', { name: `Похожий товар: ${MUG}` })
const onAll = () => screen.getByRole('switch', { name: `На всех слайдах поста: ${MUG}` })
const onPage = () => screen.getByRole('switch', { name: `Показывать на странице товара: ${MUG}` })
const slide = (number: number) =>
  within(screen.getByRole('group', { name: 'Показывать на слайдах' })).getByRole('checkbox', {
    name: `Слайд ${number} из 3`,
  })
const undo = () => fireEvent.keyDown(window, { code: 'KeyZ', ctrlKey: true })

test('saves a similar product that is shown on all slides but one, and restores that slide', async () => {
  const s = await openSettings()
  const { router } = await s.open()
  await s.user.click(similar())
  await s.user.click(onAll())
  await s.user.click(slide(2))
  await s.user.click(screen.getByRole('button', { name: 'Слайд 3 из 3' }))
  await screen.findByText(`Ещё на этом слайде: ${MUG}`)
  await s.user.click(screen.getByRole('button', { name: 'Слайд 2 из 3' }))
  expect(screen.queryByText(/Ещё на этом слайде/)).not.toBeInTheDocument()
  await s.user.click(screen.getByRole('button', { name: 'Сохранить' }))
  await screen.findByText('Пост сохранён')
  expect(await s.stored()).toEqual({ similar: 1, all: 1, hidden: '[2]', hiddenAtPage: 0 })

  await router.navigate('/albums')
  await screen.findByRole('heading', { level: 1, name: 'Альбомы' })
  await router.navigate(`/${s.post.id}?tab=links`)
  await s.user.click(await screen.findByText('Настройки'))
  expect(similar()).toBeChecked()
  expect(onAll()).toBeChecked()
  expect([1, 2, 3].map((number) => (slide(number) as HTMLInputElement).checked)).toEqual([
    true,
    false,
    true,
  ])
})

test('shows the post on the product’s page until its switch is turned off', async () => {
  const s = await openSettings({ pictures: 1 })
  await s.open()
  // A post of one picture has no other pictures to choose.
  expect(screen.queryByRole('switch', { name: /На всех слайдах/ })).not.toBeInTheDocument()
  expect(onPage()).toBeChecked()
  await s.user.click(onPage())
  expect(onPage()).not.toBeChecked()
  await screen.findByText('Есть изменения')
  undo()
  await waitFor(() => {
    expect(onPage()).toBeChecked()
  })
  expect(screen.queryByText('Есть изменения')).not.toBeInTheDocument()

  await s.user.click(onPage())
  await s.user.click(screen.getByRole('button', { name: 'Сохранить' }))
  await screen.findByText('Пост сохранён')
  expect(await s.stored()).toMatchObject({ hiddenAtPage: 1 })
})

test('undoes each setting in one step', async () => {
  const s = await openSettings()
  await s.open()
  await s.user.click(similar())
  await s.user.click(onAll())
  await s.user.click(slide(1))
  await s.user.click(onAll())
  expect(screen.queryByRole('group', { name: 'Показывать на слайдах' })).not.toBeInTheDocument()
  undo()
  await waitFor(() => {
    expect(onAll()).toBeChecked()
  })
  expect(slide(1)).not.toBeChecked()
  undo()
  await waitFor(() => {
    expect(slide(1)).toBeChecked()
  })
  undo()
  undo()
  await waitFor(() => {
    expect(similar()).not.toBeChecked()
  })
  expect(screen.queryByText('Есть изменения')).not.toBeInTheDocument()
})

test('disables the settings for an observer', async () => {
  const s = await openSettings()
  await s.server.db.updateTable('media_link').set({ hide_at_product_page: 1 }).execute()
  await s.open('observer')
  for (const setting of [similar(), onAll(), onPage()]) {
    expect(setting).toBeDisabled()
    expect(setting).not.toBeChecked()
  }
})
