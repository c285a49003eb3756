import type { WidgetEvent } from '@/contract/widgets/widgetApi'
import { anAccount, aWidget } from '../../../../test/server/factories'
import { openShop } from '../../../../test/server/shopDesk'
import { createEventWriter } from './createEventWriter'

const desk = openShop()
afterEach(() => jest.restoreAllMocks())

const event = (id: string): WidgetEvent => ({ id, type: 'view' })
const stored = async () => {
  const rows = await desk.world.db
    .selectFrom('event')
    .select(['widget_id', 'account_id', 'event_key'])
    .orderBy('event_key')
    .execute()
  return rows.map(({ widget_id, account_id, event_key }) => [widget_id, account_id, event_key])
}

test('writes the events of simultaneous requests together, each to its own widget and account', async () => {
  const { world, shop } = desk
  const other = await anAccount(world, 'other')
  const widgets = [
    { ...(await aWidget(world, shop)), account_id: shop.id },
    { ...(await aWidget(world, other)), account_id: other.id },
  ] as const
  const transactions = jest.spyOn(world.db, 'transaction')
  const write = createEventWriter(world)
  const ids = Array.from({ length: 20 }, (_none, index) => `event-${String(index + 10)}`)
  const widgetOf = (index: number) => widgets[index % 2 === 0 ? 0 : 1]
  await Promise.all(
    ids.map((id, index) => write({ widget: widgetOf(index), events: [event(id), event(id)] })),
  )
  // The first one is written immediately, and the others together after it.
  expect(transactions).toHaveBeenCalledTimes(2)
  expect(await stored()).toEqual(
    ids.map((id, index) => [widgetOf(index).id, widgetOf(index).account_id, id]),
  )
})

test('fails only the request whose events cannot be written', async () => {
  const { world, shop } = desk
  const widget = { ...(await aWidget(world, shop)), account_id: shop.id }
  const write = createEventWriter(world)
  // The event has a time that no database can store.
  const broken = { ...event('event-3'), age: NaN }
  const outcomes = await Promise.allSettled([
    write({ widget, events: [event('event-1')] }),
    write({ widget, events: [event('event-2')] }),
    write({ widget, events: [broken] }),
    write({ widget, events: [event('event-4')] }),
  ])
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
  expect((await stored()).map(([, , key]) => key)).toEqual(['event-1', 'event-2', 'event-4'])
})
