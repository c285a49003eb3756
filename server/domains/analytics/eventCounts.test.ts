import { sql } from 'kysely'
import { openShop } from '../../../test/server/shopDesk'
import { aMonth } from '../../../test/server/simulatedMonth'
import { TEST_NOW } from '../../../test/server/world'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
const desk = openShop()

test('stored counts equal the events after these were added, changed and deleted', async () => {
  const { posts, skus } = await aMonth(desk)
  const { db } = desk.world
  const isEqual = async () => {
    for (const [kind, length, key] of [
      [0, HOUR / 4, null],
      [1, DAY, 'post_id'],
      [2, 16 * DAY, 'post_id'],
      [3, DAY, 'sku_id'],
      [4, 16 * DAY, 'sku_id'],
      [5, DAY, 'page_id'],
      [6, 16 * DAY, 'page_id'],
      [7, HOUR, null],
      [8, DAY, null],
    ] as const) {
      const counts = await db
        .selectFrom('event_count')
        .where('kind', '=', kind)
        .select(['start', 'key', 'widget_id', 'device'])
        .select(
          sql<number>`loads + views + opens + product_clicks + cart_adds + purchases + actions + completions`.as(
            'total',
          ),
        )
        .select(['opens', 'purchases'])
        .orderBy('start')
        .orderBy('key')
        .orderBy('widget_id')
        .orderBy('device')
        .execute()
      const value = key === null ? sql<number>`0` : sql<number>`${sql.ref(key)}`
      const device = sql<number>`case device when 'desktop' then 1 when 'mobile' then 2 else 0 end`
      const events = await db
        .selectFrom('event')
        .$if(key !== null, (rows) => rows.where(value, 'is not', null))
        .select([
          sql<number>`created_at / ${sql.lit(length)}`.as('start'),
          value.as('key'),
          'widget_id',
          device.as('device'),
          sql<number>`count(*)`.as('total'),
          sql<number>`sum(case when type = 'open' then 1 else 0 end)`.as('opens'),
          sql<number>`sum(case when type = 'purchase' then 1 else 0 end)`.as('purchases'),
        ])
        .groupBy([sql`1`, sql`2`, 'widget_id', sql`4`])
        .orderBy(sql`1`)
        .orderBy(sql`2`)
        .orderBy('widget_id')
        .orderBy(sql`4`)
        .execute()
      expect(counts.length).toBeGreaterThan(0)
      expect(counts).toEqual(events)
    }
  }
  await isEqual()
  await db
    .deleteFrom('event')
    .where('created_at', '<', TEST_NOW + 10 * DAY)
    .execute()
  await isEqual()
  await db.deleteFrom('post').where('id', '=', posts[0]!.id).execute()
  await db.deleteFrom('sku').where('id', '=', skus[0]!.id).execute()
  await isEqual()
  await db.updateTable('event').set({ device: null }).where('type', '=', 'open').execute()
  await isEqual()
})
