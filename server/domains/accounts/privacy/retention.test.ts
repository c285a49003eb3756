import { analyticsEndpoints } from '@/contract/endpoints/analytics'
import { privacyEndpoints } from '@/contract/endpoints/privacy'
import type { EventMonths } from '@/contract/entities/account/privacy'
import { aWidget } from '../../../../test/server/factories'
import { openShop } from '../../../../test/server/shopDesk'
import { readSettings } from '../../../settings'
import { deleteOldEvents, keptMonths, monthsBefore } from './retention'

const desk = openShop()
const DAY_MS = 24 * 60 * 60 * 1000
const going = new AbortController().signal

test.each<[string, number, string]>([
  ['2026-03-18T12:00:00Z', 3, '2025-12-17T21:00:00.000Z'],
  ['2026-05-31T12:00:00Z', 3, '2026-02-27T21:00:00.000Z'],
  ['2024-05-31T12:00:00Z', 3, '2024-02-28T21:00:00.000Z'],
  ['2026-01-31T22:00:00Z', 12, '2025-01-31T21:00:00.000Z'],
  ['2026-01-31T20:59:00Z', 24, '2024-01-30T21:00:00.000Z'],
])('finds the day in Moscow so many months before %s: %i', (now, months, day) => {
  expect(new Date(monthsBefore(Date.parse(now), months)).toISOString()).toBe(day)
})

test.each<[EventMonths, number | null, number | null]>([
  [null, null, null],
  [null, 18, 18],
  [12, null, 12],
  [12, 18, 12],
  [24, 18, 18],
])('keeps events for %p months with the limit %p: %p', (months, limit, kept) => {
  expect(keptMonths(months, limit)).toBe(kept)
})

test.each(['2', '121', 'year', '-3'])('refuses the limit %p of the operator', (EVENT_MONTHS) => {
  expect(() => readSettings({ EVENT_MONTHS })).toThrow(/EVENT_MONTHS must be a number of months/)
})

async function events(account: { id: number }, widget: { id: number }, times: number[]) {
  await desk.world.db
    .insertInto('event')
    .values(
      times.map((created_at, index) => ({
        ...{
          account_id: account.id,
          widget_id: widget.id,
          event_key: `event-${created_at}-${index}`,
        },
        ...{ type: 'load' as const, post_id: null, sku_id: null, created_at },
      })),
    )
    .execute()
}

const countEvents = async () => {
  const rows = await desk.world.db.selectFrom('event').select('id').execute()
  return rows.length
}

test('returns what a choice deletes, deletes it in pieces, and changes no figure of the days that are kept', async () => {
  const { world, shop, client } = desk
  const widget = await aWidget(world, shop)
  const cut = monthsBefore(world.clock.now(), 3)
  await events(shop, widget, [
    ...Array.from({ length: 2100 }, (_, index) => cut - 1 - index * 1000),
    ...[cut, cut + 1, world.clock.now() - DAY_MS],
  ])
  const report = () =>
    client.call(analyticsEndpoints.getAnalytics, {
      body: {
        embedIds: [],
        eventsCreatedSince: new Date(cut).toISOString(),
        eventsCreatedTill: new Date(world.clock.now()).toISOString(),
      },
    })
  const before = await report()
  const { retention } = await client.call(privacyEndpoints.getRetention)
  expect(retention).toMatchObject({ months: null, limit: null })
  expect(retention.choices[0]).toEqual({
    months: 3,
    before: new Date(cut).toISOString(),
    count: 2100,
  })
  await deleteOldEvents(world, going)
  expect(await countEvents()).toBe(2103)
  await client.call(privacyEndpoints.saveRetention, { body: { months: 3 } })
  await deleteOldEvents(world, going)
  expect(await countEvents()).toBe(3)
  // The days before are compared with, and are gone.
  const compared = { previousTotals: null, previousDays: null, previousRevenue: null }
  expect({ ...(await report()), ...compared }).toEqual({ ...before, ...compared })
  await Promise.all([deleteOldEvents(world, going), deleteOldEvents(world, going)])
  expect(await countEvents()).toBe(3)
  const { privacy } = await client.call(privacyEndpoints.getPrivacy)
  expect(privacy.eventMonths).toBe(3)
})

test('obeys the limit of the operator, whatever the account has chosen', async () => {
  const { world, shop, client } = desk
  await events(shop, await aWidget(world, shop), [monthsBefore(world.clock.now(), 6) - 1])
  await client.call(privacyEndpoints.saveRetention, { body: { months: 12 } })
  world.settings.eventMonths = 6
  const { retention } = await client.call(privacyEndpoints.getRetention)
  expect(retention).toMatchObject({ months: null, limit: 6 })
  expect(retention.choices.map(({ months, count }) => [months, count])).toEqual([
    [3, 1],
    [6, 1],
    [null, 1],
  ])
  const refusal = await client.attempt(privacyEndpoints.saveRetention, { rawBody: { months: 24 } })
  expect(refusal.error).toMatchObject({ code: 'retention-too-long', field: 'months' })
  await deleteOldEvents(world, going)
  expect(await countEvents()).toBe(0)
})
