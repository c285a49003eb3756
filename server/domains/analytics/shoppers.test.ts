import { DAY_MS } from '@/contract/constants'
import { analyticsEndpoints } from '@/contract/endpoints/analytics'
import { WIDGET_API } from '@/contract/widgets/embed'
import type { WidgetEvent } from '@/contract/widgets/widgetApi'
import { anAccount, aWidget } from '../../../test/server/factories'
import { openShop } from '../../../test/server/shopDesk'
import { TEST_NOW } from '../../../test/server/world'
import { deleteOldEvents } from '../accounts/privacy/retention'
import { forgetMarks } from './shoppers'

const HOUR = 60 * 60 * 1000
const desk = openShop()

let widget: { embed_id: string }
beforeEach(async () => {
  widget = await aWidget(desk.world, desk.shop)
})

let made = 0
type Sent = Pick<WidgetEvent, 'type'> & { shopper?: unknown; age?: number }
async function send(events: readonly Sent[], to = widget) {
  const body = JSON.stringify({
    events: events.map((event) => ({
      id: `event-${(made += 1)}-of-a-shopper`,
      ...event,
      ...(event.type === 'purchase' && { order: { clicks: [], items: [] } }),
    })),
  })
  const address = WIDGET_API.events.replace('{embedId}', to.embed_id)
  const { status } = await desk.world.app.request(address, { method: 'POST', body })
  expect(status).toBe(204)
}
const groups = async (since = TEST_NOW - 30 * DAY_MS, till = TEST_NOW + DAY_MS) => {
  const span = [since, till].map((time) => new Date(time).toISOString())
  const body = { eventsCreatedSince: span[0]!, eventsCreatedTill: span[1]! }
  return (await desk.client.call(analyticsEndpoints.getUplift, { body })).groups
}
const rows = () => desk.world.db.selectFrom('shopper').selectAll().orderBy('id').execute()

/** What a shopper does, each an hour after the one before. */
const shopper = (number: number, ...types: Sent['type'][]): Sent[] =>
  types.map((type, index) => ({
    ...{ type, shopper: `shopper-${number}` },
    age: (types.length - index) * HOUR,
  }))

test('counts each shopper once, by what they did before their first order', async () => {
  await send([
    ...shopper(1, 'view'),
    ...shopper(2, 'view', 'view', 'purchase', 'purchase'),
    ...shopper(3, 'view', 'open', 'view', 'open'),
    ...shopper(4, 'view', 'open', 'productClick', 'purchase'),
    ...shopper(5, 'view', 'productClick', 'purchase'),
    // An opening after the order did not lead to it.
    ...shopper(6, 'view', 'purchase', 'open'),
    // No event that counts, and no shopper who agreed.
    ...shopper(7, 'load', 'action'),
    { type: 'view' },
    { type: 'open' },
  ])
  expect(await groups()).toEqual({
    opened: { shoppers: 3, ordered: 2 },
    seen: { shoppers: 3, ordered: 2 },
  })
})

test('counts alike in whatever order, batches and widgets events arrive, and however often', async () => {
  const other = await aWidget(desk.world, desk.shop)
  const events = [...shopper(1, 'view', 'open', 'purchase'), ...shopper(2, 'view', 'purchase')]
  for (const event of events.toReversed()) await send([event])
  const once = await rows()
  for (const event of events) await send([event], other)
  await Promise.all([send(events), send(events, other), send(events.toReversed())])
  expect(await rows()).toEqual(once)
  expect(await groups()).toEqual({
    opened: { shoppers: 1, ordered: 1 },
    seen: { shoppers: 1, ordered: 1 },
  })
})

test('counts a shopper in the days in which they first saw a widget, in each account separately', async () => {
  const { world } = desk
  const foreign = await aWidget(world, await anAccount(world, 'foreign'))
  await send(shopper(1, 'view', 'open'), foreign)
  await send([
    { type: 'view', shopper: 'shopper-1', age: 3 * DAY_MS },
    { type: 'open', shopper: 'shopper-1', age: DAY_MS },
  ])
  const none = { shoppers: 0, ordered: 0 }
  expect(await groups(TEST_NOW - 3 * DAY_MS, TEST_NOW)).toEqual({
    opened: { shoppers: 1, ordered: 0 },
    seen: none,
  })
  expect(await groups(TEST_NOW - 3 * DAY_MS + 1, TEST_NOW)).toEqual({ opened: none, seen: none })
})

test.each([[7], ['short'], ['x'.repeat(65)], [null]])(
  'counts an event whose mark is invalid (%p), without a shopper',
  async (mark) => {
    await send([{ type: 'view', shopper: mark }])
    expect(await rows()).toEqual([])
    expect(await desk.world.db.selectFrom('event').select('type').execute()).toHaveLength(1)
  },
)

test('forgets a mark once no event can name it, and deletes the rest with the events of that time', async () => {
  const { world } = desk
  await send(shopper(1, 'view', 'open', 'purchase'))
  const known = await groups()
  await forgetMarks(world.db, world.clock.now() + 9 * DAY_MS)
  expect(await rows()).toMatchObject([{ mark: 'shopper-1' }])
  await forgetMarks(world.db, world.clock.now() + 10 * DAY_MS)
  expect(await rows()).toMatchObject([{ mark: null }])
  expect(await groups()).toEqual(known)
  await world.db.updateTable('account').set({ event_months: 3 }).execute()
  const going = new AbortController().signal
  await deleteOldEvents(world, going)
  expect(await rows()).toHaveLength(1)
  world.clock.advance(100 * DAY_MS)
  await deleteOldEvents(world, going)
  expect(await rows()).toEqual([])
})
