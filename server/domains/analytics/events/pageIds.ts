import { LIMITS } from '@/contract/limits'
import type { Db } from '../../../db/openDatabase'

/**
 * Ids of the pages of a shop, by address; new ones are stored. Long addresses have none, and after
 * `LIMITS.reportPages` pages neither has a new one: anyone may send events with invented pages.
 */
export async function pageIds(
  db: Db,
  accountId: number,
  pages: readonly string[],
): Promise<Map<string, number>> {
  const urls = [...new Set(pages)].filter((url) => url.length <= LIMITS.reportPage).toSorted()
  const known = await storedPages(db, accountId, urls)
  const added = urls.filter((url) => !known.has(url))
  if (added.length === 0) return known
  const { count } = await db
    .selectFrom('event_page')
    .where('account_id', '=', accountId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const room = added.slice(0, Math.max(0, LIMITS.reportPages - count))
  if (room.length === 0) return known
  await db
    .insertInto('event_page')
    .values(room.map((url) => ({ account_id: accountId, url })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return storedPages(db, accountId, urls)
}

async function storedPages(
  db: Db,
  accountId: number,
  urls: readonly string[],
): Promise<Map<string, number>> {
  if (urls.length === 0) return new Map()
  const rows = await db
    .selectFrom('event_page')
    .where('account_id', '=', accountId)
    .where('url', 'in', urls)
    .select(['id', 'url'])
    .execute()
  return new Map(rows.map(({ id, url }) => [url, id]))
}
