import { fireEvent, screen } from '@testing-library/react'
import { button, cards, frame, left, openShop, text } from '../../testing/mugPost'

test('a product is found, marked, placed, and all of it published', async () => {
  const s = await openShop()
  await s.openProducts()
  await s.user.type(screen.getByRole('combobox', { name: 'Найти товар' }), 'ваза')
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

test('everything goes by keyboard: arrows, Delete, undo and redo in any layout, save', async () => {
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

test('a card removed hands the focus to its neighbour', async () => {
  const s = await openShop()
  await s.openProducts()
  await s.user.type(screen.getByRole('combobox', { name: 'Найти товар' }), 'ваза')
  await s.user.click(await screen.findByRole('option', { name: /Ваза/ }))
  await s.user.click(button('Убрать товар: Кружка «Утро»'))
  expect(cards()).toHaveLength(1)
  expect(cards()[0]).toHaveFocus()
  expect(cards()[0]).toHaveAccessibleName('1. Ваза «Капля»')
})

test('a marker is hidden by its switch and the number field takes only whole percents', async () => {
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

test('each picture of a carousel has its own products', async () => {
  const s = await openShop()
  await s.openProducts()
  await s.user.click(button('Слайд 2 из 2'))
  await screen.findByText(/Найдите товар, и на слайде появится его метка/)
  await s.user.click(button('Слайд 1 из 2'))
  expect(cards()).toHaveLength(1)
})
