import { fireEvent, screen } from '@testing-library/react'
import { aPost, aProduct } from '../../../../../test/server/factories'
import { world } from '../../../../../test/world'

const undo = (field: HTMLElement) => fireEvent.keyDown(field, { code: 'KeyZ', ctrlKey: true })

test('Ctrl+Z takes back what was switched or coloured, and leaves the text of a field to the field', async () => {
  const w = await world()
  await aProduct(w.server, w.account)
  const post = await aPost(w.server, w.account, { text: 'Утро' })
  await w.show(`/${post.id}`)
  const toggle = await screen.findByRole('switch', { name: 'Показывать метки товаров' })
  const before = (toggle as HTMLInputElement).checked
  await w.user.click(toggle)
  undo(toggle)
  expect((toggle as HTMLInputElement).checked).toBe(before)
  expect(screen.queryByText('Есть изменения')).not.toBeInTheDocument()

  const text = screen.getByRole('textbox', { name: 'Текст поста' })
  await w.user.type(text, ' в лесу')
  undo(text)
  expect(text).toHaveValue('Утро в лесу')

  await w.user.click(screen.getByRole('tab', { name: 'Медиа и фон' }))
  const color = await screen.findByLabelText('Цвет')
  const { value } = color as HTMLInputElement
  fireEvent.change(color, { target: { value: '#102030' } })
  undo(color)
  expect(color).toHaveValue(value)
})
