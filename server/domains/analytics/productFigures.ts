import type { ProductFigures } from '@/contract/entities/analytics'
import { DAY_MS, WIDGET_FACTS_DAYS } from '@/contract/constants'
import type { Actor } from '../../auth/actor'
import type { Db } from '../../db/openDatabase'
import { areOwn } from '../../db/ownIds'
import { ApiError } from '../../errors/apiError'
import { addEvents, eventsOf, noEvents, revenueBy } from './eventQuery'

/**
 * What shoppers did with a product in the last `WIDGET_FACTS_DAYS` days; 404 without the product.
 */
export async function productFigures(
  db: Db,
  { account, requestedAt }: Actor,
  id: number,
): Promise<ProductFigures> {
  if (!(await areOwn(db, 'sku', account.id, [id]))) throw new ApiError(404, 'not-found')
  const till = requestedAt + 1
  const span = { since: till - WIDGET_FACTS_DAYS * DAY_MS, till }
  const events = eventsOf(db, account.id, null)(span).where('event.sku_id', '=', id)
  const rows = await events
    .select((event) => ['event.type', event.fn.countAll<number>().as('count')])
    .groupBy('event.type')
    .execute()
  const counts = noEvents()
  for (const { type, count } of rows) addEvents(counts, type, count)
  const { productClicks, cartAdds, purchases } = counts
  const revenue = (await revenueBy(events, 'widget_id')).get(null) ?? []
  return { productClicks, cartAdds, purchases, revenue }
}
