import { screen, waitFor, within } from '@testing-library/react'
import { mailEndpoints } from '@/contract/endpoints/account/mail'
import { successEnvelope } from '@/contract/envelope'
import { brokenServer, refusedWith } from '../../../../test/failures'
import { world, type ScreenWorld } from '../../../../test/world'

const { getMail, chooseLetters, askEmailChange, cancelEmailChange } = mailEndpoints

async function openDialog(w: ScreenWorld) {
  await w.user.click(await screen.findByRole('button', { name: /^Аккаунт/ }))
  await w.user.click(await screen.findByRole('menuitem', { name: 'Почта и письма' }))
  return screen.findByRole('dialog', { name: 'Почта и письма' })
}
const MAIL = {
  email: 'owner@shop.test',
  isSetUp: true,
  change: null,
  topics: [{ topic: 'digest', isOn: true }],
}
const PENDING = {
  ...MAIL,
  change: {
    email: 'new@shop.test',
    isNewConfirmed: true,
    isOldConfirmed: false,
    expiresAt: '2026-03-19T12:00:00.000Z',
  },
}
const answers = (mail: object) => () => Response.json(successEnvelope({ mail }))

test('lets every role choose its letters, and reports that the server sends none', async () => {
  const w = await world()
  await w.show('/albums', { as: 'observer' })
  const dialog = await openDialog(w)
  expect(await within(dialog).findByText('observer@shop.test')).toBeVisible()
  expect(within(dialog).getByText(/команда npm run email/)).toBeVisible()
  expect(within(dialog).queryByRole('button', { name: 'Сменить почту' })).toBeNull()
  const [digest, ...others] = within(dialog).getAllByRole('switch')
  expect(others).toEqual([])
  expect(digest).not.toBeChecked()
  await w.user.click(digest!)
  await waitFor(() => {
    expect(digest).toBeChecked()
  })
  await waitFor(async () => {
    const rows = await w.server.db.selectFrom('mail_choice').selectAll().execute()
    expect(rows).toMatchObject([{ topic: 'digest', is_on: 1 }])
  })
})

test('reverts a choice that could not be stored', async () => {
  const w = await world()
  w.answer(chooseLetters, {}, brokenServer)
  const { store } = await w.show('/albums')
  const dialog = await openDialog(w)
  const limits = await within(dialog).findByRole('switch', { name: /^Тариф и лимиты/ })
  await w.user.click(limits)
  await waitFor(() => {
    expect(store.getState().toasts.items).toHaveLength(1)
  })
  await waitFor(() => {
    expect(limits).toBeChecked()
  })
})

test('requests another e-mail, shows the missing confirmations, and cancels the change', async () => {
  const w = await world()
  w.answer(getMail, {}, answers(MAIL))
  const mend = w.answer(
    askEmailChange,
    {},
    refusedWith(
      {
        code: 'wrong-current-password',
        field: 'current_password',
        message: 'Это не текущий пароль',
      },
      'Это не текущий пароль',
    ),
  )
  await w.show('/albums')
  const dialog = await openDialog(w)
  await w.user.click(await within(dialog).findByRole('button', { name: 'Сменить почту' }))
  const form = await screen.findByRole('dialog', { name: 'Новая почта' })
  const send = within(form).getByRole('button', { name: 'Отправить письма' })
  await w.user.click(send)
  const email = within(form).getByLabelText(/^Новая почта/)
  expect(email).toBeInvalid()
  await w.user.type(email, 'new@shop.test')
  const password = within(form).getByLabelText(/^Текущий пароль/)
  await w.user.type(password, 'window8')
  await w.user.click(send)
  await within(form).findByText('Это не текущий пароль')
  expect(email).toHaveValue('new@shop.test')
  mend()
  w.answer(askEmailChange, {}, answers(PENDING))
  w.answer(cancelEmailChange, {}, answers(MAIL))
  await w.user.click(send)
  expect(await within(dialog).findByText(/^Меняем на new@shop.test/)).toBeVisible()
  expect(within(dialog).getByText('Подтверждён')).toBeVisible()
  expect(within(dialog).getByText('Ждём')).toBeVisible()
  await w.user.click(within(dialog).getByRole('button', { name: 'Отменить смену' }))
  expect(await within(dialog).findByRole('button', { name: 'Сменить почту' })).toBeVisible()
  await screen.findByText('Почта останется прежней')
})

test('retries loading', async () => {
  const w = await world()
  const mend = w.answer(getMail, {}, brokenServer)
  await w.show('/albums', { as: 'observer' })
  const dialog = await openDialog(w)
  const retry = await within(dialog).findByRole('button', { name: 'Попробовать снова' })
  mend()
  await w.user.click(retry)
  await within(dialog).findByText('observer@shop.test')
})
