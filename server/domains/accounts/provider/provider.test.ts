import { DAY_MS, GRACE_DAYS } from '@/contract/constants'
import { PROVIDER_PATHS } from '@/contract/addresses'
import { auditEndpoints } from '@/contract/endpoints/account/audit'
import { userEndpoints } from '@/contract/endpoints/user'
import { createClient, openResponse, type Client } from '../../../../test/server/client'
import { anAccount, aPerson, aWidget } from '../../../../test/server/factories'
import {
  listed,
  openProvider,
  send,
  type ProviderCall,
  type ProviderDesk,
} from '../../../../test/server/accounts/providerDesk'
import { aReport } from '../../../../test/server/accounts/reports'
import { anInvoice } from '../../../../test/server/yookassa/orderRecords'
import { loadAllowance } from '../../../allowance/allowance'
import { monthOf } from '../../../allowance/months'

const desk = openProvider()

const OF_SHOP = { username: 'shop', reason: 'Договор' }
const OWN = { plan: 'own', paidUntil: null }
const START = { plan: 'start', paidUntil: '2027-05-31' }
const CALLS: Record<ProviderCall, object> = {
  visit: OF_SHOP,
  tariff: { ...OF_SHOP, tariff: START, before: OWN },
  suspend: OF_SHOP,
  restore: OF_SHOP,
  create: { username: 'new-shop', name: 'Новый', email: 'new@shop.test', locale: 'ru' },
  ownerLink: { username: 'new-shop' },
  tips: { hasTips: true },
  report: { id: 1, action: 'work' },
  invoice: { action: 'confirm', number: 1, amount: 995_000 },
}
const NAMES = Object.keys(CALLS) as ProviderCall[]

describe('each call', () => {
  test.each<[string, (all: ProviderDesk) => Client, string[]]>([
    ['an administrator', ({ administrator }) => administrator, NAMES],
    ['a moderator', ({ moderator }) => moderator, ['visit', 'tips', 'report']],
    ['an owner', ({ owner }) => owner, []],
    ['a visitor', ({ world }) => createClient(world), []],
  ])('is answered to %s by their rights', async (_who, clientOf, allowed) => {
    const client = clientOf(desk.current)
    const { id: report } = await aReport(desk.current.world, desk.current.shop)
    const { id: number } = await anInvoice(desk.current.world, desk.current.shop)
    const calls = {
      ...CALLS,
      invoice: { ...CALLS.invoice, number },
      report: { ...CALLS.report, id: report },
    }
    const succeeded: string[] = []
    for (const name of NAMES) {
      const result = await send(client, name, calls[name])
      if (result.success) succeeded.push(name)
      else expect([401, 403]).toContain(result.status)
    }
    expect(succeeded).toEqual(allowed)
    const list = await openResponse(await client.fetch(PROVIDER_PATHS.accounts))
    expect(list.success).toBe(allowed.length > 0)
    const invoices = await openResponse(await client.fetch(PROVIDER_PATHS.invoices))
    expect(invoices.success).toBe(allowed.includes('invoice'))
  })

  test.each(NAMES)('%s is refused when another site sends it', async (name) => {
    const foreign: Record<string, string>[] = [
      { Origin: 'https://evil.test' },
      { 'Sec-Fetch-Site': 'same-site' },
    ]
    for (const headers of foreign) {
      const { administrator } = desk.current
      const result = await send(administrator, name, CALLS[name], headers)
      expect([result.status, result.error?.code]).toEqual([403, 'foreign-origin'])
    }
  })

  test.each([
    [
      'tariff',
      { ...OF_SHOP, tariff: { plan: 'start', paidUntil: '2027-02-30' }, before: OWN },
      400,
    ],
    ['tariff', { ...OF_SHOP, tariff: { plan: 'gold', paidUntil: null }, before: OWN }, 400],
    ['suspend', { username: 'shop', reason: '' }, 200],
    ['suspend', { username: "' or 1=1", reason: 'x' }, 404],
    ['create', { ...CALLS.create, username: '../x' }, 200],
    ['create', { ...CALLS.create, email: 'nobody' }, 200],
    ['create', { ...CALLS.create, name: '  ' }, 200],
    ['create', { ...CALLS.create, username: 'shop' }, 200],
    ['ownerLink', { username: 'shop' }, 200],
    ['tips', { hasTips: 'yes' }, 400],
    ['invoice', { action: 'confirm', number: 999, amount: 1 }, 404],
    ['invoice', { action: 'refund', number: 1, amount: 1 }, 400],
    ['invoice', { action: 'confirm', number: '1 or 1=1', amount: 1 }, 400],
    ['invoice', { action: 'confirm', number: 1, amount: -1 }, 400],
  ] as const)('%s refuses %j', async (name, body, status) => {
    const { world, administrator } = desk.current
    const before = await world.db.selectFrom('audit').selectAll().execute()
    expect(await send(administrator, name, body)).toMatchObject({ success: false, status })
    expect(await world.db.selectFrom('audit').selectAll().execute()).toEqual(before)
  })
})

