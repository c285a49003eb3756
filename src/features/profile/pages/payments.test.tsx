import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { ORDER_OUTCOME } from '@/contract/addresses'
import { paymentEndpoints } from '@/contract/endpoints/account/payments'
import { profileEndpoints } from '@/contract/endpoints/account/profile'
import type { Order } from '@/contract/entities/account/order'
import { successEnvelope } from '@/contract/envelope'
import { settleInvoice } from '../../../../server/domains/payments/settleInvoice'
import { aPayment } from '../../../../test/server/accountFactories'
import { createGate } from '../../../../test/server/gate'
import { brokenServer, missingBody } from '../../../../test/failures'
import { A_COMPANY } from '../../../../test/server/yookassa/paymentEnvironment'
import { anInvoice, withPrices } from '../../../../test/server/yookassa/orderRecords'
import { world } from '../../../../test/world'

const DAY = 24 * 60 * 60 * 1000
/** The page uses the real time, unlike the back office of the tests. */
const inDays = (days: number) => Date.now() + days * DAY
const AN_ORDER: Order = {
  id: 7,
  planId: 1,
  months: 1,
  amount: 1_000_00,
  refunded: 0,
  method: 'card',
  status: 'created',
  hasProblem: false,
  createdAt: '2026-03-18T12:00:00.000Z',
  confirmationUrl: null,
}
const section = (name: string) => screen.findByRole('region', { name })

test('lists the plans side by side, and the payments with their purposes', async () => {
  const w = await world()
  await aPayment(w.server, w.account, { amount: 1_290_050, months: 3, is_auto_renewal: 1 })
  await w.show('/profile')
  const choice = await section('Выбор тарифа')
  const plans = await within(choice).findAllByRole('listitem')
  expect(plans.map((plan) => within(plan).getByRole('heading').textContent)).toEqual([
    'Старт',
    'Магазин',
    'Крупный магазин',
  ])
  expect(plans[0]).toHaveTextContent('500 МБ')
  expect(plans[1]).toHaveTextContent('Ваш тариф')
  expect(plans[1]).toHaveTextContent(/Показы виджетовдо 10\s000 в месяц/)
  expect(plans[2]).toHaveTextContent('2 ГБ')
  const row = within(await section('История платежей')).getAllByRole('row')[1]
  expect(row).toHaveTextContent(/12\s900,50\s₽/)
  expect(row).toHaveTextContent('на 3 месяца, автоплатёж')
})

test('shows only the end of the paid period although renewal is on, because nothing is charged automatically', async () => {
  const w = await world()
  await aPayment(w.server, w.account, { paid_at: inDays(0), is_auto_renewal: 1 })
  await w.show('/profile')
  const tariff = await section('Тариф и оплата')
  expect(within(tariff).getByText(/^До \d+ [а-я]+ \d{4} г\. тариф оплачен\.$/)).toBeVisible()
  expect(tariff).not.toHaveTextContent(/продлится|автоматически/)
})

test('cancels the renewal after a confirmation', async () => {
  const w = await world()
  const paid_at = inDays(0)
  await aPayment(w.server, w.account, { paid_at, is_auto_renewal: 1 })
  await w.show('/profile')
  await w.user.click(await screen.findByRole('button', { name: 'Отменить подписку' }))
  const question = await screen.findByRole('dialog', { name: 'Отменить подписку?' })
  await w.user.click(within(question).getByRole('button', { name: 'Отменить подписку' }))
  await screen.findByText('Автопродление отключено')
  expect(await section('Тариф и оплата')).toHaveTextContent('автопродление отключено')
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: 'Отменить подписку' })).not.toBeInTheDocument()
  })
})

