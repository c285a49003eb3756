import { sql } from 'kysely'
import type { Db } from '../../db/openDatabase'
import { isLeaving } from '../products/leavingProducts'

/** The columns that a product copies from its offer. */
const COLUMNS = [
  'name',
  'brand',
  'price',
  'old_price',
  'currency',
  'in_stock',
  'link',
  'link_key',
  'image_url',
  'source_image_urls',
  'search_text',
  'group_id',
  'vendor_code',
  'category',
] as const

/** The columns that the search index uses (`SearchedProduct`): a mere price change does not require indexing. */
const hasSameWords = sql.join(
  (['name', 'brand', 'vendor_code', 'group_id', 'category'] as const).map(
    (column) => sql`${sql.ref(`sku.${column}`)} is not distinct from ${sql.ref(`offer.${column}`)}`,
  ),
  sql` and `,
)

/** Staged offers of a reading by their positions: `from` is inclusive, `to` exclusive. */
export interface StagedSpan {
  readingId: number
  from: number
  to: number
}

export const inSpan = ({ readingId, from, to }: StagedSpan) =>
  sql<boolean>`offer.reading_id = ${readingId} and offer.position >= ${from} and offer.position < ${to}`

/**
 * Creates products of new offers and updates the others; returns how many of each. Skips products
 * that another feed has begun to offer since, and creates again those deleted since.
 */
export async function writeProducts(
  db: Db,
  { id, account_id }: { id: number; account_id: number },
  span: StagedSpan,
  now: number,
): Promise<{ created: number; changed: number }> {
  const columns = sql.join(COLUMNS.map((column) => sql.ref(column)))
  const offered = sql.join(COLUMNS.map((column) => sql.ref(`offer.${column}`)))
  const { numAffectedRows: created = 0n } = await sql`
    insert into sku (account_id, article, ${columns}, feed_id, offer_hash, created_at)
    select
      cast(${account_id} as bigint), offer.article, ${offered}, cast(${id} as bigint), offer.hash,
      cast(${now} as bigint)
    from feed_offer offer
    where ${inSpan(span)} and not exists (select 1 from sku known where known.id = offer.sku_id)
    order by offer.position
    on conflict do nothing
  `.execute(db)
  const taken = sql.join(
    COLUMNS.map((column) => sql`${sql.ref(column)} = ${sql.ref(`offer.${column}`)}`),
  )
  const { numAffectedRows: changed = 0n } = await sql`
    update sku
    set ${taken}, feed_id = ${id}, offer_hash = offer.hash, left_at = null,
      indexed_at = case when ${hasSameWords} then sku.indexed_at end
    from feed_offer offer
    where ${inSpan(span)} and sku.id = offer.sku_id
      and (sku.feed_id is null or sku.feed_id = ${id} or sku.left_at is not null or ${isLeaving} = 1)
  `.execute(db)
  return { created: Number(created), changed: Number(changed) }
}
