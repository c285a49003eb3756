import { PROVIDER_PATHS } from '@/contract/addresses'
import { auditEndpoints } from '@/contract/endpoints/account/audit'
import { userEndpoints } from '@/contract/endpoints/user'
import type { InvoicePage } from '@/contract/entities/account/provider'
import { openResponse, signIn, type Client } from '../../../test/server/client'
import { anAccount, aPerson } from '../../../test/server/factories'
import { listed, openProvider, send } from '../../../test/server/accounts/providerDesk'
import { anInvoice } from '../../../test/server/yookassa/orderRecords'
import { PRICES } from '../../../test/server/yookassa/paymentEnvironment'
import { settleInvoice } from './settleInvoice'

const desk = openProvider()
const AMOUNT = PRICES.start[6]

const unpaid = async (client: Client = desk.current.administrator, page = 1) => {
  const path = `${PROVIDER_PATHS.invoices}?page=${page}`
  return (await openResponse(await client.fetch(path))).body as InvoicePage
}
const settle = (
  action: 'confirm' | 'cancel',
  number: number,
  { client = desk.current.administrator, amount = AMOUNT } = {},
) => send(client, 'invoice', { action, number, amount })
const paidAt = async () => {
  const { user } = await desk.current.owner.call(userEndpoints.getUser)
  return user.payments.map(({ amount }) => amount)
}
const audited = async () => {
  const { entries } = await desk.current.owner.call(auditEndpoints.listAudit, { body: {} })
  return entries.map(({ action, side }) => `${side}: ${action}`)
}

test('lists unpaid invoices of all accounts, the oldest first, with their buyers', async () => {
  const { world, shop } = desk.current
  const other = await anAccount(world, 'other')
  const { id: first } = await anInvoice(world, other)
  world.clock.advance(1000)
  const { id: second } = await anInvoice(world, shop)
  const { id: paid } = await anInvoice(world, shop)
  await settleInvoice(world, 'confirm', paid)
  const { invoices, paging } = await unpaid()
  expect(paging).toEqual({ page: 1, pageCount: 1, total: 2 })
  expect(invoices.map(({ number, username }) => [number, username])).toEqual([
    [first, 'other'],
    [second, 'shop'],
  ])
  expect(invoices[0]).toMatchObject({ amount: AMOUNT, months: 6, plan: 'start' })
  expect(invoices[0]?.buyer.inn).toMatch(/^\d{10}$/)
  expect((await unpaid(undefined, 2)).invoices).toEqual([])
})

test('confirms an invoice once when two people confirm it and one presses twice', async () => {
  const { world, shop, administrator } = desk.current
  await aPerson(world, shop, 'provider', 'second@provider.test')
  const second = await signIn(world, 'second@provider.test')
  const { id } = await anInvoice(world, shop)
  const results = await Promise.all(
    [administrator, administrator, second].map((client) => settle('confirm', id, { client })),
  )
  expect(results.map((result) => result.success).toSorted()).toEqual([false, false, true])
  const refusals = results.flatMap(({ error }) => error?.code ?? [])
  expect(refusals).toEqual(['invoice-settled', 'invoice-settled'])
  expect(await paidAt()).toEqual([AMOUNT])
  expect((await unpaid()).invoices).toEqual([])
  expect((await audited()).filter((entry) => !entry.includes('person'))).toEqual([
    'provider: invoice.confirm',
    'system: order.paid',
  ])
  expect((await listed(administrator, 'search=shop')).accounts[0]).toMatchObject({ plan: 'start' })
})

test.each([
  ['confirm', 'cancel', [AMOUNT]],
  ['cancel', 'confirm', [AMOUNT]],
  ['cancel', 'cancel', []],
] as const)(
  'after “%s” handles a late “%s”: only a payment still counts',
  async (first, late, payments) => {
    const { world, shop } = desk.current
    const { id } = await anInvoice(world, shop)
    expect((await settle(first, id)).success).toBe(true)
    // A payment counts even for a cancelled invoice.
    const counts = late === 'confirm'
    expect(await settle(late, id)).toMatchObject(
      counts ? { success: true } : { success: false, error: { code: 'invoice-settled' } },
    )
    expect(await paidAt()).toEqual(payments)
  },
)

test('refuses an amount other than that of the invoice', async () => {
  const { world, shop } = desk.current
  const { id } = await anInvoice(world, shop)
  expect(await settle('confirm', id, { amount: AMOUNT + 1 })).toMatchObject({
    error: { code: 'invoice-differs' },
  })
  expect((await unpaid()).invoices).toHaveLength(1)
  expect(await audited()).toEqual([])
})
