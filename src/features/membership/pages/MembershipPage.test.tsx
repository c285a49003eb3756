import { screen, waitFor, within } from '@testing-library/react'
import { membershipEndpoints } from '@/contract/endpoints/account/membership'
import { userEndpoints } from '@/contract/endpoints/user'
import { signIn } from '../../../../test/server/client'
import { aPerson } from '../../../../test/server/factories'
import { brokenServer } from '../../../../test/failures'
import { world, type ScreenWorld } from '../../../../test/world'

/** Opens the form of a new member with a password that the inviter passes on. */
async function openWithPassword(w: ScreenWorld) {
  await w.user.click(await screen.findByRole('button', { name: 'Добавить сотрудника' }))
  await w.user.click(await screen.findByRole('radio', { name: 'С паролем, который я задам' }))
}

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
  'Повторите пароль': 'Lemon-12',
}

async function chooseRole(w: ScreenWorld, combobox: HTMLElement, name: string) {
  await w.user.click(combobox)
  await w.user.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }))
}

test('adds a member, changes the member’s role and removes the member', async () => {
  const w = await world()
  const { store } = await w.show('/membership')
  await screen.findByText('Владелец')
  await openWithPassword(w)
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

test('invites a person by a link, which is shown once and copied', async () => {
  const w = await world()
  const { store } = await w.show('/membership')
  await w.user.click(await screen.findByRole('button', { name: 'Добавить сотрудника' }))
  const dialog = await fillIn(w, { Имя: 'Нина Орлова', Почта: 'nina@shop.test' })
  expect(within(dialog).queryByLabelText(/^Пароль/)).not.toBeInTheDocument()
  await chooseRole(w, within(dialog).getByRole('combobox', { name: /Роль/ }), 'Редактор')
  await w.user.click(within(dialog).getByRole('button', { name: 'Пригласить' }))

  const shown = await screen.findByRole('dialog', { name: 'Ссылка для nina@shop.test' })
  const link = within(shown).getByLabelText<HTMLInputElement>('Ссылка').value
  expect(link).toMatch(/\/my\/admin#link=/)
  const copied = jest.spyOn(navigator.clipboard, 'writeText')
  await w.user.click(within(shown).getByRole('button', { name: 'Скопировать' }))
  await screen.findByText('Ссылка скопирована')
  expect(copied).toHaveBeenCalledWith(link)
  copied.mockRejectedValueOnce(new Error('NotAllowedError'))
  await w.user.click(within(shown).getByRole('button', { name: 'Скопировать' }))
  await screen.findByText('Браузер не дал скопировать. Выделите ссылку и скопируйте её сами')
  await w.user.keyboard('{Escape}')
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
  expect(screen.getByText(/^Приглашение от .*входа ещё не было$/)).toBeVisible()
  expect(JSON.stringify(store.getState().membership)).not.toContain('#link=')

  await w.user.click(screen.getByRole('button', { name: 'Ещё действия: Нина Орлова' }))
  await w.user.click(await screen.findByRole('menuitem', { name: 'Новая ссылка-приглашение' }))
  const again = await screen.findByRole('dialog', { name: 'Ссылка для nina@shop.test' })
  await screen.findByText('Ссылка готова')
  expect(within(again).getByLabelText('Ссылка')).not.toHaveValue(link)
})

test('creates a new password link for a member, and ends their sessions', async () => {
  const w = await world()
  await aPerson(w.server, w.account, 'editor')
  const editor = await signIn(w.server, 'editor@shop.test')
  await w.show('/membership')
  const menu = () => screen.findByRole('button', { name: 'Ещё действия: editor@shop.test' })
  await w.user.click(await menu())
  await w.user.click(await screen.findByRole('menuitem', { name: 'Ссылка для нового пароля' }))
  await screen.findByRole('dialog', { name: 'Ссылка для editor@shop.test' })
  await w.user.keyboard('{Escape}')

  await w.user.click(await menu())
  await w.user.click(await screen.findByRole('menuitem', { name: 'Завершить сеансы' }))
  const question = await screen.findByRole('dialog', { name: /^Завершить сеансы: / })
  await w.user.click(within(question).getByRole('button', { name: 'Завершить сеансы' }))
  await screen.findByText('Сеансы завершены')
  expect((await editor.attempt(userEndpoints.getUser)).status).toBe(401)
})

test('shows invalid values at their fields without a request, and asks before discarding them', async () => {
  const w = await world()
  await w.show('/membership')
  await openWithPassword(w)
  const dialog = await fillIn(w, {
    Имя: '   ',
    Почта: 'nina@shop',
    'Пароль \\*$': 'лимон',
    'Повторите пароль': 'Lemon-12',
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

  await w.user.keyboard('{Escape}')
  const question = await screen.findByRole('dialog', { name: 'Закрыть без сохранения?' })
  await w.user.click(within(question).getByRole('button', { name: 'Отмена' }))
  expect(within(dialog).getByLabelText(/^Почта/)).toHaveValue('nina@shop')
  await w.user.click(within(dialog).getByRole('button', { name: 'Отмена' }))
  await w.user.click(await screen.findByRole('button', { name: 'Не сохранять' }))
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

test("shows an existing member's email as a problem of the field and keeps the typed values", async () => {
  const w = await world()
  await aPerson(w.server, w.account, 'editor')
  await w.show('/membership')
  await openWithPassword(w)
  const dialog = await fillIn(w, { ...NINA, Почта: 'editor@shop.test' })
  await chooseRole(w, within(dialog).getByRole('combobox', { name: /Роль/ }), 'Редактор')
  await w.user.click(within(dialog).getByRole('button', { name: 'Добавить' }))
  await within(dialog).findByText('editor@shop.test уже в команде или приглашён')
  expect(within(dialog).getByLabelText(/^Имя/)).toHaveValue('Нина Орлова')
  await fillIn(w, { Почта: 'nina@shop.test' })
  await w.user.click(within(dialog).getByRole('button', { name: 'Добавить' }))
  await screen.findByText('Сотрудник добавлен')
})

test('retries loading the team, and explains roles and rights in a table', async () => {
  const w = await world()
  const mend = w.answer(membershipEndpoints.listTeamMemberships, {}, brokenServer)
  await w.show('/membership')
  await screen.findByRole('alert')
  mend()
  await w.user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
  await screen.findByText('Владелец')
  await w.user.click(await screen.findByRole('button', { name: 'Роли и права' }))
  const row = await screen.findByRole('row', { name: /^Создавать и удалять сегменты/ })
  const marks = within(row).getAllByRole('img')
  expect(marks.map((mark) => mark.getAttribute('aria-label'))).toEqual([
    'можно',
    'можно',
    'можно',
    'нельзя',
  ])
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Что можно делать',
    'Администратор',
    'Редактор',
    'Маркетолог',
    'Наблюдатель',
  ])
})

test('forbids an administrator to change an owner, and asks before an administrator removes their own rights', async () => {
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

test('explains why the last manager cannot change their role', async () => {
  const w = await world()
  await w.show('/membership', { as: 'administrator' })
  const own = await screen.findByRole('combobox', { name: 'Роль: administrator@shop.test' })
  await chooseRole(w, own, 'Редактор')
  await w.user.click(await screen.findByRole('button', { name: 'Сменить роль' }))
  await screen.findByText('Должен остаться хотя бы один человек, который управляет пользователями')
  expect(own).toHaveValue('Администратор')
})

test('redirects people without the right to manage people', async () => {
  const w = await world()
  const { router } = await w.show('/membership', { as: 'observer' })
  await screen.findByText('У вас нет прав на этот раздел')
  expect(router.state.location.pathname).toBe('/')
})

test('explains roles where they are chosen, and lists the rights of a member', async () => {
  const w = await world()
  await aPerson(w.server, w.account, 'marketer')
  await w.server.db.updateTable('member').set({ seen_at: null }).execute()
  await w.show('/membership')
  const role = await screen.findByRole('combobox', { name: 'Роль: marketer@shop.test' })
  expect(screen.getByText('Неизвестно')).toBeVisible()
  await w.user.click(role)
  expect(await screen.findByRole('option', { name: /^Наблюдатель ?Только смотрит/ })).toBeVisible()
  await w.user.keyboard('{Escape}')
  await w.user.click(screen.getByRole('button', { name: 'Ещё действия: marketer@shop.test' }))
  await w.user.click(await screen.findByRole('menuitem', { name: 'Что может делать' }))
  const dialog = await screen.findByRole('dialog', { name: 'Что может marketer@shop.test' })
  const account = await within(dialog).findByRole('region', { name: 'Аккаунт' })
  expect(within(account).queryByRole('img', { name: 'можно' })).toBeNull()
  const widgets = within(dialog).getByRole('region', { name: 'Виджеты и аналитика' })
  expect(within(widgets).getAllByRole('img', { name: 'можно' })).toHaveLength(3)
})
