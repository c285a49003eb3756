import { screen, waitFor, within } from '@testing-library/react'
import { membershipEndpoints } from '@/contract/endpoints/membership'
import { signIn } from '../../../../test/server/client'
import { aPerson } from '../../../../test/server/factories'
import { brokenServer } from '../../../../test/failures'
import { world, type ScreenWorld } from '../../../../test/world'

async function fillIn(w: ScreenWorld, fields: Record<string, string>) {
  const dialog = await screen.findByRole('dialog', { name: 'Новый сотрудник' })
  for (const [label, text] of Object.entries(fields)) {
    const field = within(dialog).getByLabelText(new RegExp(`^${label}`))
    await w.user.clear(field)
    await w.user.paste(text)
  }
  return dialog
}
const NINA = {
  Имя: 'Нина Орлова',
  Почта: 'nina@shop.test',
  'Пароль \\*$': 'Lemon-12',
  'Пароль ещё раз': 'Lemon-12',
}

async function chooseRole(w: ScreenWorld, combobox: HTMLElement, name: string) {
  await w.user.click(combobox)
  await w.user.click(await screen.findByRole('option', { name }))
}

test('a member is added, given another role and removed', async () => {
  const w = await world()
  const { store } = await w.show('/membership')
  await screen.findByText('Владелец')
  await w.user.click(screen.getByRole('button', { name: 'Добавить сотрудника' }))
  const dialog = await fillIn(w, NINA)
  await chooseRole(w, within(dialog).getByRole('combobox', { name: /Роль/ }), 'Редактор')
  await w.user.click(within(dialog).getByRole('button', { name: 'Добавить' }))
  await screen.findByText('Сотрудник добавлен')
  expect(screen.getByText('nina@shop.test')).toBeInTheDocument()
  await signIn(w.server, 'nina@shop.test', 'Lemon-12')

  await chooseRole(w, screen.getByRole('combobox', { name: 'Роль: Нина Орлова' }), 'Маркетолог')
  await screen.findByText('Роль изменена')
  expect(screen.getByRole('combobox', { name: 'Роль: Нина Орлова' })).toHaveValue('Маркетолог')
  expect(store.getState().membership.isLoading).toBe(false)

  await w.user.click(screen.getByRole('button', { name: 'Удалить из команды: Нина Орлова' }))
  const question = await screen.findByRole('dialog', { name: 'Удалить из команды: Нина Орлова?' })
  await w.user.click(within(question).getByRole('button', { name: 'Удалить' }))
  await screen.findByText('Сотрудник удалён')
  await waitFor(() => {
    expect(screen.queryByText('nina@shop.test')).not.toBeInTheDocument()
  })
})

test('what is wrong is said at its field before anything is sent', async () => {
  const w = await world()
  await w.show('/membership')
  await w.user.click(await screen.findByRole('button', { name: 'Добавить сотрудника' }))
  const dialog = await fillIn(w, {
    Имя: '   ',
    Почта: 'nina@shop',
    'Пароль \\*$': 'лимон',
    'Пароль ещё раз': 'Lemon-12',
  })
  await w.user.click(within(dialog).getByRole('button', { name: 'Добавить' }))
  for (const text of [
    'Здесь только пробелы',
    'Проверьте адрес почты',
    'Заполните это поле',
    /^Подойдут только латинские буквы/,
    'Пароли не совпадают',
  ]) {
    expect(within(dialog).getByText(text)).toBeVisible()
  }
  await fillIn(w, { 'Пароль \\*$': 'Lem' })
  expect(within(dialog).getByText('Пароль короче 6 символов')).toBeVisible()
  expect(within(dialog).getByLabelText(/^Почта/)).toHaveValue('nina@shop')
})

