import { fireEvent, screen, waitFor } from '@testing-library/react'
import { aText } from '../../../../../test/server/elements'
import { aPost } from '../../../../../test/server/factories'
import { world } from '../../../../../test/world'

/** A post with a selected text on its frame. */
async function open() {
  const w = await world()
  const elements = { textStickers: [aText({ text: 'Раз' })] }
  const post = await aPost(w.server, w.account, { text: 'Утро', elements })
  await w.show(`/${post.id}?tab=text`)
  await w.user.click(await screen.findByRole('button', { name: 'Надпись: Раз' }))
  return w
}
const row = () => screen.queryByRole('button', { name: 'Надпись: Раз' })
const left = () => screen.getByRole('textbox', { name: 'Слева' })

test('moves the selected elements by arrow keys after a click on a tab, and switches tabs when the tab was focused by keys', async () => {
  const w = await open()
  const tab = screen.getByRole('tab', { name: 'Текст' })
  await w.user.click(tab)
  const before = (left() as HTMLInputElement).value
  await w.user.keyboard('{Shift>}{ArrowRight}{/Shift}')
  expect(left()).not.toHaveValue(before)
  expect(tab).toHaveAttribute('aria-selected', 'true')
  await w.user.keyboard('{Tab}{Shift>}{Tab}{/Shift}')
  expect(tab).toHaveFocus()
  await w.user.keyboard('{ArrowRight}')
  expect(tab).not.toHaveFocus()
})

test('removes the selected elements by Delete after a click on a button, and keeps the focus in the editor', async () => {
  const w = await open()
  const remove = screen.getByRole('button', { name: 'Удалить' })
  await w.user.click(screen.getByRole('tab', { name: 'Текст' }))
  await w.user.keyboard('{Delete}')
  expect(row()).not.toBeInTheDocument()
  expect(document.body).not.toHaveFocus()
  fireEvent.keyDown(document.activeElement!, { code: 'KeyZ', ctrlKey: true })
  expect(row()).toBeInTheDocument()
  await w.user.click(row()!)
  await w.user.click(remove)
  expect(row()).not.toBeInTheDocument()
})

test('moves the focus to the frame when the focused control disappears', async () => {
  await open()
  const field = await screen.findByRole('textbox', { name: 'Текст надписи' })
  field.focus()
  fireEvent.keyDown(screen.getByRole('application'), { key: 'Delete' })
  await waitFor(() => {
    expect(screen.getByRole('application')).toHaveFocus()
  })
})

test('does not handle keys that are pressed in a field', async () => {
  const w = await open()
  const field = await screen.findByRole('textbox', { name: 'Текст надписи' })
  await w.user.click(field)
  await w.user.keyboard('{Backspace}0-+')
  expect(field).toHaveValue('Ра0-+')
  expect(screen.getByRole('button', { name: /^Масштаб/ })).toHaveTextContent('100')
})

test('zooms by buttons and keys, and returns to the whole frame', async () => {
  const w = await open()
  const zoom = () => screen.getByRole('button', { name: /^Масштаб/ })
  await w.user.click(screen.getByRole('button', { name: 'Крупнее' }))
  await w.user.keyboard('+')
  await waitFor(() => {
    expect(zoom()).toHaveTextContent(/150/)
  })
  await w.user.keyboard('-')
  await waitFor(() => {
    expect(zoom()).toHaveTextContent(/125/)
  })
  await w.user.keyboard('0')
  expect(screen.getByRole('button', { name: 'Показать кадр целиком' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

const undo = (field: HTMLElement) => fireEvent.keyDown(field, { code: 'KeyZ', ctrlKey: true })

test('undoes a switch or a colour by Ctrl+Z, but in a field only the text of that field', async () => {
  const w = await world()
  const post = await aPost(w.server, w.account, { text: 'Утро' })
  await w.show(`/${post.id}`)
  const toggle = await screen.findByRole('switch', { name: 'Показывать метки товаров' })
  const before = (toggle as HTMLInputElement).checked
  await w.user.click(toggle)
  undo(toggle)
  expect((toggle as HTMLInputElement).checked).toBe(before)
  expect(screen.queryByText('Есть изменения')).not.toBeInTheDocument()

  const text = screen.getByRole('textbox', { name: 'Текст поста' })
  fireEvent.change(text, { target: { value: 'Утро в лесу' } })
  undo(text)
  expect(text).toHaveValue('Утро в лесу')

  await w.user.click(screen.getByRole('tab', { name: 'Медиа и фон' }))
  const color = await screen.findByLabelText('Цвет')
  const { value } = color as HTMLInputElement
  fireEvent.change(color, { target: { value: '#102030' } })
  undo(color)
  expect(color).toHaveValue(value)
})