describe('the list', () => {
  test.each([
    ['search=%D0%BB%D1%91%D0%BD', ['flax']],
    ['search=FLAX', ['flax']],
    ['search=boss@flax', ['flax']],
    ['search=%25', []],
    ['search=_', []],
    ["search='", ['flax']],
    ['search=%3Cscript', ['flax']],
    ['search=flax+shop', []],
    ['state=suspended', []],
    ['plan=own', ['flax', 'shop']],
    ['plan=start', []],
    ['page=2', []],
  ])('finds by %s', async (query, usernames) => {
    const { world, administrator } = desk.current
    const flax = await anAccount(world, 'flax')
    await world.db
      .updateTable('account')
      .set({ name: "<script>alert('Лен')", search_text: "<script>alert('лен')\nflax" })
      .where('id', '=', flax.id)
      .execute()
    await aPerson(world, flax, 'owner', 'boss@flax.test')
    const { accounts, paging } = await listed(administrator, query)
    expect(accounts.map(({ username }) => username)).toEqual(usernames)
    expect(paging.total).toBe(query === 'page=2' ? 2 : usernames.length)
  })

  const GRACE = GRACE_DAYS * DAY_MS
  test.each([
    ['active', null, null, null, null],
    ['paid', 1, null, null, null],
    ['ended', 0, null, null, null],
    ['ended', -GRACE + 1, null, null, null],
    ['frozen', -GRACE, null, null, null],
    ['frozen', null, 2000, null, null],
    ['active', null, 1999, null, null],
    ['suspended', null, 2000, 0, null],
    ['deleting', 1, null, null, DAY_MS],
    ['deleting', 0, 2000, 0, 0],
  ])('shows %s by the rules of the tariff', async (state, paid, loads, suspended, deleted) => {
    const { world, shop, administrator } = desk.current
    const now = world.clock.now()
    await world.db
      .updateTable('account')
      .set(({ selectFrom }) => ({
        plan_id: selectFrom('plan').where('code', '=', 'start').select('id'),
        paid_until: paid === null ? null : now + paid,
        suspended_at: suspended === null ? null : now + suspended,
        deletion_asked_at: deleted === null ? null : now,
        deletes_at: deleted === null ? null : now + deleted,
      }))
      .where('id', '=', shop.id)
      .execute()
    if (loads !== null) {
      const full_at = loads >= 2000 ? now : null
      await world.db
        .insertInto('usage_month')
        .values({ account_id: shop.id, month: monthOf(now), loads, full_at })
        .execute()
    }
    await aWidget(world, shop)
    const { accounts } = await listed(administrator, `state=${state}`)
    const allowance = await loadAllowance(world.db, shop.id, now)
    const { visitors, widgets, storage } = allowance
    expect(accounts).toMatchObject([
      { state, usage: { visitors, widgets, storage, loads: allowance.loads } },
    ])
    const isFrozen = allowance.frozenAt !== null && allowance.frozenAt <= now
    if (state !== 'deleting') expect(isFrozen).toBe(state === 'frozen' || state === 'suspended')
  })

  test('has pages, and marks the account that the caller visits', async () => {
    const { world, administrator, moderator } = desk.current
    for (let count = 0; count < 31; count += 1) await anAccount(world, `shop-${count}`)
    await send(administrator, 'visit', OF_SHOP)
    const { accounts, paging } = await listed(administrator)
    expect([accounts.length, paging]).toEqual([30, { page: 1, pageCount: 2, total: 32 }])
    const open = accounts.filter(({ visitUntil }) => visitUntil !== null)
    expect(open.map(({ username }) => username)).toEqual(['shop'])
    expect((await listed(moderator)).accounts.every(({ visitUntil }) => !visitUntil)).toBe(true)
  })
})

describe('a change of the tariff', () => {
  const change = (body: object) =>
    send(desk.current.administrator, 'tariff', { ...OF_SHOP, before: OWN, ...body })

  test('ends the paid time with the day in Moscow, and shows the owner the reason', async () => {
    expect((await change({ tariff: START })).success).toBe(true)
    const { accounts } = await listed(desk.current.administrator)
    expect(accounts).toMatchObject([{ ...START, state: 'paid' }])
    const { owner } = desk.current
    const { user } = await owner.call(userEndpoints.getUser)
    expect(user.plan).toMatchObject({ paidUntil: '2027-05-31T20:59:59.999Z' })
    const { entries } = await owner.call(auditEndpoints.listAudit, { body: {} })
    expect(entries).toMatchObject([
      { action: 'account.tariff', side: 'provider', reason: 'Договор', tariff: { plan: 'start' } },
    ])
  })

  test('is refused after another change, and does nothing when it is sent twice', async () => {
    const results = await Promise.all([change({ tariff: START }), change({ tariff: START })])
    expect(results.map(({ success }) => success)).toEqual([true, true])
    const other = await change({ tariff: { plan: 'large', paidUntil: null } })
    expect(other.error?.code).toBe('tariff-changed-meanwhile')
    const { owner } = desk.current
    const { entries } = await owner.call(auditEndpoints.listAudit, { body: {} })
    expect(entries).toHaveLength(1)
  })
})
