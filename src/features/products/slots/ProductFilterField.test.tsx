import { screen, waitFor, within } from '@testing-library/react'
import { aLibraryToNarrow } from '../../../../test/scenarios'
import { world } from '../../../../test/world'

const chips = () => within(screen.getByRole('list', { name: 'Выбранные фильтры' }))

test('chooses a product by keyboard, keeps the focus in the field, and removes the product', async () => {
  const w = await world(aLibraryToNarrow)
  const { router } = await w.show('/')
  await screen.findByText('2 поста')
  await w.user.click(screen.getByRole('button', { name: /^Фильтры/ }))
  const panel = within(await screen.findByRole('dialog', { name: 'Фильтры' }))
  const search = await panel.findByRole('combobox', { name: 'Товар' })
  await w.user.type(search, 'кружк')
  await screen.findByRole('option', { name: /Кружка «Утро»/ })
  await w.user.keyboard('{Escape}')
  expect(search).toHaveAttribute('aria-expanded', 'false')
  expect(search).toHaveValue('кружк')
  await w.user.keyboard('{Enter}')
  const chosen = await panel.findByRole('textbox', { name: 'Товар' })
  expect(chosen).toHaveFocus()
  await waitFor(() => {
    expect(chosen).toHaveValue('Кружка «Утро»')
  })
  await panel.findByRole('button', { name: 'Показать 1 пост' })
  expect(router.state.location.search).toBe('?product=1')
  expect(await chips().findByText('Товар: Кружка «Утро»')).toBeInTheDocument()

  await w.user.click(panel.getByRole('button', { name: 'Любой товар' }))
  expect(await panel.findByRole('combobox', { name: 'Товар' })).toHaveFocus()
  await panel.findByRole('button', { name: 'Показать 2 поста' })
  expect(router.state.location.search).toBe('')
})

test('shows a deleted product by its number and allows its removal from the filter', async () => {
  const w = await world(aLibraryToNarrow)
  await w.show('/?product=79')
  await screen.findByText('Ничего не нашлось')
  await w.user.click(screen.getByRole('button', { name: /^Фильтры/ }))
  const field = await screen.findByRole('textbox', { name: 'Товар' })
  await waitFor(() => {
    expect(field).toHaveValue('Товар № 79')
  })
  expect(field).not.toHaveFocus()
  await w.user.keyboard('{Escape}')
  await w.user.click(await screen.findByRole('button', { name: 'Убрать: Товар № 79' }))
  await screen.findByText('2 поста')
})

test('finds posts by the name of their product', async () => {
  const w = await world(aLibraryToNarrow)
  await w.show('/')
  await screen.findByText('2 поста')
  const search = screen.getByRole('searchbox', { name: 'Текст, автор или товар' })
  await w.user.type(search, 'кружки')
  await screen.findByText('1 пост')
  expect(screen.getByRole('link', { name: /^Нужный/ })).toBeInTheDocument()
})
