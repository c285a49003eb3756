import type { Kysely } from 'kysely'
import { anAccount } from '../../test/server/factories'
import { createTestWorld, TEST_NOW } from '../../test/server/world'
import { countOrdersOnce } from './migrations/0036OrdersOnce'

test('keeps the first report of an order that was counted in several widgets', async () => {
  const world = await createTestWorld()
  const [shop, other] = [await anAccount(world), await anAccount(world, 'other')]
  await world.db.schema.dropIndex('event_order_once').execute()
  const event = (account_id: number, widget_id: number, type: 'purchase' | 'open') =>
    ({ account_id, widget_id, type, event_key: 'one', created_at: TEST_NOW }) as const
  await world.db
    .insertInto('event')
    .values([
      event(shop.id, 1, 'purchase'),
      event(shop.id, 2, 'purchase'),
      event(other.id, 3, 'purchase'),
      event(shop.id, 4, 'open'),
      event(shop.id, 5, 'open'),
    ])
    .execute()
  await countOrdersOnce(world.db as Kysely<unknown>)
  const left = await world.db.selectFrom('event').select('widget_id').orderBy('id').execute()
  expect(left.map(({ widget_id }) => widget_id)).toEqual([1, 3, 4, 5])
  await world.dispose()
})
