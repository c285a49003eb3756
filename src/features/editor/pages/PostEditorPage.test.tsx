import { fireEvent, screen, waitFor } from '@testing-library/react'
import { postEndpoints } from '@/contract/endpoints/posts'
import { brokenServer } from '../../../../test/failures'
import { world } from '../../../../test/world'
import { button, cards, frame, left, openShop, text } from '../testing/mugPost'

test('shows the picture, its products, the text and the albums', async () => {
  const s = await openShop()
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

test('publishing without an album says so at the albums and leads there', async () => {
  const s = await openShop()
  await s.open()
  await s.user.click(button('Опубликовать'))
  await screen.findByText('Чтобы опубликовать пост, выберите хотя бы один альбом')
  expect(screen.getByRole('combobox', { name: 'Альбомы' })).toHaveFocus()
  expect(await s.stored()).toMatchObject({ is_published: 0, revision: 1 })
})

test('an observer reads everything, changes nothing and is told why', async () => {
  const s = await openShop()
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
  const s = await openShop()
  const mend = s.answer(postEndpoints.searchPosts, {}, brokenServer)
  await s.show(`/${s.post.id}`)
  await screen.findByText('Не получилось загрузить')
  mend()
  await s.user.click(button('Попробовать снова'))
  expect(await screen.findByRole('textbox', { name: 'Текст поста' })).toHaveValue('Утро')
})