test('an e-mail that is taken is said at its field, and what was typed stays', async () => {
  const w = await world()
  await aPerson(w.server, w.account, 'editor')
  await w.show('/membership')
  await w.user.click(await screen.findByRole('button', { name: 'Добавить сотрудника' }))
  const dialog = await fillIn(w, { ...NINA, Почта: 'editor@shop.test' })
  await chooseRole(w, within(dialog).getByRole('combobox', { name: /Роль/ }), 'Редактор')
  await w.user.click(within(dialog).getByRole('button', { name: 'Добавить' }))
  await within(dialog).findByText(
    'Человек с почтой editor@shop.test уже есть. Укажите другую почту',
  )
  expect(within(dialog).getByLabelText(/^Имя/)).toHaveValue('Нина Орлова')
  await fillIn(w, { Почта: 'nina@shop.test' })
  await w.user.click(within(dialog).getByRole('button', { name: 'Добавить' }))
  await screen.findByText('Сотрудник добавлен')
})

test('a form that was begun is not thrown away without asking', async () => {
  const w = await world()
  await w.show('/membership')
  await w.user.click(await screen.findByRole('button', { name: 'Добавить сотрудника' }))
  const dialog = await fillIn(w, { Имя: 'Нина' })
  await w.user.keyboard('{Escape}')
  const question = await screen.findByRole('dialog', { name: 'Закрыть без сохранения?' })
  await w.user.click(within(question).getByRole('button', { name: 'Отмена' }))
  expect(within(dialog).getByLabelText(/^Имя/)).toHaveValue('Нина')
  await w.user.click(within(dialog).getByRole('button', { name: 'Отмена' }))
  await w.user.click(await screen.findByRole('button', { name: 'Не сохранять' }))
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

test('the roles and their rights are explained in a table', async () => {
  const w = await world()
  await w.show('/membership')
  await w.user.click(await screen.findByRole('button', { name: 'Роли и права' }))
  const row = await screen.findByRole('row', { name: /^Создавать и удалять сегменты/ })
  const marks = within(row).getAllByRole('img')
  expect(marks.map((mark) => mark.getAttribute('aria-label'))).toEqual([
    'можно',
    'можно',
    'можно',
    'нельзя',
  ])
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Что можно делать',
    'Администратор',
    'Редактор',
    'Маркетолог',
    'Наблюдатель',
  ])
})

test('an owner is out of an administrator’s reach; one’s own rights are given up with a question', async () => {
  const w = await world()
  await aPerson(w.server, w.account, 'owner')
  const { router } = await w.show('/membership', { as: 'administrator' })
  await screen.findByText('Владелец')
  expect(screen.queryByRole('button', { name: /^Удалить из команды/ })).not.toBeInTheDocument()
  const own = screen.getByRole('combobox', { name: 'Роль: administrator@shop.test' })
  await chooseRole(w, own, 'Редактор')
  const question = await screen.findByRole('dialog', {
    name: 'Отказаться от управления командой?',
  })
  await w.user.click(within(question).getByRole('button', { name: 'Сменить роль' }))
  await screen.findByText('У вас нет прав на этот раздел')
  expect(router.state.location.pathname).toBe('/')
})

test('the last manager is told why they cannot go', async () => {
  const w = await world()
  await w.show('/membership', { as: 'administrator' })
  const own = await screen.findByRole('combobox', { name: 'Роль: administrator@shop.test' })
  await chooseRole(w, own, 'Редактор')
  await w.user.click(await screen.findByRole('button', { name: 'Сменить роль' }))
  await screen.findByText('Должен остаться хотя бы один человек, который управляет пользователями')
  expect(own).toHaveValue('Администратор')
})

test('a team that cannot be loaded can be asked for again', async () => {
  const w = await world()
  const mend = w.answer(membershipEndpoints.listTeamMemberships, {}, brokenServer)
  await w.show('/membership')
  await screen.findByRole('alert')
  mend()
  await w.user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
  await screen.findByText('Владелец')
})

test('those who may not manage people are turned away', async () => {
  const w = await world()
  const { router } = await w.show('/membership', { as: 'observer' })
  await screen.findByText('У вас нет прав на этот раздел')
  expect(router.state.location.pathname).toBe('/')
})