test('tells that the bank refused the saved card', async () => {
  const w = await world()
  await withPrices(w.server, w.account)
  await aPayment(w.server, w.account, { paid_at: inDays(0) })
  await w.server.db
    .updateTable('account')
    .set({ renewal_failed_at: inDays(-1) })
    .execute()
  await w.show('/profile')
  const tariff = await section('Тариф и оплата')
  expect(await within(tariff).findByRole('alert')).toHaveTextContent(
    'Банк не принял оплату с сохранённой карты, автопродление отключено. Оплатите тариф, чтобы он не закончился.',
  )
})

test('resumes a renewal that was cancelled', async () => {
  const w = await world()
  await withPrices(w.server, w.account)
  await aPayment(w.server, w.account, { paid_at: inDays(0), is_auto_renewal: 1 })
  await w.show('/profile')
  await w.user.click(await screen.findByRole('button', { name: 'Отменить подписку' }))
  const question = await screen.findByRole('dialog', { name: 'Отменить подписку?' })
  await w.user.click(within(question).getByRole('button', { name: 'Отменить подписку' }))
  await w.user.click(await screen.findByRole('button', { name: 'Возобновить автопродление' }))
  await screen.findByText('Автопродление снова включено')
  await screen.findByRole('button', { name: 'Отменить подписку' })
})

test('names the support contact when cancelling fails', async () => {
  const w = await world()
  await aPayment(w.server, w.account, { paid_at: inDays(0), is_auto_renewal: 1 })
  w.answer(profileEndpoints.unsubscribe, {}, brokenServer)
  await w.show('/profile')
  await w.user.click(await screen.findByRole('button', { name: 'Отменить подписку' }))
  const question = await screen.findByRole('dialog')
  await w.user.click(within(question).getByRole('button', { name: 'Отменить подписку' }))
  await screen.findByText(
    'Не получилось отменить подписку. Попробуйте позже или обратитесь в поддержку',
  )
})

test('shows that a colleague has cancelled the renewal', async () => {
  const w = await world()
  await aPayment(w.server, w.account, { paid_at: inDays(0), is_auto_renewal: 1 })
  await w.show('/profile')
  await w.user.click(await screen.findByRole('button', { name: 'Отменить подписку' }))
  await w.server.db.updateTable('account').set({ is_auto_renewal: 0 }).execute()
  const question = await screen.findByRole('dialog')
  await w.user.click(within(question).getByRole('button', { name: 'Отменить подписку' }))
  await screen.findByText('Автопродление уже отключено')
  await screen.findByText(/автопродление отключено\.$/)
})

test.each([
  [17, 'меньше чем через две недели'],
  [24, 'меньше чем через неделю'],
  [31, 'её пора продлить'],
])('warns about the end of a monthly plan that was paid %i days ago', async (days, words) => {
  const w = await world()
  await aPayment(w.server, w.account, { paid_at: inDays(-days) })
  await w.show('/profile')
  expect(await screen.findByText(new RegExp(words))).toBeVisible()
  // A Russian date ends with «г.», so the sentence must not add a full stop.
  expect(document.body).not.toHaveTextContent('г..')
})

test('retries loading the payments', async () => {
  const w = await world()
  const mend = w.answer(profileEndpoints.listPayments, {}, brokenServer)
  await w.show('/profile')
  await screen.findByRole('alert')
  mend()
  await w.user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
  await screen.findByText('Платежей пока не было.')
})

test.each([
  ['payments', profileEndpoints.listPayments],
  ['plans', profileEndpoints.listPlans],
])('shows once, in place, that the response with %s lacks a body', async (_what, endpoint) => {
  const w = await world()
  await aPayment(w.server, w.account, { paid_at: inDays(0) })
  w.answer(endpoint, {}, missingBody)
  await w.show('/profile')
  await screen.findByRole('region', { name: 'Выбор тарифа' })
  await screen.findByText(/сервер недоступен/)
  await waitFor(() => {
    expect(document.querySelectorAll('[aria-busy=true]')).toHaveLength(0)
  })
  expect(screen.getAllByText(/сервер недоступен/)).toHaveLength(1)
})

