import { endpointPath } from '@/contract/endpoint'
import { paymentEndpoints } from '@/contract/endpoints/account/payments'
import { profileEndpoints } from '@/contract/endpoints/account/profile'
import { signIn } from '../../../test/server/client'
import { anAccount, aPerson } from '../../../test/server/factories'
import { openShop } from '../../../test/server/shopDesk'
import { TEST_NOW } from '../../../test/server/world'
import { anInvoice, aPaidOrder } from '../../../test/server/yookassa/orderRecords'
import { A_COMPANY, OPERATOR_COMPANY } from '../../../test/server/yookassa/paymentEnvironment'
import { actLines, receiptLines, type PaidOrder } from './orderDocuments'
import { settleInvoice } from './settleInvoice'

const { getAct, getReceipt } = paymentEndpoints
const desk = openShop()

const PAID: PaidOrder = {
  order: {
    id: 7,
    amount: 995_000,
    refunded: 0,
    months: 6,
    method: 'card',
    provider_id: '2a9f',
    created_at: TEST_NOW,
  },
  // Midnight has passed in Moscow, not in London.
  paidAt: Date.parse('2026-03-18T21:30:00Z'),
  plan: 'start',
  seller: OPERATOR_COMPANY,
  buyer: null,
  account: { name: 'Лён и глина', username: 'demo' },
}
const partly = { ...PAID, order: { ...PAID.order, refunded: 95_050 } }

test.each([
  ['an act', actLines(PAID), 'Акт № 7 от 19 марта 2026 г.', /: 9950,00 руб\.$/],
  ['an act', actLines(partly), 'Акт № 7 от 19 марта 2026 г.', /: 8999,50 руб\.$/],
  ['a receipt', receiptLines(partly), /^Квитанция об оплате № 7 от 19 марта/, /: 9950,00 руб\.$/],
])('%s has its number, the day in Moscow and its sum', (_what, lines, title, total) => {
  expect(lines.title).toMatch(title)
  expect(lines.total).toMatch(total)
  expect(lines.parties[0]).toMatch(/^Исполнитель: ООО «Витрина», ИНН 7707083893, КПП 773601001/)
  expect(lines.service).toContain('тариф «Старт», 6 месяцев')
})

test('names the buyer (the company of an invoice, else the account), the payment and the refunded amount', () => {
  expect(actLines(PAID).parties[1]).toBe('Заказчик: магазин «Лён и глина», аккаунт demo')
  expect(actLines({ ...PAID, buyer: A_COMPANY }).parties[1]).toContain('ИНН 7736050003')
  expect(receiptLines(PAID).notes).toContain('Номер платежа в платёжном сервисе: 2a9f')
  expect(receiptLines(PAID).notes.join()).not.toContain('Возвращено')
  expect(receiptLines(partly).notes).toContain('Возвращено: 950,50 руб.')
})

test('each paid order has its PDFs, and no other order and no other account', async () => {
  const { world, shop, client } = desk
  const [unpaid, byInvoice, byCard] = [
    await anInvoice(world, shop),
    await aPaidOrder(world, shop),
    await aPaidOrder(world, shop, 'card'),
  ]
  const statusOf = async (endpoint: typeof getAct | typeof getReceipt, { id }: { id: number }) =>
    (await client.attempt(endpoint, { params: { id } })).status
  const orders = [unpaid, byInvoice, byCard]
  expect(await Promise.all(orders.map((order) => statusOf(getAct, order)))).toEqual([404, 200, 200])
  expect(await Promise.all(orders.map((order) => statusOf(getReceipt, order)))).toEqual([
    404, 404, 200,
  ])
  const pdf = await client.fetch(endpointPath(getReceipt, 'shop', byCard))
  expect(pdf.headers.get('content-type')).toBe('application/pdf')
  expect(pdf.headers.get('cache-control')).toBe('no-store')
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  const other = await anAccount(world, 'other')
  await aPerson(world, other, 'owner', 'owner@other.test')
  const stranger = await signIn(world, 'owner@other.test')
  const path = { username: 'other', params: { id: byCard.id } }
  expect((await stranger.attempt(getReceipt, path)).status).toBe(404)
})

test('has no act after a full refund, and lists the remaining documents in the history', async () => {
  const { world, shop, client } = desk
  const { id } = await anInvoice(world, shop)
  const documents = async () =>
    (await client.call(profileEndpoints.listPayments)).payments.map((payment) => payment.documents)
  await settleInvoice(world, 'confirm', id)
  expect(await documents()).toEqual([{ orderId: id, kinds: ['invoice', 'act'] }])
  await settleInvoice(world, 'refund', id)
  expect(await documents()).toEqual([null, { orderId: id, kinds: ['invoice'] }])
  expect((await client.attempt(getAct, { params: { id } })).status).toBe(404)
})
