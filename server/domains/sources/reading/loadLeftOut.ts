import type { Source } from '@/contract/entities/sources/source'
import type { Db } from '../../../db/openDatabase'
import { iso } from '../../../language/times'

/** Left-out posts of a source that are listed individually. */
const LATEST = 10

type LeftOut = Source['leftOut']

/** By source: how many of its posts were left out in total, by reason. */
export async function countLeftOut(
  db: Db,
  accountId: number,
): Promise<Map<number, LeftOut['counts']>> {
  const rows = await db
    .selectFrom('source_item')
    .innerJoin('source', 'source.id', 'source_item.source_id')
    .where('source.account_id', '=', accountId)
    .where('left_out', 'is not', null)
    .groupBy(['source_id', 'left_out'])
    .select((item) => ['source_id', 'left_out', item.fn.countAll<number>().as('count')])
    .execute()
  const counts = new Map<number, LeftOut['counts']>()
  for (const { source_id, left_out, count } of rows) {
    if (left_out !== null) counts.set(source_id, { ...counts.get(source_id), [left_out]: count })
  }
  return counts
}

/** The newest left-out posts, with the reason. */
export async function latestLeftOut(db: Db, sourceId: number): Promise<LeftOut['latest']> {
  const rows = await db
    .selectFrom('source_item')
    .where('source_id', '=', sourceId)
    .where('left_out', 'is not', null)
    .orderBy(({ fn }) => fn.coalesce('published_at', 'read_at'), 'desc')
    .orderBy('key', 'desc')
    .limit(LATEST)
    .select(['left_out', 'link', 'published_at'])
    .execute()
  return rows.map(({ left_out, link, published_at }) => ({
    reason: left_out ?? '',
    link,
    publishedAt: published_at === null ? null : iso(published_at),
  }))
}
