import { screen, waitFor, within } from '@testing-library/react'
import { signIn, TEST_PASSWORD } from '../../../../test/server/client'
import { world, type ScreenWorld } from '../../../../test/world'

async function openDialog(w: ScreenWorld) {
  await w.user.click(await screen.findByRole('button', { name: /^Аккаунт/ }))
  await w.user.click(await screen.findByRole('menuitem', { name: 'Сменить пароль' }))
  return screen.findByRole('dialog', { name: 'Смена пароля' })
}

async function fillIn(w: ScreenWorld, dialog: HTMLElement, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) {
    const field = within(dialog).getByLabelText(new RegExp(`^${label}`))
    await w.user.clear(field)
    await w.user.paste(text)
  }
  await w.user.click(within(dialog).getByRole('button', { name: 'Сохранить пароль' }))
}

test('anybody changes their own password from the account menu', async () => {
  const w = await world()
  const { store } = await w.show('/albums', { as: 'observer' })
  const dialog = await openDialog(w)
  await fillIn(w, dialog, {
    'Нынешний пароль': 'wrong-1',
    'Новый пароль': 'Lemon-12',
    'Пароль ещё раз': 'Lemon-13',
  })
  expect(within(dialog).getByText('Пароли не совпадают')).toBeVisible()
  await fillIn(w, dialog, { 'Пароль ещё раз': 'Lemon-12' })
  await within(dialog).findByText('Это не ваш нынешний пароль')
  expect(within(dialog).getByLabelText(/^Новый пароль/)).toHaveValue('Lemon-12')
  expect(store.getState().membership).toMatchObject({ isPasswordOpen: true, isLoading: false })

  await fillIn(w, dialog, { 'Нынешний пароль': TEST_PASSWORD })
  await screen.findByText('Новый пароль сохранён')
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
  await signIn(w.server, 'observer@shop.test', 'Lemon-12')
})

test('who guesses too often is told to wait', async () => {
  const w = await world()
  await w.show('/albums', { as: 'observer' })
  const dialog = await openDialog(w)
  const fields = { 'Новый пароль': 'Lemon-12', 'Пароль ещё раз': 'Lemon-12' }
  await fillIn(w, dialog, { 'Нынешний пароль': 'wrong-1', ...fields })
  await within(dialog).findByText('Это не ваш нынешний пароль')
  await w.server.db
    .updateTable('sign_in_attempt')
    .set({ retry_at: w.server.clock.now() + 15_000 })
    .execute()
  await fillIn(w, dialog, { 'Нынешний пароль': TEST_PASSWORD })
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'Слишком много попыток. Попробуйте ещё раз через 15 секунд',
  )
})
