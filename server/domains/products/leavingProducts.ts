import { sql, type ExpressionBuilder, type RawBuilder } from 'kysely'
import type { Db } from '../../db/openDatabase'
import type { Database } from '../../db/tables'
import type { SkuTable } from '../../db/tables/catalogue'
import type { Flag } from '../../db/tables/columns'

// Products of a disconnected feed count as having left the catalogue before a job has recorded that
// in each row, as there may be a million. Every reader of `sku.left_at` or `sku.in_stock` must also
// check this.

/** Whether a product is leaving, as a column of a query of few products. */
export const isLeaving = sql<Flag>`case when exists (
  select 1 from catalogue_feed feed where feed.id = sku.feed_id and feed.status = 'disconnected'
) then 1 else 0 end`

/** A leaving product as one that has left: out of stock, with a time of 0 until the job records it. */
export function asLeft<Row extends Pick<SkuTable, 'in_stock' | 'left_at'> & { is_leaving: Flag }>(
  row: Row,
): Row {
  return row.is_leaving === 1 ? { ...row, in_stock: 0, left_at: row.left_at ?? 0 } : row
}

/**
 * The feeds whose products are leaving: usually none, and then queries of the whole catalogue need
 * no further condition.
 */
export async function leavingFeeds(db: Db, accountId: number): Promise<number[]> {
  const feeds = await db
    .selectFrom('catalogue_feed')
    .select('id')
    .where('account_id', '=', accountId)
    .where('status', '=', 'disconnected')
    .execute()
  return feeds.map(({ id }) => id)
}

type Sku = ExpressionBuilder<Database, 'sku'>

/** Products of none of these feeds. */
export const isOfNone = (feeds: readonly number[]) => (sku: Sku) =>
  sku.or([sku('sku.feed_id', 'is', null), sku('sku.feed_id', 'not in', feeds)])

/** Ids of the account's products that are out of stock, have left the catalogue or are leaving it. */
export async function unavailableProducts(db: Db, accountId: number): Promise<RawBuilder<number>> {
  const leaving = await leavingFeeds(db, accountId)
  const isGone = leaving.length === 0 ? sql`` : sql` or feed_id in (${sql.join(leaving)})`
  return sql<number>`(select id from sku where account_id = ${accountId} and (in_stock = 0${isGone}))`
}
