import type { ProductFigures } from '@/contract/entities/analytics'
import { DAY_MS, WIDGET_FACTS_DAYS } from '@/contract/constants'
import type { Actor } from '../../../auth/actor'
import type { Db } from '../../../db/openDatabase'
import { areOwn } from '../../../db/ownIds'
import { ApiError } from '../../../errors/apiError'
import { countsBy } from '../countsBy'
import { noEvents, revenueBy, scopeOfAccount } from '../eventQuery'

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
  const scope = { ...scopeOfAccount(db, account.id), cuts: { skuIds: [id] } }
  const counts = await countsBy(scope, span, ['sku_id'])
  const { productClicks, cartAdds, purchases } = counts.sku_id.get(id) ?? noEvents()
  const { all: revenue } = await revenueBy(scope, span)
  return { productClicks, cartAdds, purchases, revenue }
}
