import { act, screen, waitFor, within } from '@testing-library/react'
import { membershipEndpoints } from '@/contract/endpoints/account/membership'
import { userEndpoints } from '@/contract/endpoints/user'
import { expectTypedIsKept } from '../../../../test/expectTypedIsKept'
import { brokenServer } from '../../../../test/failures'
import { signIn, TEST_PASSWORD } from '../../../../test/server/client'
import { world, type ScreenWorld } from '../../../../test/world'

const OBSERVER = 'observer@shop.test'

async function openDialog(w: ScreenWorld) {
  await w.user.click(await screen.findByRole('button', { name: /^Аккаунт/ }))
  await w.user.click(await screen.findByRole('menuitem', { name: 'Пароль и устройства' }))
  return screen.findByRole('dialog', { name: 'Пароль и устройства' })
}

async function fillIn(w: ScreenWorld, dialog: HTMLElement, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) {
    const field = within(dialog).getByLabelText(new RegExp(`^${label}`))
    await w.user.clear(field)
    await w.user.paste(text)
  }
  await w.user.click(within(dialog).getByRole('button', { name: 'Сохранить пароль' }))
}

test('changes the user’s own password from the account menu in any role', async () => {
  const w = await world()
  const { store } = await w.show('/albums', { as: 'observer' })
  const dialog = await openDialog(w)
  await fillIn(w, dialog, {
    'Текущий пароль': 'wrong-1',
    'Новый пароль': 'Lemon-12',
    'Повторите пароль': 'Lemon-13',
  })
  expect(within(dialog).getByText('Пароли не совпадают')).toBeVisible()
  const repeated = within(dialog).getByLabelText(/^Повторите пароль/)
  expect(repeated).toBeInvalid()
  expect(repeated).toHaveFocus()
  await fillIn(w, dialog, { 'Повторите пароль': 'Lemon-12' })
  await within(dialog).findByText('Это не текущий пароль')
  await waitFor(() => {
    expect(within(dialog).getByLabelText(/^Текущий пароль/)).toHaveFocus()
  })
  expect(within(dialog).getByLabelText(/^Новый пароль/)).toHaveValue('Lemon-12')
  expect(store.getState().membership).toMatchObject({ isPasswordOpen: true, isLoading: false })

  await fillIn(w, dialog, { 'Текущий пароль': TEST_PASSWORD })
  await screen.findByText('Новый пароль сохранён')
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
  await signIn(w.server, 'observer@shop.test', 'Lemon-12')
})

test('shows the password requirements before typing', async () => {
  const w = await world()
  await w.show('/albums')
  const dialog = await openDialog(w)
  expect(within(dialog).getByLabelText(/^Новый пароль/)).toHaveAccessibleDescription(
    'Не меньше 6 символов: латинские буквы, цифры и знаки',
  )
})

test('keeps a typed password when Escape is pressed', async () => {
  const w = await world()
  await w.show('/albums')
  const field = within(await openDialog(w)).getByLabelText(/^Новый пароль/)
  await w.user.type(field, 'Lemon-12')
  await expectTypedIsKept(w.user, field, 'Lemon-12')
})

test('closes when the screen changes', async () => {
  const w = await world()
  const { router } = await w.show('/albums')
  await openDialog(w)
  await act(() => router.navigate('/segments'))
  await screen.findByRole('heading', { level: 1, name: 'Сегменты' })
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('asks to wait after too many wrong passwords', async () => {
  const w = await world()
  await w.show('/albums', { as: 'observer' })
  const dialog = await openDialog(w)
  const fields = { 'Новый пароль': 'Lemon-12', 'Повторите пароль': 'Lemon-12' }
  await fillIn(w, dialog, { 'Текущий пароль': 'wrong-1', ...fields })
  await within(dialog).findByText('Это не текущий пароль')
  await w.server.db
    .updateTable('sign_in_attempt')
    .set({ retry_at: w.server.clock.now() + 15_000 })
    .execute()
  await fillIn(w, dialog, { 'Текущий пароль': TEST_PASSWORD })
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'Слишком много попыток. Попробуйте ещё раз через 15 секунд',
  )
})

test('lists the user’s own sessions, in any role, and ends them', async () => {
  const w = await world()
  await w.show('/albums', { as: 'observer' })
  const elsewhere = [await signIn(w.server, OBSERVER), await signIn(w.server, OBSERVER)]
  const dialog = await openDialog(w)
  const list = await within(dialog).findByRole('list')
  expect(within(list).getAllByRole('listitem')).toHaveLength(3)
  expect(within(list).getAllByText('Это устройство')).toHaveLength(1)
  const [end] = within(list).getAllByRole('button', { name: /^Завершить сеанс: / })
  await w.user.click(end!)
  await screen.findByText('Сеанс завершён')
  await waitFor(() => {
    expect(within(list).getAllByRole('listitem')).toHaveLength(2)
  })
  await w.user.click(within(dialog).getByRole('button', { name: 'Завершить все остальные' }))
  await within(dialog).findByText('На других устройствах вы не вошли.')
  for (const client of elsewhere) {
    expect((await client.attempt(userEndpoints.getUser)).status).toBe(401)
  }
})

test('retries loading the sessions', async () => {
  const w = await world()
  const mend = w.answer(membershipEndpoints.listSessions, {}, brokenServer)
  await w.show('/albums', { as: 'observer' })
  const dialog = await openDialog(w)
  const retry = await within(dialog).findByRole('button', { name: 'Попробовать снова' })
  mend()
  await w.user.click(retry)
  await within(dialog).findByText('Это устройство')
})
