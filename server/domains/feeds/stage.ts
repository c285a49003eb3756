import type { Insertable } from 'kysely'
import type { Db } from '../../db/openDatabase'
import type { FeedOfferTable } from '../../db/tables/feeds'
import type { FeedOffer } from '../../feeds/feedOffer'
import { offerRow } from './offerRow'

export interface PlacedOffer {
  offer: FeedOffer
  position: number
  line: number
}

/** Keeps offers of a reading until all of them are applied. */
export function stager(db: Db, feedId: number) {
  return async (offers: readonly PlacedOffer[]) => {
    if (offers.length === 0) return
    const rows: Insertable<FeedOfferTable>[] = offers.map(({ offer, ...place }) =>
      offerRow(offer, { feedId, ...place }),
    )
    await db.insertInto('feed_offer').values(rows).execute()
  }
}

export async function clearStage(db: Db, feedId: number): Promise<void> {
  await db.deleteFrom('feed_offer').where('feed_id', '=', feedId).execute()
}