test('orders by invoice, and when the price has changed, shows the new price and keeps the typed values', async () => {
  const w = await world()
  await withPrices(w.server, w.account)
  await w.show('/profile')
  const choice = await section('Выбор тарифа')
  await w.user.click(await within(choice).findByRole('radio', { name: '6 мес.' }))
  await w.user.click(within(choice).getByRole('button', { name: 'Выбрать тариф «Старт»' }))
  const dialog = await screen.findByRole('dialog', { name: 'Старт: 6 месяцев' })
  await within(dialog).findByText(/9\s950/)
  w.server.settings.tariffPrices = { start: { 6: 1_000_000 } }
  const fields = ['Название компании', 'ИНН', 'КПП', 'Юридический адрес']
  const values = [A_COMPANY.name, A_COMPANY.inn, A_COMPANY.kpp, A_COMPANY.address]
  for (const [index, field] of fields.entries()) {
    await w.user.type(
      within(dialog).getByRole('textbox', { name: new RegExp(field) }),
      values[index] ?? '',
    )
  }
  const kpp = within(dialog).getByRole('textbox', { name: 'КПП' })
  await w.user.type(kpp, '{Backspace}')
  await w.user.click(within(dialog).getByRole('button', { name: 'Получить счёт' }))
  await within(dialog).findByText('В КПП компании 9 знаков, у предпринимателя его нет')
  await w.user.type(kpp, A_COMPANY.kpp.slice(-1))
  await w.user.click(within(dialog).getByRole('button', { name: 'Получить счёт' }))
  await within(dialog).findByText(/Цена изменилась/)
  await within(dialog).findByText(/10\s000/)
  expect(within(dialog).getByRole('textbox', { name: 'ИНН' })).toHaveValue(A_COMPANY.inn)
  await w.user.click(within(dialog).getByRole('button', { name: 'Получить счёт' }))
  await screen.findByText(/^Счёт № \d+ готов: он в неоплаченных заказах$/)
  const orders = await section('Неоплаченные заказы')
  expect(within(orders).getByRole('link', { name: /^Счёт № \d+, PDF/ })).toBeVisible()
  await w.user.click(within(orders).getByRole('button', { name: /Отменить заказ/ }))
  await waitFor(() => {
    expect(orders).not.toBeInTheDocument()
  })
})

test.each<[string, Partial<Order>, RegExp]>([
  ['is not confirmed', { status: 'pending' }, /ещё не подтверждена\. Если вы заплатили/],
  ['is confirmed', { status: 'paid' }, /^Заказ № 7 оплачен\. Тариф действует до/],
  [
    'differs from the order',
    { status: 'paid', hasProblem: true },
    /^Оплата заказа № 7 отличается от заказа, поэтому время не начислено/,
  ],
  ['was returned', { status: 'refunded' }, /^Деньги за заказ № 7 возвращены\./],
])('after the return from the bank, says that a payment %s', async (_what, changes, words) => {
  const w = await world()
  const gate = createGate()
  const order = { ...AN_ORDER, ...changes }
  w.answer(paymentEndpoints.checkOrder, { id: 7 }, async () => {
    await gate.opened
    return HttpResponse.json(successEnvelope({ order }))
  })
  await w.show(`/profile?${ORDER_OUTCOME}=7`)
  const outcome = await screen.findByText('Проверяем оплату заказа № 7…')
  gate.open()
  await waitFor(() => {
    expect(outcome).toHaveTextContent(words)
  })
})

test('offers the documents of a paid order in the history', async () => {
  const w = await world()
  const { id } = await anInvoice(w.server, w.account)
  await settleInvoice(w.server, 'confirm', id)
  await w.show('/profile')
  const links = await within(await section('История платежей')).findAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual([`Счёт № ${id}`, `Акт № ${id}`])
  expect(links[1]).toHaveAccessibleName(`Акт № ${id}, PDF в новой вкладке`)
  expect(links[1]?.getAttribute('href')).toMatch(new RegExp(`/payments/order/${id}/act$`))
})
