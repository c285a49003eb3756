import { sql } from 'kysely'
import type { Db } from '../../db/openDatabase'

interface Feed {
  id: number
  account_id: number
}

/** What a product takes from its offer. */
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

/** Whether a product differs from its offer; also of one that was not of a feed, or had left the catalogue. */
export const isDifferent = sql<boolean>`(
  sku.offer_hash is distinct from offer.hash
  or sku.feed_id is distinct from offer.feed_id
  or sku.left_at is not null
)`

/** Makes products of new offers and brings the others up to date; returns how many of each. */
export async function writeProducts(
  db: Db,
  { id, account_id }: Feed,
  now: number,
): Promise<{ created: number; changed: number }> {
  const columns = sql.join(COLUMNS.map((column) => sql.ref(column)))
  const offered = sql.join(COLUMNS.map((column) => sql.ref(`offer.${column}`)))
  const { numAffectedRows: created = 0n } = await sql`
    insert into sku (account_id, article, ${columns}, feed_id, offer_hash, created_at)
    select
      cast(${account_id} as bigint), offer.article, ${offered}, offer.feed_id, offer.hash,
      cast(${now} as bigint)
    from feed_offer offer
    where offer.feed_id = ${id} and not exists (
      select 1 from sku known
      where known.account_id = ${account_id} and known.article = offer.article
    )
    order by offer.position
  `.execute(db)
  const taken = sql.join(
    COLUMNS.map((column) => sql`${sql.ref(column)} = ${sql.ref(`offer.${column}`)}`),
  )
  const { numAffectedRows: changed = 0n } = await sql`
    update sku
    set ${taken}, feed_id = offer.feed_id, offer_hash = offer.hash, left_at = null
    from feed_offer offer
    where offer.feed_id = ${id}
      and sku.account_id = ${account_id} and sku.article = offer.article
      and ${isDifferent}
  `.execute(db)
  return { created: Number(created), changed: Number(changed) }
}
