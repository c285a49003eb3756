import { endpointPath } from '@/contract/endpoint'
import { paymentEndpoints } from '@/contract/endpoints/account/payments'
import { profileEndpoints } from '@/contract/endpoints/account/profile'
import { setPlan } from '../../../test/server/accountFactories'
import { openShop } from '../../../test/server/shopDesk'
import { TEST_NOW } from '../../../test/server/world'
import {
  A_COMPANY,
  OPERATOR_COMPANY,
  openPaymentDesk,
  PRICES,
  type PaymentDesk,
} from '../../../test/server/yookassa/paymentDesk'
import { invoiceLines } from './invoice'
import { monthsLater } from './licence'
import { settleInvoice } from './settleInvoice'

const { cancelOrder, createOrder, getInvoice, getOffer } = paymentEndpoints
const desk = openShop()
let payments: PaymentDesk

beforeEach(async () => {
  payments = await openPaymentDesk(desk.world)
  await setPlan(desk.world, desk.shop, 'start', TEST_NOW)
})
afterEach(() => {
  payments.close()
})

const invoice = (months: 6 | 12 = 6) =>
  payments.order(desk.client, 'start', months, { method: 'invoice', company: A_COMPANY })

test('creates an invoice as a PDF with its number, and stores the company', async () => {
  const { id, status, confirmationUrl } = await invoice()
  expect({ status, confirmationUrl }).toEqual({ status: 'pending', confirmationUrl: null })
  const response = await desk.client.fetch(endpointPath(getInvoice, 'shop', { id }))
  expect(response.headers.get('content-type')).toBe('application/pdf')
  const pdf = Buffer.from(await response.arrayBuffer())
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  // A font with Cyrillic is embedded.
  expect(pdf.toString('latin1')).toContain('DejaVuSans')
  expect((await desk.client.call(getOffer)).offer.company).toEqual(A_COMPANY)
  const card = await payments.order(desk.client, 'start')
  expect((await desk.client.attempt(getInvoice, { params: { id: card.id } })).status).toBe(404)
})

test('states the seller, the plan and the amount in words', () => {
  const order = { id: 7, amount: PRICES.start[6], months: 6 as const, created_at: TEST_NOW }
  const company = { ...A_COMPANY, inn: '500100732259', kpp: '' }
  const lines = invoiceLines({ order, plan: 'start', buyer: company, seller: OPERATOR_COMPANY })
  expect(lines).toMatchObject({
    title: 'Счёт № 7 от 18 марта 2026 г.',
    service: '1. Доступ к Vitrina, тариф «Старт», 6 месяцев — 1 шт.',
    total: 'Итого к оплате: 9950,00 руб.',
    vat: 'НДС не облагается',
    inWords: 'Сумма прописью: Девять тысяч девятьсот пятьдесят рублей 00 копеек',
  })
  expect(lines.parties[0]).toContain('ИНН 7707083893, КПП 773601001')
  expect(lines.parties[1]).not.toContain('КПП')
})

test('confirms and refunds an invoice by the operator’s command, each once', async () => {
  const { id } = await invoice(12)
  const settle = (action: 'confirm' | 'refund', number = id) =>
    settleInvoice(desk.world, action, number)
  expect(await settle('refund')).toMatchObject({ isDone: false, says: 'nothing' })
  const confirmed = await Promise.all([settle('confirm'), settle('confirm')])
  expect(confirmed.map(({ says }) => says).toSorted()).toEqual(['confirmed', 'nothing'])
  expect(await payments.licence(desk.shop)).toEqual({
    plan: 'start',
    paidUntil: monthsLater(TEST_NOW, 12),
  })
  const { payments: history } = await desk.client.call(profileEndpoints.listPayments)
  expect(history).toMatchObject([
    { amount: PRICES.start[12], documents: { orderId: id, kinds: ['invoice', 'act'] } },
  ])
  expect(await settle('refund')).toMatchObject({ isDone: true, says: 'refunded' })
  expect(await payments.licence(desk.shop)).toEqual({ plan: 'start', paidUntil: TEST_NOW })
  expect(await settle('confirm', 999)).toMatchObject({ isDone: false, says: 'unknown' })
  const card = await payments.order(desk.client, 'start')
  expect(await settle('confirm', card.id)).toMatchObject({ isDone: false, says: 'not-invoice' })
})

test('applies the payment of an invoice that was cancelled', async () => {
  const { id } = await invoice()
  const cancel = () => desk.client.call(cancelOrder, { params: { id } })
  expect((await cancel()).order.status).toBe('cancelled')
  expect((await cancel()).order.status).toBe('cancelled')
  await settleInvoice(desk.world, 'confirm', id)
  const refusal = await desk.client.attempt(cancelOrder, { params: { id } })
  expect(refusal.error).toMatchObject({ code: 'cannot-cancel-order' })
})

test.each([
  [{ inn: '7736050004' }, 'wrong-inn', 'company.inn'],
  [{ kpp: '' }, 'wrong-kpp', 'company.kpp'],
  [{ name: ' ' }, 'empty-field', 'company.name'],
])('refuses a company with %j and names the field', async (changes, code, field) => {
  const body = await payments.orderOf('start', 6, {
    method: 'invoice',
    company: { ...A_COMPANY, ...changes },
  })
  const refusal = await desk.client.attempt(createOrder, { body: body as never })
  expect(refusal.error).toMatchObject({ code, field })
})

test('keeps the invoice and corrects its company when the order is sent again', async () => {
  const body = await payments.orderOf('start', 6, { method: 'invoice', company: A_COMPANY })
  const first = await desk.client.call(createOrder, { body: body as never })
  const mended = { ...body, company: { ...A_COMPANY, address: 'Казань' } }
  const second = await desk.client.call(createOrder, { body: mended as never })
  expect(second.order.id).toBe(first.order.id)
  expect((await desk.client.call(getOffer)).offer.company?.address).toBe('Казань')
})

test('refuses an eleventh unpaid invoice', async () => {
  for (let made = 0; made < 10; made += 1) await invoice()
  const body = await payments.orderOf('start', 6, { method: 'invoice', company: A_COMPANY })
  const refusal = await desk.client.attempt(createOrder, { body: body as never })
  expect(refusal.error).toMatchObject({ code: 'too-many-invoices' })
})
