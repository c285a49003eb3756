import { screen, waitFor, within } from '@testing-library/react'
import { privacyEndpoints } from '@/contract/endpoints/account/privacy'
import { aWidget } from '../../../../test/server/factories'
import { brokenServer } from '../../../../test/failures'
import { TEST_PASSWORD } from '../../../../test/server/client'
import { world } from '../../../../test/world'

const section = (name: string) => screen.findByRole('region', { name })

test('requests the deletion with name and password, keeps the typed values when one is wrong, and cancels the deletion in the band', async () => {
  const w = await world()
  await w.show('/profile')
  const deletion = await section('Удаление аккаунта')
  expect(deletion).toHaveTextContent('30 дней')
  await w.user.click(within(deletion).getByRole('button', { name: 'Удалить аккаунт' }))
  const dialog = await screen.findByRole('dialog', { name: 'Удалить аккаунт?' })
  const submit = within(dialog).getByRole('button', { name: 'Удалить аккаунт' })
  expect(within(dialog).getByText(/^Аккаунт будет удалён \d+ \S+ \d{4}/)).toBeVisible()
  // As in every question before something is destroyed.
  expect(submit.style.getPropertyValue('--button-bg')).toContain('red')
  await w.user.click(submit)
  expect(within(dialog).getByText('Введите пароль')).toBeVisible()
  expect(within(dialog).getByText('Введите название магазина, как оно написано выше')).toBeVisible()
  const shop = within(dialog).getByRole('textbox', { name: /Название магазина/ })
  const password = within(dialog).getByLabelText(/^Ваш пароль/)
  await w.user.type(shop, 'Другой')
  await w.user.type(password, TEST_PASSWORD)
  await w.user.click(submit)
  await within(dialog).findByText(/^Введите название магазина: /)
  expect(password).toHaveValue(TEST_PASSWORD)
  await w.user.clear(shop)
  await w.user.type(shop, 'Магазин shop{Enter}')
  await screen.findByText(/^Удаление \d+ \S+ \d{4}: виджетов нет, только чтение$/)
  const bands = screen.getAllByRole('region', { name: 'Удаление аккаунта' })
  expect(bands).toHaveLength(2)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await w.user.click(within(bands[0]!).getByRole('button', { name: 'Оставить аккаунт' }))
  await screen.findByText('Аккаунт остаётся, виджеты снова показываются')
  await waitFor(() => {
    expect(screen.getAllByRole('region', { name: 'Удаление аккаунта' })).toHaveLength(1)
  })
  expect((await w.server.db.selectFrom('account').select('deletes_at').execute())[0]).toEqual({
    deletes_at: null,
  })
})

test('shows the number of events that a shorter time deletes, before it is saved', async () => {
  const w = await world()
  const widget = await aWidget(w.server, w.account)
  await w.server.db
    .insertInto('event')
    .values({
      ...{ account_id: w.account.id, widget_id: widget.id, event_key: 'event-0001' },
      ...{ type: 'load', post_id: null, sku_id: null, created_at: 0 },
    })
    .execute()
  await w.show('/profile')
  const card = await section('Хранение событий')
  expect(within(card).queryByRole('button')).not.toBeInTheDocument()
  await w.user.click(await within(card).findByRole('radio', { name: '3 месяца' }))
  expect(card).toHaveTextContent(/будет навсегда удалено 1 событие до 18 декабря 2025/)
  await w.user.click(within(card).getByRole('button', { name: 'Сохранить и удалить' }))
  await screen.findByText('Срок хранения сохранён')
  expect(within(card).getByRole('radio', { name: '3 месяца' })).toBeChecked()
  expect(within(card).queryByRole('button')).not.toBeInTheDocument()
})

test('lists the stored data for any role, and retries after a failure', async () => {
  const w = await world()
  const mend = w.answer(privacyEndpoints.getPrivacy, {}, brokenServer)
  await w.show('/privacy', { as: 'observer' })
  await screen.findByRole('alert')
  mend()
  await w.user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
  const shoppers = await section('Покупатели')
  expect(within(shoppers).getAllByRole('listitem')).toHaveLength(5)
  expect(await section('Как удалить')).toBeVisible()
})
