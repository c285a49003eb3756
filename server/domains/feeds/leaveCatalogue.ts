import { sql } from 'kysely'
import type { Db } from '../../db/openDatabase'

/** Products of the feed that it does not offer any more are out of stock. Returns how many there are. */
export async function leaveCatalogue(
  db: Db,
  feed: { id: number; account_id: number },
  now: number,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update sku set in_stock = 0, left_at = ${now}
    where feed_id = ${feed.id} and left_at is null
      and not exists (
        select 1 from feed_offer offer
        where offer.feed_id = ${feed.id} and offer.article = sku.article
      )
  `.execute(db)
  return Number(numAffectedRows)
}

/** Deletes products that left the catalogue and that nothing of the team's work needs: no mark, no photo. */
export async function deleteUnused(db: Db, feedId: number): Promise<void> {
  await sql`
    delete from sku
    where feed_id = ${feedId} and left_at is not null
      and not exists (select 1 from media_link mark where mark.sku_id = sku.id)
      and not exists (select 1 from sku_media photo where photo.sku_id = sku.id)
  `.execute(db)
}
