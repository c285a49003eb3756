import type { Db } from './openDatabase'

type OwnedTable = 'album' | 'media' | 'sku' | 'post' | 'segment'

/** Returns the ids that are records of the account. */
export async function ownIds(
  db: Db,
  table: OwnedTable,
  accountId: number,
  ids: readonly number[],
): Promise<Set<number>> {
  const wanted = [...new Set(ids)].filter(Number.isSafeInteger)
  if (wanted.length === 0) return new Set()
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', 'in', wanted)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export async function areOwn(
  db: Db,
  table: OwnedTable,
  accountId: number,
  ids: readonly number[],
): Promise<boolean> {
  const own = await ownIds(db, table, accountId, ids)
  return ids.every((id) => own.has(id))
}
